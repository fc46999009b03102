/** Tries one text at one door, and judges what came of it. */
import { AssertionError } from 'node:assert';
import { MOST_MILLISECONDS, processorMilliseconds } from '../../../tools/worst-texts.ts';
import type { Check, Door } from './door.ts';

export const FAULTS = ['thrown', 'slow', 'lost'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Failure {
  readonly fault: Fault;
  /** What happened, for a person. */
  readonly told: string;
  /** The same for the same defect, whatever the text. */
  readonly signature: string;
  /** Of processor time, where that is the fault. */
  readonly milliseconds: number;
}

export interface Verdict {
  readonly accepted: boolean;
  readonly failure?: Failure;
}

/** A machine has its hiccups: what is slow has to be slow every time, and its best time counts. */
const RERUNS = 2;

interface Opened {
  readonly check: Check | undefined;
  readonly milliseconds: number;
}

export async function openOnce(door: Pick<Door, 'open'>, sent: string): Promise<Opened> {
  const begun = processorMilliseconds();
  const check = await door.open(sent);
  return { check, milliseconds: processorMilliseconds() - begun };
}

async function open(door: Door, sent: string): Promise<Opened> {
  let best = await openOnce(door, sent);
  for (let rerun = 0; rerun < RERUNS && best.milliseconds > MOST_MILLISECONDS; rerun++) {
    const again = await openOnce(door, sent);
    if (again.milliseconds < best.milliseconds) best = again;
  }
  return best;
}

/** Where in the project an error came from. */
function placeOf(stack: string): string {
  const frame = stack.split('\n').find((line) => /\/(packages|apps)\/[^:]+:\d/.test(line)) ?? '';
  return /(?:packages|apps)\/[^)]+/.exec(frame)?.[0] ?? '';
}

function failureOf(error: unknown): Failure {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [first = ''] = message.split('\n');
  if (error instanceof AssertionError) {
    return { fault: 'lost', told: message, signature: `lost ${withoutDetails(first)}`, milliseconds: 0 };
  }
  const place = placeOf(stack);
  return {
    fault: 'thrown',
    told: `${name}: ${first.slice(0, 300)}\n${place}`,
    signature: `thrown ${name} ${place || withoutDetails(first)}`,
    milliseconds: 0,
  };
}

/** A sentence without what differs from text to text. */
function withoutDetails(sentence: string): string {
  return sentence.slice(0, 80).replaceAll(/\d+|“.*?”/g, '…');
}

export async function judge(door: Door, text: string): Promise<Verdict> {
  const sent = door.dress ? await door.dress(text) : text;
  try {
    const { check, milliseconds } = await open(door, sent);
    const accepted = check !== undefined;
    if (milliseconds > MOST_MILLISECONDS) {
      const told = `${Math.round(milliseconds)} ms of processor time`;
      return { accepted, failure: { fault: 'slow', told, signature: 'slow', milliseconds } };
    }
    await check?.();
    return { accepted };
  } catch (error) {
    return { accepted: false, failure: failureOf(error) };
  }
}
