import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import {
  type Action,
  boardsOf,
  cellFromName,
  type Game,
  legalActions,
  makeAction,
  parseAction,
  phaseOf,
  type Realm,
  SHRINE,
  topAt,
} from '@mahjong-fortress/rules';
import { FINISHING } from '@mahjong-fortress/words/finishing';
import { en } from '@mahjong-fortress/words/game/en';
import { ru } from '@mahjong-fortress/words/game/ru';
import { uk } from '@mahjong-fortress/words/game/uk';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment, LOW_LINK, plainChoice } from './pages/game-records.ts';
import { SCREENS, SMALL_WINDOW } from './pages/screens.ts';

/** Opens a new game on a low fortress against a Novice, on the painted table. */
async function startPainted(game: GamePage, seed: string): Promise<void> {
  const { page } = game;
  await game.open({ address: LOW_LINK, plainBoard: false });
  await page.getByLabel('Who plays as player 2').selectOption('novice');
  await page.getByLabel('Deal seed').fill(seed);
  await game.button('Play').click();
  await expect.poll(() => game.read('isPainted')).toBe(true);
}

/** Plays on the canvas until the game is over. */
async function playToTheEnd(game: GamePage, finger: 'pointer' | 'touch'): Promise<void> {
  const random = randomFromSeed('canvas');
  for (let step = 0; step < 200; step++) {
    if ((await game.legal()).length === 0) return;
    const now = await game.game();
    await game.doOnCanvas(makeAction(boardsOf(now), plainChoice(now, random)), finger);
  }
  throw new Error('the game does not end');
}

/** The cell of the realm that an action such as `build c2` names. */
function cellIn(game: Game, action: string): number {
  const parsed = parseAction(boardsOf(game), action);
  if (!parsed.ok || !('cell' in parsed.value)) throw new Error(`${action} names no cell`);
  return parsed.value.cell;
}

function takeable(game: Game): number[] {
  return legalActions(game).flatMap((action) => (action.type === 'take' ? [action.cell] : []));
}

/** Two fingers enlarge the table, and a button brings all of it back. */
async function expectEnlarged(game: GamePage, cell: number): Promise<void> {
  const back = game.button('Whole table');
  const before = await game.pointOf({ type: 'fortress', cell });
  await game.pinch(before, 80);
  await expect(back).toBeVisible();
  await back.tap();
  await expect(back).toBeHidden();
  expect(await game.pointOf({ type: 'fortress', cell })).toEqual(before);
}

async function expectTheEnd(game: GamePage): Promise<void> {
  await game.expectFinalScore();
  await expect(game.page.getByRole('grid', { name: /^(Your|.+’s) realm$/ }).first()).toBeVisible();
}

test.describe('in a small window', () => {
  test.use({ viewport: SMALL_WINDOW });

  test('nothing is asked before it can be seen, and a touch during an animation ends it and counts', async ({
    page,
  }) => {
    const game = new GamePage(page);
    await game.open({ plainBoard: false, speed: 'normal' });
    await game.startSeeded('hurry');
    await expect.poll(() => game.read('isPainted')).toBe(true);
    const asked = await page.evaluate(
      () => document.querySelector('[data-busy] [data-testid=task]')?.textContent,
    );
    expect(asked ?? '').toBe('');
    const deal = await game.game();
    const take = legalActions(deal).find(({ type }) => type === 'take');
    await game.doOnCanvas(makeAction(boardsOf(deal), take as Action));
    await page.keyboard.press('s');
    await expect.poll(() => game.read('steps')).toBe(2);
    await expect(game.task).toContainText('Place');
  });

  test('a whole game from its setup to the final score by pointer on the painted table', async ({ page }) => {
    test.setTimeout(300_000);
    const game = new GamePage(page);
    await startPainted(game, 'pointer');
    await playToTheEnd(game, 'pointer');
    await expectTheEnd(game);
  });

  test('a set is completed, locked and built upon on the painted table', async ({ page }) => {
    const { record, action, before } = findMoment(
      ({ turn }, after) => turn.player === 0 && after.turn.waiting.length > 0,
      { sitters: ['human', 'novice'] },
    );
    const game = new GamePage(page);
    await game.resume(record, { plainBoard: false });
    await game.legal();
    await game.doOnCanvas(action);
    const [lock = ''] = await game.legal();
    await game.pointAt({ type: 'realm', player: 0, cell: cellIn(before, lock) });
    await expect.poll(() => game.read('phase')).toBe('build');
    const build = (await game.legal()).find((step) => step.startsWith('build')) ?? '';
    await game.doOnCanvas(build);
    const after = await game.game();
    expect(after.players[0]?.sets.length).toBe((before.players[0]?.sets.length ?? 0) + 1);
    expect(topAt(after.players[0]?.realm as Realm, cellIn(before, build))).toBe(SHRINE);
  });

  test('a refusal is told where the pointer is, and costs nothing', async ({ page }) => {
    const game = new GamePage(page);
    await game.open({ plainBoard: false });
    await game.startSeeded('pointer');
    await game.legal();
    const { fortress } = await game.game();
    await game.pointAt({ type: 'fortress', cell: cellFromName(fortress, 'd1') ?? 0 });
    await expect(page.getByRole('alert')).toHaveText('The first tile must come from the top tier.');
    // The painted table says it at the tile.
    await expect(page.locator('.bubble')).toBeHidden();
    await game.pointAt({ type: 'realm', player: 0, cell: 9 });
    await expect(page.locator('.bubble')).toHaveText(/^First choose an action/);
    expect(await game.read('steps')).toBe(0);
    // Another's realm lies over everything while it is enlarged, and Escape puts it back.
    const isCovered = () => page.evaluate(() => !window.mahjongFortress?.locate({ type: 'hand', index: 0 }));
    await game.doOnCanvas((await game.legal())[0] ?? '');
    await expect.poll(isCovered).toBe(false);
    await game.pointAt({ type: 'player', player: 1 });
    await expect.poll(isCovered).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isCovered).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game from its setup to the final score by touch', async ({ page }) => {
    test.setTimeout(300_000);
    const game = new GamePage(page);
    await startPainted(game, 'touch');
    await game.legal();
    const [cell = -1] = takeable(await game.game());
    await game.tap({ type: 'fortress', cell });
    await expect(game.task, 'the first tap only looks').toHaveText('Tap it again to take it.');
    await expectEnlarged(game, cell);
    await playToTheEnd(game, 'touch');
    await expectTheEnd(game);
  });

  test('a first tap shows what placing there would bring, a second one places', async ({ page }) => {
    const { record, action, before } = findMoment(
      ({ turn }, after) => turn.player === 0 && after.turn.waiting.length > 0,
      { sitters: ['human', 'novice'] },
    );
    const game = new GamePage(page);
    await game.resume(record);
    const cells = page.locator('#realm-0 [data-lit]');
    await game.cell('realm-0', cellIn(before, action)).tap();
    expect(await cells.count()).toBeGreaterThanOrEqual(4);
    expect(await game.read('steps')).toBe(record.actions.length);
    await game.button('Cancel').tap();
    await expect(game.button('Place here')).toBeHidden();
    await game.cell('realm-0', cellIn(before, action)).tap();
    await game.button('Place here').tap();
    expect(await game.read('phase')).toBe('lock');
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('all of my realm is seen while a tile is taken, and the log is in the menu', async ({ page }) => {
    const { reached } = findMoment((_, after) => after.turn.player === 0 && after.round >= 2, {
      layout: layoutById('standard-2')?.rows ?? [],
      spirits: ['beauty', 'destruction'],
      sitters: ['human', 'novice'],
    });
    const game = new GamePage(page);
    await game.resume(reached, { plainBoard: false });
    await expect.poll(() => game.read('isPainted')).toBe(true);
    await game.legal();
    const [me] = (await game.game()).players;
    const last = (me?.realm.tops.length ?? 0) - 1;
    const corner = await game.pointOf({ type: 'realm', player: 0, cell: last });
    const bar = await page.locator('.action-bar').boundingBox();
    expect(corner.y).toBeLessThan((bar?.y ?? 0) - 10);
    const log = page.getByRole('region', { name: 'Log' });
    await page.getByLabel('Menu').tap();
    await game.button('Log').tap();
    await expect(log).toBeVisible();
    await game.task.tap();
    await expect(log).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the table keeps its size when hints are given, a tile is taken and questions are asked', async ({
    page,
  }) => {
    const { record, action } = findMoment(() => true, { sitters: ['human', 'novice'] });
    const game = new GamePage(page);
    const table = page.locator('.stage');
    const sizes = [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const;
    // One game for each size, so that each begins with the same questions.
    const seats = sizes.map(([width]) => [{ level: 'human', name: `At ${width}` }, { level: 'novice' }]);
    const games = seats.map((there) => ({ ...record, seats: there }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await game.open({ plainBoard: false, shelf: Object.fromEntries(games.map((one, at) => [`${at}`, one])) });
    for (const [at, [width, height]] of sizes.entries()) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await game.goTo(`${at}`, games[at] ?? record);
        await expect.poll(() => game.read('isPainted')).toBe(true);
        await game.legal();
        const before = await table.boundingBox();
        const expectNoMove = async () => {
          await page.getByRole('button', { name: 'Hint' }).tap();
          await expect(page.locator('.hint')).toContainText('Hint: ');
          expect(await table.boundingBox()).toEqual(before);
        };
        await expectNoMove();
        await game.doOnCanvas(action, 'touch');
        await expect(game.button('Take a shrine')).toBeVisible();
        expect(await table.boundingBox()).toEqual(before);
        await expectNoMove();
      });
    }
  });
});

test('the table keeps its size whatever is asked, in every language and with two Spirits', async ({
  page,
}) => {
  const callable = (game: Game) =>
    new Set(legalActions(game).flatMap((action) => (action.type === 'activate' ? [action.spirit] : [])));
  const { reached } = findMoment(
    (_, after) => after.turn.player === 0 && phaseOf(after) === 'finish' && callable(after).size === 2,
    { spirits: ['depths', 'deceit'], sitters: ['human', 'novice'] },
  );
  const game = new GamePage(page);
  await game.resume(reached);
  const words = { en, ru, uk };
  for (const language of LANGUAGES) {
    await page.evaluate((tag) => {
      const settings = { speed: 'off', plainBoard: true, language: tag };
      localStorage.setItem('mahjong-fortress/settings', JSON.stringify(settings));
    }, language);
    await page.reload();
    const { tasks, spirits } = words[language];
    const { effects, finish, build, pay, ...plain } = tasks;
    const questions = [
      finish(FINISHING),
      build(2),
      pay(spirits.destruction.name, true),
      ...Object.values(plain),
      ...Object.values(effects),
    ];
    await expect(game.task).toHaveText(finish(FINISHING));
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const shown = await game.task.evaluate((task, list) => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return list.map((question) => {
          task.textContent = question;
          const [stage, bar] = [boxOf('.stage'), boxOf('.action-bar')];
          return { question, table: stage?.toJSON(), covered: (stage?.bottom ?? 0) - (bar?.top ?? 0) };
        });
      }, questions);
      for (const { question, table, covered } of shown) {
        expect(table, `${question} at ${width}`).toEqual(shown[0]?.table);
        // A long question may rise over the edge of the table by a line.
        expect(covered, `${question} at ${width}`).toBeLessThan(20);
      }
    }
  }
});

test('on its side a phone shows the whole table, and nothing lies over it', async ({ page }) => {
  const { reached } = findMoment((_, after) => after.turn.player === 0 && after.round >= 2, {
    spirits: ['depths', 'deceit', 'faith', 'wind'],
    sitters: ['human', 'novice'],
  });
  const game = new GamePage(page);
  await game.resume(reached, { plainBoard: false });
  await game.legal();
  for (const [width, height] of SCREENS.filter(([wide, high]) => wide > high)) {
    await page.setViewportSize({ width, height });
    const { fortress, players } = await game.game();
    const spots = [
      ...fortress.stacks.flatMap(({ length }, cell) =>
        length > 0 ? [{ type: 'fortress', cell } as const] : [],
      ),
      ...(players[0]?.realm.tops ?? []).map((_, cell) => ({ type: 'realm', player: 0, cell }) as const),
    ];
    await expect
      .poll(
        () =>
          page.evaluate(
            (all) =>
              all.filter((spot) => {
                const at = window.mahjongFortress?.locate(spot);
                return at === undefined || document.elementFromPoint(at.x, at.y)?.tagName !== 'CANVAS';
              }),
            spots,
          ),
        `at ${width} × ${height}`,
      )
      .toEqual([]);
  }
});
