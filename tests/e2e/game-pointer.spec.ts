import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwx';

/** The number of a cell such as `c2` on a grid. */
function cellOf(name: string, columns: number): number {
  return (Number(name.slice(1)) - 1) * columns + LETTERS.indexOf(name[0] ?? '');
}

test('a turn with the pointer on the painted table', async ({ page }) => {
  test.setTimeout(90_000);
  const game = new GamePage(page);
  await game.open({ plainBoard: false });
  await game.startSeeded('pointer');
  await expect.poll(() => game.read('isPainted')).toBe(true);
  const { fortress } = (await game.read('position')) as { fortress: readonly string[] };
  const columns = fortress[0]?.split(' ').length ?? 0;

  await game.pointAt({ type: 'fortress', cell: cellOf('d1', columns) });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(await game.read('steps')).toBe(0);

  const take = (await game.legal()).find((action) => action.startsWith('take')) ?? '';
  await game.pointAt({ type: 'fortress', cell: cellOf(take.split(' ')[1] ?? '', columns) });
  await expect.poll(() => game.read('phase')).toBe('finish');
  await game.button('Take a shrine').click();
  await expect.poll(() => game.read('phase')).toBe('place');
  await game.pointAt({ type: 'realm', player: 0, cell: 8 });
  await expect.poll(() => game.read('steps')).toBeGreaterThanOrEqual(3);
  const { players } = (await game.read('position')) as { players: readonly { realm: readonly string[] }[] };
  expect(players[0]?.realm[1]?.split(' ')[2]).toMatch(/^..\+$/);
});
