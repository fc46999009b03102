/** The game as a person meets it, with keys, a mouse or a finger. Tests read through the typed test API and act through the page. */
import { gameNow, makeRecord, openRecord } from '@mahjong-fortress/match';
import {
  boardsOf,
  cellFromName,
  faceFromCode,
  type Game,
  type GameView,
  HIDDEN,
  mahjongFortress,
} from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { faceName } from '@mahjong-fortress/words/names';
import { expect, type Locator, type Page } from '@playwright/test';
import type { EndToEndApi } from '../../../apps/game/src/dev/end-to-end-contract.ts';
import { TEST_SWITCH } from '../../../apps/game/src/dev/switches.ts';
import type { TableSpot } from '../../../apps/game/src/table/contract.ts';
import type { FortressRecord } from './game-records.ts';

/** Now and then; asking in every frame makes the browser draw every frame. */
const POLLING = { polling: 50 };

const QUICK = { speed: 'off', plainBoard: true, sound: 0 };

/** The address with the query that lets tests read the running game. */
export function withTestDoor(address: string): string {
  const [page = '', hash] = address.split('#');
  const query = page.includes('?') ? `&${TEST_SWITCH}` : `?${TEST_SWITCH}`;
  return `${page}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** The game that a record leads to. */
export function gameIn(record: unknown): Game {
  const opened = openRecord(mahjongFortress, JSON.stringify(record));
  if (!opened.ok) throw new Error(opened.error.message);
  return gameNow(opened.value.match);
}

interface OpenOptions {
  readonly address?: string;
  readonly plainBoard?: boolean;
  readonly casualUndo?: boolean;
  readonly asksToEnd?: boolean;
  readonly speed?: 'normal' | 'fast';
  /** How loud what happens is, 0 to 1. */
  readonly sound?: number;
  /** A game that was saved on an earlier visit. */
  readonly saved?: FortressRecord;
  readonly savedAt?: number;
  /** Several of them, each under a name that `goTo` knows. */
  readonly shelf?: Readonly<Record<string, FortressRecord>>;
}

export class GamePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens the game without animations and sounds, and with the board as plain grids: painting it takes long on a machine
   * without graphics, and what is painted or heard has tests of its own.
   */
  async open({
    address = '/',
    saved,
    savedAt = 1,
    shelf = saved ? { kept: saved } : {},
    ...settings
  }: OpenOptions = {}): Promise<void> {
    const entries = [['settings', JSON.stringify({ ...QUICK, ...settings })]];
    for (const [name, played] of Object.entries(shelf)) {
      const save = { version: 2, savedAt, record: makeRecord(mahjongFortress, played) };
      entries.push([`save/${name}`, JSON.stringify(save)]);
    }
    await this.page.addInitScript((list) => {
      // Put there once, as an earlier version would have left it; the page moves it to where it keeps things now.
      const left = JSON.stringify(list);
      if (localStorage.getItem('left by tests') === left) return;
      localStorage.setItem('left by tests', left);
      for (const [key = '', text = ''] of list) localStorage.setItem(`mahjong-fortress/${key}`, text);
    }, entries);
    await this.page.goto(withTestDoor(address));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get task(): Locator {
    return this.page.getByTestId('task');
  }

  read<K extends Exclude<keyof EndToEndApi, 'locate' | 'locateCell'>>(
    question: K,
  ): Promise<ReturnType<EndToEndApi[K]>> {
    return this.page.evaluate(
      (name) => window.mahjongFortress?.[name as K]() as ReturnType<EndToEndApi[K]>,
      question,
    );
  }

  /** Where something is seen on the painted table. */
  async pointOf(spot: TableSpot): Promise<{ readonly x: number; readonly y: number }> {
    const seen = await this.page.waitForFunction(
      (wanted) => window.mahjongFortress?.locate(wanted),
      spot,
      POLLING,
    );
    const point = await seen.jsonValue();
    if (!point) throw new Error(`${JSON.stringify(spot)} is not seen on the table`);
    return point;
  }

  /** Two fingers that move apart from a point, each so far. */
  async pinch({ x, y }: { readonly x: number; readonly y: number }, far: number): Promise<void> {
    const client = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.flatMap((by) => [
          { x: x - by, y, id: 1 },
          { x: x + by, y, id: 2 },
        ]),
      });
    await touch('touchStart', 20);
    for (let by = 30; by <= far; by += 10) await touch('touchMove', by);
    await touch('touchEnd');
    await client.detach();
  }

  /** Touches something on the painted table with the pointer. */
  async pointAt(spot: TableSpot): Promise<void> {
    const { x, y } = await this.pointOf(spot);
    await this.page.mouse.click(x, y);
  }

  /** Touches something on the painted table with a finger. */
  async tap(spot: TableSpot): Promise<void> {
    const { x, y } = await this.pointOf(spot);
    await this.page.touchscreen.tap(x, y);
  }

  /** Opens the page with a game that has been saved there, and goes on with it, without a look at the title. */
  async resume(saved: FortressRecord, options: OpenOptions = {}): Promise<void> {
    await this.open({ ...options, address: '/#/game/kept', saved });
    await expect(this.page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  }

  /** On with a game of the shelf, by its address: loading the page anew takes longer than many a test. */
  async goTo(name: string, saved: FortressRecord): Promise<void> {
    await this.page.evaluate((id) => {
      window.location.hash = `/game/${id}`;
    }, name);
    const record = makeRecord(mahjongFortress, saved) as Readonly<Record<string, unknown>>;
    await expect.poll(() => this.read('record')).toMatchObject(record);
    await expect(this.page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  }

  /** On with the game that was saved last: from the title, or where a reload has led back to it already. */
  async goOn(): Promise<void> {
    const fortress = this.page.getByRole('grid', { name: 'Fortress' });
    const title = this.button(/^Continue/).filter({ visible: true });
    await expect(fortress.or(title).first()).toBeAttached();
    if (await title.isVisible()) await title.click();
    await expect(fortress).toBeAttached();
  }

  async startSeeded(seed: string, prepare?: () => Promise<void>): Promise<void> {
    await this.button('New game…').click();
    await prepare?.();
    await this.page.getByLabel('Deal seed').fill(seed);
    await this.button('Play').click();
    await expect(this.page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  }

  /** Waits until the person is asked or the game is over, and tells what may be done. */
  async legal(): Promise<readonly string[]> {
    await this.page.waitForFunction(
      () =>
        ((window.mahjongFortress?.legal().length ?? 0) > 0 && !document.querySelector('[data-busy]')) ||
        document.querySelector('.hand-over') !== null ||
        window.mahjongFortress?.phase() === 'over',
      undefined,
      POLLING,
    );
    // People who share a device pass it on first.
    if (await this.page.locator('.hand-over').isVisible()) {
      await this.button(/^I’m /).click();
      return this.legal();
    }
    return this.read('legal');
  }

  /** The game as the rules know it. */
  async game(): Promise<Game> {
    return gameIn(await this.read('record'));
  }

  /** The game as far as it may be known here: all there is of one that is played elsewhere. */
  async view(): Promise<GameView> {
    const view = mahjongFortress.parseView(await this.read('position'));
    if (!view.ok) throw new Error(view.error.message);
    return view.value;
  }

  /** Makes sure that the game has come to its end, and that the totals are those of the rules. */
  async expectFinalScore(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Final score' })).toBeFocused();
    const rows = new Set<number | undefined>();
    for (const { seat, points } of mahjongFortress.standings(await this.game())) {
      const total = this.page.getByTestId(`total-${seat}`);
      await expect(total).toHaveText(String(points));
      rows.add((await total.boundingBox())?.y);
    }
    // On every screen everybody's points stand side by side.
    expect(rows.size).toBe(1);
  }

  /** Walks to a cell and presses Enter there. */
  async pressCell(grid: Board, name: string): Promise<void> {
    await this.focusCell(grid, name);
    await this.page.keyboard.press('Enter');
  }

  /** Walks with the arrow keys from wherever the grid's focus is to a cell. */
  async focusCell(grid: Board, name: string): Promise<void> {
    const { page } = this;
    await page.keyboard.press(grid === 'fortress' ? 'f' : 'r');
    const focused = page.locator(':focus');
    const { columns, rows } = await focused.evaluate((cell) => {
      const whole = cell.closest<HTMLElement>('[role=grid]');
      const columns = Number(whole?.style.getPropertyValue('--columns'));
      return { columns, rows: (whole?.querySelectorAll('[data-cell]').length ?? 0) / columns };
    });
    const from = Number(await focused.getAttribute('data-cell'));
    const to = cellFromName({ columns, rows }, name);
    if (to === undefined) throw new Error(`there is no cell ${name}`);
    const steps = async (key: string, count: number) => {
      for (let i = 0; i < count; i++) await page.keyboard.press(key);
    };
    const across = (to % columns) - (from % columns);
    const down = Math.floor(to / columns) - Math.floor(from / columns);
    await steps(across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across));
    await steps(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  }

  /** Does one legal action with keys alone. */
  async doByKeyboard(action: string): Promise<void> {
    const { keyboard } = this.page;
    await this.#do(action, {
      cell: (board, name) => this.pressCell(board, name),
      button: (key) => keyboard.press(key),
      press: (button) => button.press('Enter'),
      hand: (index) => keyboard.press(String(index + 1)),
    });
  }

  /** Takes the first tile that may be taken, and finishes the action with it. */
  async takeFirst(finish: 'shrine' | 'discard'): Promise<void> {
    const [take = ''] = await this.legal();
    await this.doByKeyboard(take);
    await this.doByKeyboard(finish);
  }

  /** Does one legal action on the painted table: cells and tiles in hand on the canvas, the rest by its buttons. */
  async doOnCanvas(action: string, finger: 'pointer' | 'touch' = 'pointer'): Promise<void> {
    const view = await this.view();
    const boards = boardsOf(view);
    const touch = (spot: TableSpot) => (finger === 'touch' ? this.tap(spot) : this.pointAt(spot));
    const press = (button: Locator) => (finger === 'touch' ? button.tap() : button.click());
    await this.#do(action, {
      cell: (board, name) => {
        const cell = cellFromName(boards[board], name) ?? -1;
        return touch(
          board === 'realm' ? { type: 'realm', player: view.turn.player, cell } : { type: 'fortress', cell },
        );
      },
      button: (key) => press(this.shortcut(key).first()),
      press,
      hand: (index) => touch({ type: 'hand', index }),
      aims: finger === 'touch',
    });
  }

  /** Does one legal action with a mouse on the grids of the page. */
  async doOnGrids(action: string): Promise<void> {
    const view = await this.view();
    const boards = boardsOf(view);
    await this.#do(action, {
      cell: (board, name) =>
        this.cell(
          board === 'realm' ? `realm-${view.turn.player}` : board,
          cellFromName(boards[board], name),
        ).click(),
      button: (key) => this.shortcut(key).first().click(),
      press: (button) => button.click(),
      hand: (index) => this.page.locator('.hand-tile').nth(index).click(),
    });
  }

  /** A cell of a grid of the page. */
  cell(grid: string, cell: number | undefined): Locator {
    return this.page.locator(`#${grid} [data-cell="${cell}"]`);
  }

  /** The buttons that do the same as a letter. */
  shortcut(key: string): Locator {
    return this.page.locator(`.buttons [aria-keyshortcuts="${key.toUpperCase()}"]`);
  }

  async #do(action: string, means: Means): Promise<void> {
    const before = { steps: await this.read('steps'), screen: await this.read('screen') };
    const [type = '', first = '', second = ''] = action.split(' ');
    switch (type) {
      case 'take':
      case 'destroy':
        await means.cell('fortress', first);
        // A finger looks first.
        if (means.aims) await means.cell('fortress', first);
        break;
      case 'place': {
        const { turn } = (await this.read('position')) as { turn: { hand: readonly string[] } };
        const index = turn.hand.indexOf(first);
        if (index > 0) await means.hand(index);
        await means.cell('realm', second);
        // A finger aims first.
        if (means.aims) await means.cell('realm', second);
        break;
      }
      case 'build':
      case 'turn':
        await means.cell('realm', first);
        break;
      case 'activate':
        await means.button('p');
        // With one way to pay it is paid at once.
        if ((await this.read('steps')) > before.steps) break;
        await (second === 'shrine' ? means.button('p') : means.cell('realm', second));
        break;
      case 'change': {
        await means.cell('realm', first);
        const asked = this.button(new RegExp(`^As ${second}$`, 'i'));
        if ((await this.read('steps')) === before.steps) await means.press(asked);
        break;
      }
      case 'forgo':
        await means.press(this.button(en.actions.forgo(faceName(en, faceFromCode(first) ?? HIDDEN))));
        break;
      case 'move':
      case 'shift':
        await means.cell('realm', first);
        await means.cell('realm', second);
        break;
      default:
        await means.button(KEYS[type] ?? '');
    }
    await this.page.waitForFunction(
      ({ steps, screen }) =>
        (window.mahjongFortress?.steps() ?? 0) > steps || window.mahjongFortress?.screen() !== screen,
      before,
      POLLING,
    );
  }
}

type Board = 'fortress' | 'realm';

/** Keys, a mouse or a finger. */
interface Means {
  cell(board: Board, name: string): Promise<void>;
  /** What a letter stands for. */
  button(key: string): Promise<void>;
  /** A button that no letter stands for. */
  press(button: Locator): Promise<void>;
  hand(index: number): Promise<void>;
  readonly aims?: boolean;
}

const KEYS: Readonly<Record<string, string>> = {
  shrine: 's',
  discard: 'd',
  summon: 'g',
  lock: 'l',
  done: 'n',
  end: 'n',
};
