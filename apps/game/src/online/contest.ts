/** The contest of the day: one secret deal for everybody, one attempt each. */
import { err, ok } from '@mahjong-fortress/base/result';
import type { TableStage } from '@mahjong-fortress/online';
import { type Signal, signal } from '@preact/signals';
import type { Me } from './api.ts';
import type { Answer, Refused } from './call.ts';
import { api, call } from './server.ts';

export interface Ranked extends Me {
  readonly place: number;
  readonly points: number;
  /** Its table, once the day is over. */
  readonly id?: string;
}

/** A day as it is written in Greenwich. */
export interface ContestDay {
  readonly day: string;
  readonly ends: number;
  readonly now: number;
  readonly setup: unknown;
  readonly ranking: readonly Ranked[];
  /** One's own attempt. */
  readonly yours?: { readonly id: string; readonly stage: TableStage };
  /** The last day before on which somebody came to the end. */
  readonly before?: string;
}

interface ContestNow {
  /** Who one is; absent for somebody whom the server doesn't know. */
  readonly me?: string | undefined;
  readonly today?: ContestDay;
  /** Days before it, the latest first. */
  readonly earlier?: readonly ContestDay[];
  readonly refused?: Refused;
}

/** What the sheet shows in several places. */
export const contest: Signal<ContestNow> = signal({});

async function readDay(path: string): Answer<ContestDay> {
  const answer = await call(path);
  if (!answer.ok) return answer;
  const { day, ranking } = answer.value;
  const isContest = typeof day === 'string' && Array.isArray(ranking);
  return isContest ? ok(answer.value as unknown as ContestDay) : err({ code: 'no-server' });
}

export async function lookAtContest(): Promise<void> {
  const [hello, today] = await Promise.all([api.hello(), readDay('api/daily')]);
  if (!today.ok) {
    contest.value = { ...contest.value, refused: today.error };
    return;
  }
  const me = hello.ok ? hello.value.you?.player : undefined;
  contest.value = { ...contest.value, me, today: today.value };
  const before = await dayBefore(today.value);
  contest.value = { me, today: today.value, earlier: before?.ok ? [before.value] : [] };
}

async function dayBefore({ before }: ContestDay) {
  return before === undefined ? undefined : readDay(`api/daily/${before}`);
}

/** The day before those that are shown. */
export async function lookFurtherBack(): Answer<undefined> {
  const { today, earlier = [] } = contest.value;
  const last = earlier.at(-1) ?? today;
  const before = last && (await dayBefore(last));
  if (!before) return ok(undefined);
  if (!before.ok) return before;
  contest.value = { ...contest.value, earlier: [...earlier, before.value] };
  return ok(undefined);
}

/** The table of one's attempt, which is made and dealt once. */
export async function enterContest(): Answer<string> {
  const known = await api.me();
  if (!known.ok) return known;
  const answer = await call('api/daily', { method: 'POST' });
  if (!answer.ok) return answer;
  const { id } = answer.value;
  return typeof id === 'string' ? ok(id) : err({ code: 'no-server' });
}
