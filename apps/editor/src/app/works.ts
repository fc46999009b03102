/** Keeps how far somebody has come with the fortress at hand, so that a reload takes nothing away. */

import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES, ENTRY_PREFIXES } from '@mahjong-fortress/base/vault-entries';
import { effect } from '@preact/signals';
import type { State } from './state.ts';
import { makeWorkText, readWork, type Work } from './work.ts';

const PREFIX = ENTRY_PREFIXES.work;
/** Those of the fortresses that were opened last; undoing something from weeks ago is nobody's wish. */
const MOST_KEPT = 12;
/** The keys of the kept ones, the latest first. */
const ORDER_KEY = ENTRIES.workOrder;

interface Works {
  readonly read: (key: string) => Work | undefined;
}

function orderFrom(text: string | undefined): string[] {
  return (text ?? '').split('\n').filter((key) => key !== '');
}

export function createWorks(state: State, { vault }: { readonly vault: Vault }): Works {
  let latest: string | undefined;

  function comesFirst(key: string): void {
    latest = key;
    const before = orderFrom(vault.read(ORDER_KEY)).filter((other) => other !== key);
    for (const gone of before.slice(MOST_KEPT - 1)) void vault.update(PREFIX + gone, () => undefined);
    void vault.update(ORDER_KEY, () => [key, ...before.slice(0, MOST_KEPT - 1)].join('\n'));
  }

  effect(() => {
    const key = state.fortressKey.value;
    const work = { history: state.history.value, mirror: state.mirror.value };
    // What lies on no shelf yet has nothing to come back to.
    if (key === '' || state.keeping.value === 'not-yet') return;
    if (latest !== key) comesFirst(key);
    void vault.update(PREFIX + key, () => makeWorkText(work));
  });

  return { read: (key) => readWork(vault.read(PREFIX + key)) };
}
