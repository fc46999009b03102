/** Whole games of Towers of two people at one device: by keys on the plain board, by mouse and by finger on the painted one. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { beginRecord, makeRecord } from '@mahjong-fortress/match';
import {
  type Action,
  after,
  type Cell,
  cellName,
  type Game,
  gameFromSetup,
  legalActions,
  type Setup,
  towers,
} from '@mahjong-fortress/towers';
import { expect, type Page, test } from '@playwright/test';
import { TowersPage } from './pages/towers-page.ts';

/** How somebody touches things. */
interface Hand {
  readonly setup: Setup;
  readonly plainBoard: boolean;
  /** It aims first, and what would come of it stands on a button. */
  readonly isFinger: boolean;
  cell(table: TowersPage, cell: Cell): Promise<void>;
  /** A button by what it does. */
  button(page: Page, selector: string): Promise<void>;
}

const HANDS: Readonly<Record<string, Hand>> = {
  keys: {
    setup: { seed: 'keys', players: 2, variant: 'own', firstPlayer: 0 },
    plainBoard: true,
    isFinger: false,
    cell: (table, cell) => table.pressCell(cellName(cell)),
    button: (page, selector) => page.locator(selector).press('Enter'),
  },
  mouse: {
    setup: { seed: 'mouse', players: 2, variant: 'master', master: 'edge', firstPlayer: 0 },
    plainBoard: false,
    isFinger: false,
    async cell(table, cell) {
      const { x, y } = await table.pointOf(cellName(cell));
      await table.page.mouse.click(x, y);
    },
    button: (page, selector) => page.locator(selector).click(),
  },
  finger: {
    setup: { seed: 'finger', players: 2, firstPlayer: 0 },
    plainBoard: false,
    isFinger: true,
    async cell(table, cell) {
      const { x, y } = await table.pointOf(cellName(cell));
      await table.page.touchscreen.tap(x, y);
    },
    button: (page, selector) => page.locator(selector).tap(),
  },
};

const fromOf = (action: Action) => ('from' in action ? action.from : undefined);

/** The tool of the panel that an action needs, by what its button is called there. */
function toolFor(action: Action): string | undefined {
  if (action.type === 'block') return 'build';
  if (action.type === 'knight') return 'bring';
  return action.type === 'card' ? action.card : action.type;
}

async function act(table: TowersPage, hand: Hand, game: Game, action: Action): Promise<void> {
  const press = (does: string) => hand.button(table.page, `.tw-panel [data-does="${does}"]`);
  async function touch(cell: Cell): Promise<void> {
    await hand.cell(table, cell);
    if (hand.isFinger) await hand.button(table.page, '.tw-gains + .action.main');
  }
  if (game.stage !== 'year') {
    await ('cell' in action ? touch(action.cell) : press(action.type));
    return;
  }
  if (action.type === 'keep') {
    if (action.rest === 'top') await hand.button(table.page, '.tw-panel .tabs button:first-child');
    // Of a kind drawn twice either will do.
    return hand.button(table.page, `:nth-match(.tw-panel [data-does="keep ${action.card}"], 1)`);
  }
  const tool = toolFor(action);
  if (tool) await press(tool);
  const from = fromOf(action);
  const starts = new Set(legalActions(game).flatMap((one) => (toolFor(one) === tool ? [fromOf(one)] : [])));
  // The only knight, or block, that there is to move has been taken up.
  if (from !== undefined && starts.size > 1) await hand.cell(table, from);
  if (action.type === 'card' && action.stack !== undefined) {
    const stacks = table.page.locator('.tw-panel .tabs button');
    const wanted = action.stack === 'used' ? 'this turn’s stack' : `a stack of ${action.stack}`;
    const index = (await stacks.allTextContents()).indexOf(wanted);
    await hand.button(table.page, `.tw-panel .tabs button:nth-child(${index + 1})`);
  }
  if ('to' in action && action.to !== undefined) await touch(action.to);
  else if ('cell' in action) await touch(action.cell);
}

/** Until somebody is asked again: the next person takes the device, and sheets are put away. */
async function settle(page: Page, hand: Hand, steps: number): Promise<void> {
  const state = () =>
    page.evaluate((wanted) => {
      if (document.querySelector('.tw-end h1')) return 'over';
      if (document.querySelector('dialog[open]')) return 'sheet';
      const save = localStorage.getItem('mahjong-fortress/save/whole');
      if (JSON.parse(save ?? '{}').record?.actions?.length !== wanted) return 'under way';
      if (document.querySelector('.tw-cover')) return 'cover';
      return document.querySelector('.tw-panel[data-asked]') ? 'asked' : 'under way';
    }, steps);
  for (;;) {
    await expect.poll(state, { intervals: [10, 20, 50] }).not.toBe('under way');
    const now = await state();
    if (now === 'sheet') await page.keyboard.press('Escape');
    else if (now === 'cover') await hand.button(page, '.tw-cover button');
    else if (now !== 'under way') return;
  }
}

/** The action that the game was last kept with. */
function lastKept(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const save = localStorage.getItem('mahjong-fortress/save/whole');
    return JSON.parse(save ?? '{}').record?.actions?.at(-1);
  });
}

/** Something else than ending the turn while it is young; a person does not try out everything either. */
function choose(game: Game, random: ReturnType<typeof randomFromSeed>): Action {
  const legal = legalActions(game);
  const isOver = game.stage === 'year' && game.turn.ap < 4 && game.turn.drawn.length === 0;
  const kinds = [...new Set(legal.map((action) => toolFor(action)))].filter((kind) => kind !== 'end');
  const kind = isOver || kinds.length === 0 ? 'end' : kinds[random.below(kinds.length)];
  const possible = legal.filter((action) => toolFor(action) === kind);
  const action = possible[random.below(possible.length)];
  if (!action) throw new Error('nothing can be done');
  return action;
}

for (const [name, hand] of Object.entries(HANDS)) {
  test.describe(name, () => {
    // Small frames are painted sooner.
    test.use({ viewport: { width: 640, height: 480 }, hasTouch: hand.isFinger });

    test('a whole game to the final score', async ({ page }) => {
      const begun = beginRecord(towers, hand.setup, [
        { level: 'human', colour: 'spring' },
        { level: 'human', colour: 'autumn' },
      ]);
      const dealt = gameFromSetup(hand.setup);
      if (!begun.ok || !dealt.ok) throw new Error('no game');
      const text = JSON.stringify({ version: 2, savedAt: 2, record: makeRecord(towers, begun.value.record) });
      const table = new TowersPage(page);
      // So that games are kept where the test can read how far they have come.
      await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
      await table.open({
        plainBoard: hand.plainBoard,
        left: [{ id: 'whole', text }],
        address: '/#/game/whole',
      });
      const random = randomFromSeed(hand.setup.seed);
      let game = dealt.value;
      let steps = 0;
      await settle(page, hand, steps);
      while (game.stage !== 'over') {
        const action = choose(game, random);
        await test.step(JSON.stringify(action), () => act(table, hand, game, action));
        const asked = towers.makeAction(game, action);
        game = after(game, action);
        steps += 1;
        await settle(page, hand, steps);
        expect(await lastKept(page), `step ${steps} is what was asked for`).toEqual(asked);
      }
      for (const [seat, { points }] of game.players.entries()) {
        await expect(page.getByTestId(`total-${seat}`)).toHaveText(`${points}`);
      }
    });
  });
}
