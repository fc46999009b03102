/** The balance report of the fortress at hand: run in a worker, kept next to the fortress. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { FORTRESS_PREFIX, type PlayerCount, trimRows } from '@mahjong-fortress/layouts-schema';
import { balanceReport, type Level } from '@mahjong-fortress/solo-ai';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { State } from '../app/state.ts';
import { type KeptReport, makeReportsText, readReports, withReport } from './kept-report.ts';
import type { BalanceNews, BalanceTask } from './messages.ts';

interface BalanceWish {
  /** One after the other, each for so many games. */
  readonly players: readonly PlayerCount[];
  readonly level: Level;
  readonly games: number;
}

/** The part of the platform's `Worker` that is needed. */
export interface BalanceWorker {
  postMessage(task: BalanceTask): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<BalanceNews>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Progress {
  /** For how many players is being played now. */
  readonly players: PlayerCount;
  /** Over all numbers of players. */
  readonly done: number;
  readonly games: number;
  /** Seconds until the end, as far as the games so far can tell. */
  readonly left?: number;
}

export interface BalanceSurroundings {
  readonly vault: Vault;
  readonly makeWorker: () => BalanceWorker;
  /** How many workers may run at once. */
  readonly cores: number;
  /** Milliseconds of any clock. */
  readonly now: () => number;
}

export interface Balance {
  /** Of the fortress at hand, for each number of players that it was played with. */
  readonly kept: ReadonlySignal<readonly KeptReport[]>;
  /** Whether a report is about the fortress as it is now. */
  readonly isCurrent: (report: KeptReport) => boolean;
  readonly progress: ReadonlySignal<Progress | undefined>;
  readonly start: (wish: BalanceWish) => void;
  /** Ends the run; the games played so far are summed up. */
  readonly stop: () => void;
}

const PREFIX = 'balance/';
/** The picture follows the games, but not each of them. */
const SHOWN_EVERY = 5;

/** Reports stay for as long as a fortress may come back; a visit later their time is over. */
function sweep(vault: Vault): void {
  for (const name of vault.keys(PREFIX)) {
    const key = name.slice(PREFIX.length);
    if (vault.read(FORTRESS_PREFIX + key) === undefined) void vault.update(name, () => undefined);
  }
}

export function createBalance(state: State, { vault, makeWorker, cores, now }: BalanceSurroundings): Balance {
  const progress = signal<Progress | undefined>(undefined);
  const fresh = signal<{ readonly key: string; readonly kept: readonly KeptReport[] } | undefined>(undefined);
  let stop = () => {};
  sweep(vault);

  function keptFor(key: string): readonly KeptReport[] {
    return fresh.value?.key === key ? fresh.value.kept : readReports(vault.read(PREFIX + key));
  }

  const kept = computed(() => keptFor(state.fortressKey.value));
  const rowsNow = computed(() => trimRows(state.grid.value).join());

  function keep(key: string, report: KeptReport): void {
    const reports = withReport(keptFor(key), report);
    fresh.value = { key, kept: reports };
    // Where it cannot be kept it is shown all the same, until the page is closed.
    void vault.update(PREFIX + key, () => makeReportsText(reports));
  }

  function start({ players: counts, level, games }: BalanceWish): void {
    stop();
    const key = state.fortressKey.value;
    const rows = trimRows(state.grid.value);
    const all = games * counts.length;
    const begun = now();

    function play([players, ...others]: readonly PlayerCount[], before: number): void {
      if (players === undefined) return;
      const played: BalanceNews[] = [];
      const workers = Array.from({ length: Math.min(cores, games) }, makeWorker);
      const sumUp = () => {
        if (played.length > 0) keep(key, { rows, level, report: balanceReport(played, players) });
      };
      stop = () => {
        for (const worker of workers) worker.terminate();
        progress.value = undefined;
        sumUp();
        stop = () => {};
      };
      const receive = ({ data }: MessageEvent<BalanceNews>) => {
        played.push(data);
        const done = before + played.length;
        progress.value = { players, done, games: all, left: ((now() - begun) / 1000 / done) * (all - done) };
        if (played.length === games) {
          stop();
          play(others, done);
        } else if (played.length % SHOWN_EVERY === 0) sumUp();
      };
      const fail = () => {
        stop();
        state.notice.value = { words: (messages) => messages.balanceFailed, kind: 'trouble' };
      };
      for (const [first, worker] of workers.entries()) {
        worker.onmessage = receive;
        worker.onerror = fail;
        const options = { layout: rows, players, level, seed: 'balance' };
        worker.postMessage({ options, games, first, step: workers.length });
      }
      const left = before > 0 ? { left: ((now() - begun) / 1000 / before) * (all - before) } : {};
      progress.value = { players, done: before, games: all, ...left };
    }
    play(counts, 0);
  }

  return {
    kept,
    isCurrent: ({ rows }) => rows.join() === rowsNow.value,
    progress,
    start,
    stop: () => stop(),
  };
}
