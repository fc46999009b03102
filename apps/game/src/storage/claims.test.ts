import { expect, test } from 'vitest';
import { claimsOf } from './claims.ts';

/** Two tabs of one browser, as far as locks go. */
function browser({ isBusy = (): boolean => false } = {}) {
  let holder: { readonly name: string; lose(): void } | undefined;
  const waiting: (() => void)[] = [];
  const request = (name: string, { steal = false, signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        if (signal?.aborted) return;
        const mine = { name, lose: () => reject(new DOMException('stolen', 'AbortError')) };
        holder = mine;
        void hold().then(() => {
          if (holder === mine) holder = undefined;
          resolve();
          waiting.shift()?.();
        });
      };
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (isBusy()) return;
      if (holder && !steal) waiting.push(take);
      else {
        holder?.lose();
        take();
      }
    });
  const query = async () => ({ held: holder ? [{ name: holder.name }] : [] });
  return { request, query } as unknown as LockManager;
}

test('a second tab does not get a game that is played, until it takes it over; the first is told', async () => {
  const locks = browser();
  const [one, other] = [claimsOf(locks), claimsOf(locks)];
  const mine = await one.ask('a');
  expect(mine).toBeDefined();
  expect(await other.ask('a')).toBeUndefined();
  const taken = await other.takeOver('a');
  expect(taken).toBeDefined();
  await mine?.lost;
  expect(await one.ask('a')).toBeUndefined();
});

test('a game that was given up is free', async () => {
  const claims = claimsOf(browser());
  (await claims.ask('a'))?.release();
  expect(await claims.ask('a')).toBeDefined();
});

test('a browser that is too busy to answer is asked again, as long as nobody has the game', async () => {
  let asked = 0;
  const claims = claimsOf(browser({ isBusy: () => ++asked < 3 }));
  expect(await claims.ask('a')).toBeDefined();
  expect(asked).toBe(3);
});

test('without locks every tab may play', async () => {
  const claims = claimsOf(undefined);
  expect(await claims.ask('a')).toBeDefined();
  expect(await claims.takeOver('a')).toBeDefined();
});
