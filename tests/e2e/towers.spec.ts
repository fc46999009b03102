import { after, type CardId, cellName, type Game, legalActions } from '@mahjong-fortress/towers';
import { expect, type Page, test } from '@playwright/test';
import { objections } from './pages/axe.ts';
import { smallTargets } from './pages/fingers.ts';
import { SCREENS } from './pages/screens.ts';
import { TowersPage, towersAt, towersBeforeLastTurn, towersBeforeYearsEnd } from './pages/towers-page.ts';

/** As the second version of the first game left it. */
const FORTRESS_SAVE = {
  id: 'fortress',
  text: '{"version":2,"savedAt":1,"record":{"format":"mahjong-fortress-record","version":2,"game":"mahjong-fortress","setup":{"fortress":{"id":"standard-2","version":1,"name":"Wall"},"layout":["001111111100","011222222110","111233332111","111333333111","111233332111","011222222110","001111111100"],"seed":"autumn","firstPlayer":0,"realm":{"columns":6,"rows":4},"spirits":["wind"],"dragons":["harmony"]},"seats":[{"name":"Анна","level":"human","colour":"spring"},{"level":"apprentice","colour":"autumn"}],"actions":["take e3","take a4","place Yw c2","place Yw c3","end","take h3","shrine","place M4 a1"]}}',
};

test('a turn by keyboard on the plain board: points are given back, refusals say why, a reload goes on', async ({
  page,
}) => {
  const towers = new TowersPage(page);
  await towers.open();
  await towers.play();
  await expect(towers.task).toContainText('Put your first knight on a castle.');
  await towers.pressCell('2,2');
  await towers.expectPoints(5);
  await page.keyboard.press('b');
  await towers.pressCell('2,3');
  await towers.expectPoints(4);
  await expect(towers.cell('2,3')).toHaveAccessibleName(/^2,3, level 1, castle of area 2, height 1/);
  await page.keyboard.press('u');
  await towers.expectPoints(5);
  await page.keyboard.press('b');
  await towers.pressCell('7,7');
  await expect(page.getByRole('alert')).toContainText('A block on the ground must be next to a castle.');
  await towers.pressCell('2,3');
  await towers.expectPoints(4);
  await towers.pressCell('2,3');
  await towers.expectPoints(3);
  await towers.pressCell('2,3');
  await expect(page.getByRole('alert')).toContainText('The castle has area 2, so height 2 at most.');
  // The knight climbs, and the year would pay two cells times level two.
  await page.keyboard.press('m');
  await towers.pressCell('2,3');
  await towers.expectPoints(2);
  await expect(page.getByRole('region', { name: 'If the year ended now' })).toContainText('2×2=4');
  await page.keyboard.press('n');
  await expect(page.getByRole('img', { name: /^Year 1, round 2 of 4/ })).toBeVisible();
  await towers.expectPoints(5);
  const address = page.url();
  expect(address).toContain('#/game/');
  await page.reload();
  await expect(page.getByRole('img', { name: /^Year 1, round 2 of 4/ })).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(towers.cell('2,3')).toHaveAccessibleName(/level 2.*your knight/);
});

test('the last turn leads to the final score and a replay; old saves of both games are listed', async ({
  page,
}) => {
  const towers = new TowersPage(page);
  await towers.open({ left: [FORTRESS_SAVE, towersBeforeLastTurn()] });
  await page.getByRole('button', { name: 'Saved games' }).click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText('Towers');
  await expect(lines.nth(1)).toContainText('Wall');
  await lines.nth(0).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^Year 3, round 4 of 4/ })).toBeVisible();
  // An address with a sheet opens the rules of the game that is open.
  await page.evaluate(() => {
    location.hash += '/help';
  });
  await expect(page.getByRole('heading', { name: 'Towers: the rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Year 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Watch replay' }).click();
  await expect(page).toHaveURL(/#\/replay\/last-turn\/0$/);
  // Whoever looks on is told whose stacks they are, and reads the sheets there too.
  await expect(page.locator('.tw-years')).toHaveAttribute('aria-label', 'Before the first year');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('img', { name: 'The game is over' })).toBeVisible();
  await expect(page).toHaveURL(/#\/replay\/last-turn\/\d\d/);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.locator('.tw-years')).toHaveAttribute(
    'aria-label',
    /^Year 3, round 4 of 4, .+’s stacks: /,
  );
  await expect(page.getByRole('img', { name: /blocks? in the supply not needed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Points by year' }).click();
  const sheets = page.getByRole('dialog', { name: 'Points by year' });
  await expect(sheets.getByRole('columnheader', { name: 'Year 2' })).toBeVisible();
  await expect(sheets.getByRole('columnheader', { name: 'Year 3' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The game is counted as one of Towers, and not among those of the first game.
  await page.evaluate(() => {
    location.hash = '#/statistics';
  });
  await expect(page.getByText('Finish a game to see it here.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Towers' }).click();
  await expect(page.getByRole('row', { name: /^Novice 1/ })).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

test('no game is begun beside another one without a word', async ({ page }) => {
  const towers = new TowersPage(page);
  const begun = towersBeforeYearsEnd('begun', 1);
  await towers.open({ left: [begun, towersBeforeLastTurn()], address: '/#/game/last-turn' });
  await expect(page.getByRole('img', { name: /^Year 3, round 4 of 4/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  const keepsGame = page.getByText('Your game in progress stays under Saved games.');
  for (const [button, dialog] of [
    ['Same deal again', 'Same deal again'],
    ['Play again', 'Another game'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toContainText(await keepsGame.innerText());
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => {
    location.hash = '#/towers/rules';
  });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(keepsGame).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(towers.task).toContainText('Put your first knight on a castle.');
});

/** A way to play a card there, if there is one. */
function useOf(card: CardId, game: Game) {
  return legalActions(game)
    .filter((action) => action.type === 'card')
    .find((action) => action.card === card);
}

/** A block to build, so that there are two stacks to choose from, and a way to insert one of the other stack then. */
function insertAfterBlock(game: Game) {
  for (const block of legalActions(game)) {
    if (block.type !== 'block') continue;
    const built = after(game, block);
    const inserts = legalActions(built).filter(
      (action) => action.type === 'card' && action.card === 'insert',
    );
    const insert = inserts.find((action) => 'stack' in action && action.stack !== 'used');
    if (insert?.type === 'card') return { cell: block.cell, insert, inserted: after(built, insert) };
  }
  return undefined;
}

test('what moments of a game ask for: sheets of a year, cards drawn, cards of two steps, the next person', async ({
  page,
}) => {
  const drawn = towersAt({
    id: 'drawn',
    setup: { seed: 'drawn', players: 2, variant: 'own' },
    people: 'whose turn it is',
    isReached: ({ turn }) => turn.drawn.length === 3,
  });
  const cards = towersAt({
    id: 'cards',
    setup: { seed: 'cards', players: 2, variant: 'master', master: 'edge' },
    people: 'whose turn it is',
    isReached: (game) =>
      game.turn.ap === 5 && useOf('shift', game) !== undefined && insertAfterBlock(game) !== undefined,
  });
  const shared = towersAt({
    id: 'shared',
    setup: { seed: 'shared', players: 2 },
    people: 'everybody',
    isReached: ({ stage, round }) => stage === 'year' && round === 2,
  });
  const towers = new TowersPage(page);
  await towers.open({
    left: [towersBeforeYearsEnd('year', 1), drawn, cards, shared],
    address: '/#/game/year',
  });
  const goTo = (id: string) => page.evaluate((hash) => window.location.assign(hash), `#/game/${id}`);

  await test.step('the sheets of a year', async () => {
    await expect(page.getByRole('img', { name: /^Year 1, round 4 of 4/ })).toBeVisible();
    await page.keyboard.press('n');
    const sheet = page.getByRole('dialog', { name: 'Points by year' });
    await expect(sheet.getByRole('columnheader', { name: 'Year 1' })).toBeVisible();
    await expect(sheet.getByRole('columnheader', { name: 'Year 2' })).toHaveCount(0);
    // Whoever reads misses nothing: the game goes on when the sheet is closed.
    const calendar = page.locator('.tw-years');
    await expect(calendar).toHaveAttribute('aria-label', /^Year 1/);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(calendar).toHaveAttribute('aria-label', /^(After year 1|Year 2)/);
    await page.getByRole('button', { name: 'Points by year' }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('cards of an own deck', async () => {
    await goTo('drawn');
    const keep = towers.button(/^Keep /);
    await expect(keep).toHaveCount(3);
    await towers.button('Others on top').click();
    await keep.first().click();
    await expect(keep).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Your cards' })).toBeVisible();
  });

  await test.step('cards of two steps, on the master table', async () => {
    await goTo('cards');
    await expect(page.getByRole('button', { name: /^Edge / })).toBeVisible();
    // Hands are open here, and what a castle pays leads to it.
    const forecast = page.getByRole('region', { name: 'If the year ended now' });
    await forecast
      .getByRole('button', { name: /cards?$/ })
      .first()
      .hover();
    await expect(page.getByRole('tooltip')).toContainText('In hand');
    await expect(page.getByRole('tooltip')).toContainText('Leap up');
    await forecast.locator('.tw-part').first().hover();
    await expect(page.locator('.tw-castle')).toContainText(/^Castle of area /);
    const moving = (['relocate', 'diagonal', 'doors'] as const).find((card) => useOf(card, cards.game));
    await page.locator(`.tw-panel [data-does="${moving}"]`).click();
    // What it does stands where the tools were.
    await expect(page.locator('.tw-effect')).toContainText('Move a knight');
    await expect(towers.button(/^Build/)).toHaveCount(0);
    const shift = useOf('shift', cards.game);
    const lifting = insertAfterBlock(cards.game);
    await towers.button('Shift a block').click();
    await expect(towers.task).toContainText('step 1');
    await towers.pressCell(cellName(shift?.from ?? 0));
    await expect(towers.task).toContainText('step 2');
    await towers.pressCell(cellName(shift?.to ?? 0));
    await expect(towers.cell(cellName(shift?.to ?? 0))).toHaveAccessibleName(/level 1/);
    await page.keyboard.press('u');
    await expect(towers.button('Shift a block')).toBeVisible();
    await page.keyboard.press('b');
    await towers.pressCell(cellName(lifting?.cell ?? 0));
    await towers.expectPoints(4);
    await towers.button('Insert a block').click();
    const stacks = page.getByRole('group', { name: 'Take the block from' }).getByRole('button');
    await expect(towers.task).toContainText('Insert, step 1');
    await expect(stacks.first()).toHaveAttribute('aria-pressed', 'true');
    await stacks.getByText(`a stack of ${lifting?.insert.stack}`).click();
    await expect(towers.task).toContainText('Insert, step 2');
    await towers.pressCell(cellName(lifting?.insert.to ?? 0));
    await expect(towers.button('Insert a block')).toHaveCount(0);
    const { used, seat } = lifting?.inserted.turn ?? cards.game.turn;
    const left = [used, ...(lifting?.inserted.players[seat]?.stacks ?? [])].join(' ');
    await expect(page.locator('.tw-years')).toHaveAttribute(
      'aria-label',
      new RegExp(`your stacks: ${left}$`),
    );
  });

  await test.step('a hint points at the board and at buttons', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(page.locator('.pointers span').first()).toBeVisible();
  });

  await test.step('the next person', async () => {
    await goTo('shared');
    await expect(page.getByRole('heading', { name: /^Pass to / })).toBeVisible();
    await page.getByRole('button', { name: /^I’m / }).click();
    await towers.expectPoints(5);
  });
});

test('the painted board: a turn by mouse', async ({ page }) => {
  const towers = new TowersPage(page);
  await towers.open({ plainBoard: false });
  await towers.play();
  const click = async (name: string) => {
    const { x, y } = await towers.pointOf(name);
    await page.mouse.click(x, y);
  };
  await click('2,2');
  await towers.expectPoints(5);
  expect(await objections(page)).toEqual([]);
  await click('2,3');
  await towers.expectPoints(4);
  await click('2,2');
  await expect(towers.task).toContainText('Choose where the knight goes');
  await click('2,3');
  await towers.expectPoints(3);
  await towers.button('End turn').click();
  await expect(page.getByRole('img', { name: /^Year 1, round 2 of 4/ })).toBeVisible();
});

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the painted board: the first touch shows, the second does', async ({ page }) => {
    const towers = new TowersPage(page);
    await towers.open({ plainBoard: false });
    await towers.play();
    const tap = async (name: string) => {
      const { x, y } = await towers.pointOf(name);
      await page.touchscreen.tap(x, y);
    };
    await tap('2,2');
    await towers.button('Place here').tap();
    await towers.expectPoints(5);
    await tap('2,3');
    await expect(towers.button('Build here')).toBeVisible();
    await towers.expectPoints(5);
    await tap('2,3');
    await towers.expectPoints(4);
    await towers.button('End turn').tap();
    await expect(page.getByRole('img', { name: /^Year 1, round 2 of 4/ })).toBeVisible();
  });
});

test('the rules are searched; the lessons by keyboard: offered once, the focus is led, and a year is paid', async ({
  page,
}) => {
  const towers = new TowersPage(page);
  await towers.open({ address: '/#/towers/rules' });
  // The rules are a door to them, too: searched as one types, a picture for every section and card.
  const sections = page.locator('.help section');
  await expect(page.locator('.help img')).toHaveCount(27);
  await page.getByRole('searchbox').fill('diagonal');
  await expect(page.locator('.help mark').first()).toHaveText(/^diagonal$/i);
  expect(await sections.count()).toBeLessThan(9);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No rules match your search.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('button', { name: /^Play the tutorial/ })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: /Back$/ }).click();
  await towers.play();
  const guide = page.getByRole('region', { name: 'Tutorial' });
  await expect(guide).toContainText('First time here?');
  await guide.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(page).toHaveURL(/#\/towers\/learn$/);
  const words = page.getByTestId('coach');
  const look = ['welcome', 'goal', 'points'];
  const first = ['widen', 'raise', 'climb', 'bring', 'end'];
  const second = ['doors', 'king', 'area', 'card', 'buy', 'advance', 'close'];
  // Here a tool or a knight is chosen before the cell.
  const twice = ['widen', 'climb', 'bring', 'doors', 'area', 'card'];
  for (const step of [...look, ...first, ...second]) {
    await expect(words).toHaveAttribute('data-step', step);
    await expect(page.locator('.pointers span').first()).toBeVisible();
    for (let touches = twice.includes(step) ? 2 : 1; touches > 0; touches--) {
      await expect(page.locator(':focus')).toBeVisible();
      await page.keyboard.press('Enter');
    }
  }
  await expect(words).toHaveAttribute('data-step', 'finish');
  await expect(page.locator('#tw-points-0')).toContainText('20');
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play a real game' }).click();
  await expect(towers.task).toContainText('Put your first knight on a castle.');
  await expect(guide).toHaveCount(0);
});

test('the painted board turns by quarters and lies flat', async ({ page }) => {
  const towers = new TowersPage(page);
  await towers.open({
    plainBoard: false,
    left: [towersBeforeYearsEnd('turned', 3)],
    address: '/#/game/turned',
  });
  const canvas = page.locator('.canvas-host canvas');
  const middle = async () => {
    const box = await canvas.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const sides = async (name: string) => {
    const [point, { x, y }] = [await towers.pointOf(name), await middle()];
    return [Math.abs(point.x - x) < 40 ? 0 : Math.sign(point.x - x), Math.sign(point.y - y)];
  };
  // The north-west corner goes round clockwise: back, right, front, left.
  const corners = [
    [0, -1],
    [1, expect.any(Number)],
    [0, 1],
    [-1, expect.any(Number)],
  ];
  for (const corner of corners) {
    await expect.poll(() => sides('0,0')).toEqual(corner);
    await page.getByRole('button', { name: 'Turn the board' }).click();
  }
  await expect.poll(() => sides('0,0')).toEqual([0, -1]);
  await page.keyboard.press('v');
  await expect(page.getByRole('button', { name: 'From above' })).toHaveAttribute('aria-pressed', 'true');
  // Rows lie level and columns upright.
  await expect
    .poll(async () => {
      const [a, b, c] = [
        await towers.pointOf('0,0'),
        await towers.pointOf('0,7'),
        await towers.pointOf('7,0'),
      ];
      return [Math.round(a.y - b.y), Math.round(a.x - c.x), a.x < b.x, a.y < c.y];
    })
    .toEqual([0, 0, true, true]);
});

test('what happens is announced: what is asked, what somebody does, and why not', async ({ page }) => {
  const towers = new TowersPage(page);
  await towers.open();
  await towers.play();
  const told = page.getByRole('status').filter({ hasText: /./ });
  await expect(told.first()).toContainText('Put your first knight on a castle.');
  await towers.pressCell('2,2');
  await towers.expectPoints(5);
  await page.keyboard.press('b');
  await towers.pressCell('2,3');
  const heard = page.getByRole('log');
  await expect(heard).toContainText('You: block on 2,3, level 1');
  await towers.pressCell('7,7');
  await expect(page.getByRole('alert')).toContainText('must be next to a castle');
  await page.keyboard.press('u');
  await expect(heard).toContainText('Undone');
});

test.describe('on small screens', () => {
  test.use({ hasTouch: true });

  test('whatever is to be pressed has room, and nothing lies over it', async ({ page }) => {
    test.slow();
    const four = towersAt({
      id: 'four',
      setup: { seed: 'four', players: 4, variant: 'master', master: 'edge' },
      people: 'whose turn it is',
      isReached: ({ stage, year, round }) => stage === 'year' && year === 2 && round === 2,
    });
    const drawn = towersAt({
      id: 'drawn',
      setup: { seed: 'drawn', players: 2, variant: 'own' },
      people: 'whose turn it is',
      isReached: ({ turn }) => turn.drawn.length === 3,
    });
    const towers = new TowersPage(page);
    // The computers of this page never answer.
    await page.route(/opponent[^/]*worker/i, (route) => route.abort());
    await towers.open({ left: [four, drawn] });
    for (const place of ['game/four', 'replay/four/120', 'game/drawn', 'towers/learn']) {
      await page.evaluate((hash) => window.location.assign(`#/${hash}`), place);
      await expect(page.locator('.tw-years')).toBeVisible();
      if (place === 'game/drawn') await expect(towers.button(/^Keep /)).toHaveCount(3);
      if (place === 'towers/learn') await expect(page.locator('.coach-next')).toBeVisible();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const where = `${place} at ${width} × ${height}`;
        if (width < 1440) expect(await smallTargets(page), where).toEqual([]);
        expect(await coveredIn(page, '.table-top'), where).toEqual([]);
        expect(await coveredIn(page, '.coach'), where).toEqual([]);
        expect(await tooWide(page, '.tw-panel'), where).toEqual([]);
        if (place !== 'game/four') continue;
        // The tools need two lines at most, and what they leave is the board's.
        const shares = await sharesOf(page);
        expect(shares.lines, where).toBeLessThanOrEqual(2);
        expect(shares.board, where).toBeGreaterThan(width < height ? 0.35 : 0.6);
        // Everybody's points are in sight where there is room for four lines.
        if (height >= 390) expect(shares.hidden, where).toEqual([]);
      }
    }
    // The ways on from a fault have the longest names.
    await page.evaluate(() => window.location.assign('#/game/four'));
    await towers.button(/^End turn/).click();
    await expect(towers.task).toContainText('The computer');
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await tooWide(page, '.tw-panel'), `a fault at ${width} × ${height}`).toEqual([]);
    }
  });
});

/** How high the board is beside its window, the lines that the tools of a turn take, and whose points are out of sight. */
function sharesOf(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const bottom = boxOf(document.querySelector('.tw-forecast')).bottom;
    const tools = [...document.querySelectorAll('.tw-buttons > .action')];
    return {
      board: boxOf(document.querySelector('.stage')).height / window.innerHeight,
      lines: new Set(tools.map((tool) => Math.round(boxOf(tool).top))).size,
      hidden: [...document.querySelectorAll('.tw-forecast .tw-total')].flatMap((total, seat) =>
        boxOf(total).bottom > bottom + 1 ? [seat] : [],
      ),
    };
  });
}

/** Buttons whose words are cut or run over their edges. */
function tooWide(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} button`)].flatMap((button) =>
        button.checkVisibility() && button.scrollWidth > button.clientWidth + 1
          ? [button.textContent ?? '']
          : [],
      ),
    part,
  );
}

/** What can't be pressed in its middle, because something else lies there. */
function coveredIn(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} :is(button, summary, .tw-years)`)].flatMap((target) => {
        if (!target.checkVisibility()) return [];
        const { left, top, width, height } = target.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen && target.contains(seen) ? [] : [target.getAttribute('aria-label') ?? target.className];
      }),
    part,
  );
}
