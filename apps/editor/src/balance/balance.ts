/** The balance report of the fortress at hand: run in a worker, kept next to the fortress. */
import {
  FORTRESS_PREFIX,
  type KeyedStorage,
  type PlayerCount,
  trimRows,
} from '@mahjong-fortress/layouts-schema';
import { type BalanceReport, balanceReport, type Level } from '@mahjong-fortress/solo-ai';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { State } from '../app/state.ts';
import type { BalanceNews, BalanceTask } from './messages.ts';

interface BalanceWish {
  readonly players: PlayerCount;
  readonly level: Level;
  readonly games: number;
}

/** A report with what it is about, so that one can see when the fortress has changed since. */
export interface KeptReport {
  readonly version: typeof VERSION;
  readonly rows: readonly string[];
  readonly level: Level;
  readonly report: BalanceReport;
}

/** The part of the platform's `Worker` that is needed. */
export interface BalanceWorker {
  postMessage(task: BalanceTask): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<BalanceNews>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Balance {
  readonly kept: ReadonlySignal<KeptReport | undefined>;
  /** Whether the report is about the fortress as it is now. */
  readonly isCurrent: ReadonlySignal<boolean>;
  readonly progress: ReadonlySignal<{ readonly done: number; readonly games: number } | undefined>;
  readonly start: (wish: BalanceWish) => void;
  /** Ends the run; the games played so far are summed up. */
  readonly stop: () => void;
}

const PREFIX = 'mahjong-fortress/balance/';
/** Of what a kept report looks like. */
const VERSION = 1;
/** The picture follows the games, but not each of them. */
const SHOWN_EVERY = 5;

/** A report that cannot be read, or looks otherwise, is no report; another one is quickly made. */
function readReport(text: string | null): KeptReport | undefined {
  try {
    const kept = JSON.parse(text ?? '') as KeptReport;
    return kept.version === VERSION ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Reports stay for as long as a fortress may come back; a visit later their time is over. */
function sweep(storage: KeyedStorage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names.filter((candidate) => candidate.startsWith(PREFIX))) {
    const key = name.slice(PREFIX.length);
    if (storage.getItem(FORTRESS_PREFIX + key) === null) storage.removeItem(name);
  }
}

export function createBalance(state: State, storage: KeyedStorage, makeWorker: () => BalanceWorker): Balance {
  const progress = signal<{ readonly done: number; readonly games: number } | undefined>(undefined);
  const fresh = signal<{ readonly key: string; readonly kept: KeptReport } | undefined>(undefined);
  let stop = () => {};
  sweep(storage);

  const kept = computed(() => {
    const key = state.fortressKey.value;
    return fresh.value?.key === key ? fresh.value.kept : readReport(storage.getItem(PREFIX + key));
  });

  function keep(key: string, report: KeptReport): void {
    fresh.value = { key, kept: report };
    try {
      storage.setItem(PREFIX + key, JSON.stringify(report));
    } catch {
      // It is shown all the same, until the page is closed.
    }
  }

  function start({ players, level, games }: BalanceWish): void {
    stop();
    const key = state.fortressKey.value;
    const rows = trimRows(state.grid.value);
    const played: BalanceNews[] = [];
    const worker = makeWorker();
    const sumUp = () => {
      if (played.length > 0)
        keep(key, { version: VERSION, rows, level, report: balanceReport(played, players) });
    };
    stop = () => {
      worker.terminate();
      progress.value = undefined;
      sumUp();
      stop = () => {};
    };
    progress.value = { done: 0, games };
    worker.onmessage = ({ data }) => {
      played.push(data);
      progress.value = { done: played.length, games };
      if (played.length === games) stop();
      else if (played.length % SHOWN_EVERY === 0) sumUp();
    };
    worker.onerror = () => {
      stop();
      state.notice.value = { words: (messages) => messages.balanceFailed, kind: 'trouble' };
    };
    worker.postMessage({ options: { layout: rows, players, level, seed: 'balance' }, games });
  }

  return {
    kept,
    isCurrent: computed(() => kept.value?.rows.join() === trimRows(state.grid.value).join()),
    progress,
    start,
    stop: () => stop(),
  };
}
