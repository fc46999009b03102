/** One game in two tabs: nothing that was played is written over or dropped, and the person is told and asked. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';

async function tab(context: BrowserContext): Promise<GamePage> {
  const game = new GamePage(await context.newPage());
  await game.open();
  return game;
}

async function act(game: GamePage, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const [first = ''] = await game.legal();
    await game.doByKeyboard(first);
  }
}

const kept = (game: GamePage) => expect.poll(() => game.read('saving')).toBe('kept');
const asked = (page: Page) => page.getByRole('dialog', { name: 'This game is open in another tab' });

/** Takes over the game that another tab plays. */
async function takeOver(game: GamePage): Promise<void> {
  await game.button(/^Continue/).click();
  await expect(asked(game.page)).toBeVisible();
  await game.button('Continue here').click();
  await expect(game.page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
}

/** Goes on with the game in another tab, which is closed then; tells how far it came. */
async function playElsewhere(
  context: BrowserContext,
  goOn: (game: GamePage) => Promise<void>,
): Promise<number> {
  const game = await tab(context);
  await goOn(game);
  await act(game, 5);
  await kept(game);
  const steps = await game.read('steps');
  await game.page.close();
  return steps;
}

test('an untouched tab that goes back to the title drops no game that went on elsewhere', async ({
  context,
}) => {
  const a = await tab(context);
  await a.startSeeded('tabs');
  await kept(a);
  const steps = await playElsewhere(context, takeOver);
  // Whether or not it was told: the sheet closes to the title.
  await expect(asked(a.page)).toBeVisible();
  await a.page.keyboard.press('Escape');
  await a.goOn();
  expect(await a.read('steps')).toBe(steps);
});

test('the tab that was left behind is told, and goes on from there', async ({ context }) => {
  const a = await tab(context);
  await a.startSeeded('tabs');
  await act(a, 2);
  await kept(a);
  const b = await tab(context);
  await takeOver(b);
  await expect(asked(a.page)).toBeVisible();
  await act(b, 5);
  // The computer has had its turn, and it is kept.
  await b.legal();
  await kept(b);
  await a.button('Continue here').click();
  await expect(asked(a.page)).toBeHidden();
  await expect.poll(() => a.read('steps')).toBe(await b.read('steps'));
  await expect(asked(b.page)).toBeVisible();

  // The other one watches, and sees what is played.
  await b.button('Watch').click();
  const before = await a.read('steps');
  await expect(b.page.getByText(`Step ${before} of ${before}`)).toBeVisible();
  await act(a, 1);
  await kept(a);
  await expect
    .poll(async () => {
      const steps = await a.read('steps');
      return steps > before && b.page.getByText(`Step ${steps} of ${steps}`).isVisible();
    })
    .toBe(true);

  // A tab that is gone holds nothing.
  await a.page.close();
  await b.button('‹ Back to the game').click();
  await expect.poll(() => b.read('steps')).toBeGreaterThan(before);
});

/** Cuts a tab off from what the others tell: an older version, or a browser without locks that put it to sleep. */
async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
}

async function diverge(context: BrowserContext) {
  const a = new GamePage(await context.newPage());
  await deafen(a.page);
  await a.open();
  await a.startSeeded('tabs');
  await act(a, 2);
  await kept(a);
  const there = await playElsewhere(context, (game) => game.goOn());
  const legal = await a.legal();
  await a.doByKeyboard(
    legal.filter((action) => action !== legal[0] && !action.startsWith('activate')).at(-1) ?? '',
  );
  await expect(asked(a.page)).toContainText('You made a different move here');
  return { a, there, here: await a.read('steps') };
}

test('a move that went another way is not written over the longer game', async ({ context }) => {
  const { a, there } = await diverge(context);
  await a.button('Go on from the other tab').click();
  await expect.poll(() => a.read('steps')).toBe(there);
  await kept(a);
});

for (const way of ['Keep both', 'Close'] as const) {
  test(`both games can be kept: ${way}`, async ({ context }) => {
    const { a, there, here } = await diverge(context);
    await asked(a.page).getByRole('button', { name: way }).click();
    if (way === 'Keep both') {
      await expect(asked(a.page)).toBeHidden();
      expect(await a.read('steps')).toBe(here);
      await act(a, 1);
      await kept(a);
      await a.page.getByLabel('Menu').click();
      await a.page.getByRole('button', { name: /your game is saved/ }).click();
    }
    await a.button('Saved games').click();
    await expect(a.page.getByRole('listitem').getByRole('button', { name: 'Continue' })).toHaveCount(2);
    await a.page.getByRole('listitem').getByRole('button', { name: 'Continue' }).last().click();
    await expect.poll(() => a.read('steps')).toBe(there);
  });
}

test('a setting made in one tab holds in the other', async ({ context }) => {
  const [a, b] = [await tab(context), await tab(context)];
  await a.button('Русский').click();
  await expect(b.button('English')).toBeVisible();
});
