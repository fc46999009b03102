/**
 * The dearest texts, each in a fresh process: what a person waits for is the first file, not the tenth, and the first one
 * pays for everything that has to be compiled.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEXT_LIMITS } from '@mahjong-fortress/layouts-schema';
import { RECORD_LIMITS } from '@mahjong-fortress/match';
import { build } from 'esbuild';
import { MOST_MILLISECONDS, slownessBy, worstJson } from '../../../tools/worst-texts.ts';
import type { Door } from './door.ts';
import { YARDSTICK } from './yardstick.ts';

export interface FirstCalls {
  readonly calls: readonly FirstCall[];
  /** How many times as long as on a quiet machine everything takes here; never less than 1. */
  readonly slowness: number;
}

interface FirstCall {
  readonly door: string;
  /** What the text is. */
  readonly name: string;
  readonly milliseconds: number;
}

/** As long as what is read of a file, and of a game. */
const LENGTHS = [TEXT_LIMITS.file, RECORD_LIMITS.textLength];
/** Of all JSON, these cost the most. */
const DEAREST = ['a new key in every object', 'many keys'] as const;

/** A machine has its hiccups: what is slow has to be slow in every process. */
const TRIES = 10;
const PATIENCE_MILLISECONDS = 20_000;

function textsFor(door: Door): readonly (readonly [name: string, text: string])[] {
  const json = LENGTHS.flatMap((length) => {
    const all = worstJson(length);
    return DEAREST.map((name) => [`${name}, ${length} characters`, all[name] ?? ''] as const);
  });
  return [...json, ...Object.entries(door.worst?.() ?? {})];
}

/** The program as one file, so that a process is about its text from the start. */
async function bundleInto(folder: string): Promise<string> {
  const outfile = path.join(folder, 'first-call.mjs');
  const entry = fileURLToPath(new URL('first-call.ts', import.meta.url));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // Some packages are still asked for in the old way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return outfile;
}

interface Call {
  readonly program: string;
  readonly door: string;
  readonly file: string;
  /** Quick enough. */
  readonly most: number;
}

/** Until one process is quick enough; the best time counts. */
function callOf({ program, door, file, most }: Call): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && best > most; tries++) {
    const { status, stdout } = spawnSync(process.execPath, [program, door, file], {
      encoding: 'utf8',
      timeout: PATIENCE_MILLISECONDS,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status === 0) best = Math.min(best, Number(stdout));
  }
  return best;
}

export async function firstCalls(doors: readonly Door[]): Promise<FirstCalls> {
  if (doors.length === 0) return { calls: [], slowness: 1 };
  const folder = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-first-'));
  try {
    const program = await bundleInto(folder);
    const file = path.join(folder, 'text');
    writeFileSync(file, worstJson(RECORD_LIMITS.textLength)[DEAREST[0]] ?? '');
    const yardstick = callOf({ program, door: YARDSTICK.name, file, most: 0 });
    if (!Number.isFinite(yardstick)) throw new Error('Not even the yardstick ran: nothing can be measured.');
    const slowness = slownessBy(yardstick);
    const most = MOST_MILLISECONDS * slowness;
    const calls = doors.flatMap((door) =>
      textsFor(door).map(([name, text]) => {
        writeFileSync(file, text);
        return { door: door.name, name, milliseconds: callOf({ program, door: door.name, file, most }) };
      }),
    );
    return { calls, slowness };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The dearest of all, and whatever is too dear. */
export function wordsOn({ calls, slowness }: FirstCalls): {
  readonly lines: readonly string[];
  readonly isSlow: boolean;
} {
  if (calls.length === 0) return { lines: [], isSlow: false };
  const inOrder = calls.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const most = MOST_MILLISECONDS * slowness;
  const slow = inOrder.filter(({ milliseconds }) => milliseconds > most);
  const shown = slow.length > 0 ? slow : inOrder.slice(0, 3);
  const line = ({ door, name, milliseconds }: FirstCall) =>
    `  ${milliseconds.toFixed(0).padStart(4)} ms  ${door}: ${name}`;
  const title = slow.length > 0 ? 'too slow' : 'the dearest';
  return {
    lines: [
      `${calls.length} texts, each the first in a fresh process; at most ${most.toFixed(0)} ms here; ${title}:`,
      ...shown.map(line),
    ],
    isSlow: slow.length > 0,
  };
}
