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

export interface Balance {
  readonly kept: ReadonlySignal<KeptReport | undefined>;
  /** Whether the report is about the fortress as it is now. */
  readonly isCurrent: ReadonlySignal<boolean>;
  readonly progress: ReadonlySignal<{ readonly done: number; readonly games: number } | undefined>;
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

export function createBalance(state: State, vault: Vault, makeWorker: () => BalanceWorker): Balance {
  const progress = signal<{ readonly done: number; readonly games: number } | undefined>(undefined);
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
