/** The balance report of the fortress at hand: run in a worker, kept next to the fortress. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { FORTRESS_PREFIX, type PlayerCount, trimRows } from '@mahjong-fortress/layouts-schema';
import { balanceReport, type Level } from '@mahjong-fortress/solo-ai';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { State } from '../app/state.ts';
import { type KeptReport, readReport, VERSION } from './kept-report.ts';
import type { BalanceNews, BalanceTask } from './messages.ts';

interface BalanceWish {
  readonly players: PlayerCount;
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
  readonly kept: ReadonlySignal<KeptReport | undefined>;
  /** Whether the report is about the fortress as it is now. */
  readonly isCurrent: ReadonlySignal<boolean>;
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
  const fresh = signal<{ readonly key: string; readonly kept: KeptReport } | undefined>(undefined);
  let stop = () => {};
  sweep(vault);

  const kept = computed(() => {
    const key = state.fortressKey.value;
    return fresh.value?.key === key ? fresh.value.kept : readReport(vault.read(PREFIX + key));
  });

  function keep(key: string, report: KeptReport): void {
    fresh.value = { key, kept: report };
    // Where it cannot be kept it is shown all the same, until the page is closed.
    void vault.update(PREFIX + key, () => JSON.stringify(report));
  }

  function start({ players, level, games }: BalanceWish): void {
    stop();
    const key = state.fortressKey.value;
    const rows = trimRows(state.grid.value);
    const played: BalanceNews[] = [];
    const workers = Array.from({ length: Math.min(cores, games) }, makeWorker);
    const begun = now();
    const sumUp = () => {
      if (played.length > 0)
        keep(key, { version: VERSION, rows, level, report: balanceReport(played, players) });
    };
    stop = () => {
      for (const worker of workers) worker.terminate();
      progress.value = undefined;
      sumUp();
      stop = () => {};
    };
    progress.value = { done: 0, games };
    const receive = ({ data }: MessageEvent<BalanceNews>) => {
      played.push(data);
      const done = played.length;
      progress.value = { done, games, left: ((now() - begun) / 1000 / done) * (games - done) };
      if (done === games) stop();
      else if (done % SHOWN_EVERY === 0) sumUp();
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
  }

  return {
    kept,
    isCurrent: computed(() => kept.value?.rows.join() === trimRows(state.grid.value).join()),
    progress,
    start,
    stop: () => stop(),
  };
}
