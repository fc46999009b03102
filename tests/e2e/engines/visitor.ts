/** Somebody with a mouse in any browser: finds things by their words, and reads through the game's test API. */
import { boardsOf, cellFromName } from '@mahjong-fortress/rules';
import { expect } from '@playwright/test';
import type { EndToEndApi } from '../../../apps/game/src/dev/end-to-end-contract.ts';
import type { TableSpot } from '../../../apps/game/src/table/contract.ts';
import type { GridCell } from '../pages/editor.ts';
import { gameIn, withTestDoor } from '../pages/game-page.ts';
import type { EngineWindow, Point } from './engine-window.ts';

/** The centre of the first element that is seen, is not covered and, if words are given, begins with them. */
function centreOf({ selector, words }: { selector: string; words: string }): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const { x, y, width, height } = element.getBoundingClientRect();
    const centre = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(centre.x, centre.y);
    if (name.trim().startsWith(words) && hit && element.contains(hit)) return centre;
  }
  return null;
}

/** Asked again sooner than usual: a journey waits some fifty times. */
const SOON = { intervals: [50] };

/** What a turn consists of here, the later step first: a tile, a shrine, a place for the tile, and on. */
const STEPS = ['shrine', 'take', 'place', 'end'] as const;

export class Visitor {
  constructor(
    readonly window: EngineWindow,
    readonly site: string | undefined,
  ) {}

  async open(address: string): Promise<void> {
    await this.window.goto(new URL(withTestDoor(address), this.site).href);
  }

  read<K extends Exclude<keyof EndToEndApi, 'locate' | 'locateCell'>>(
    question: K,
  ): Promise<ReturnType<EndToEndApi[K]>> {
    return this.window.evaluate(
      (name) => window.mahjongFortress?.[name as K]() as ReturnType<EndToEndApi[K]>,
      question,
    );
  }

  /** Where an element is, as soon as it stands still and can be touched. */
  async find(selector: string, words = ''): Promise<Point> {
    let found: Point | null = null;
    const look = async () => {
      const before = found;
      found = await this.window.evaluate(centreOf, { selector, words });
      return found !== null && found.x === before?.x && found.y === before?.y;
    };
    await expect.poll(look, { message: `${selector} “${words}” is seen`, ...SOON }).toBe(true);
    return found ?? { x: 0, y: 0 };
  }

  async press(selector: string, words = ''): Promise<void> {
    await this.window.stroke([await this.find(selector, words)]);
  }

  /** How many elements a page has. */
  count(selector: string): Promise<number> {
    return this.window.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  /** Waits until it is this person's turn, and tells what may be done. */
  async legal(): Promise<readonly string[]> {
    const isAsked = () =>
      this.window.evaluate(
        () =>
          (window.mahjongFortress?.legal().length ?? 0) > 0 && document.querySelector('[data-busy]') === null,
        null,
      );
    await expect.poll(isAsked, { message: 'the person is asked', ...SOON }).toBe(true);
    return this.read('legal');
  }

  async game() {
    return gameIn(await this.read('record'));
  }

  /** Clicks where something lies on the painted table or, where a browser can't paint it, on the plain grids. */
  async #pointAt(spot: TableSpot, grid: string): Promise<void> {
    if (!(await this.read('isPainted'))) return this.press(grid);
    let place: Point | undefined;
    const look = async () => {
      place = await this.window.evaluate((wanted) => window.mahjongFortress?.locate(wanted), spot);
      return place !== undefined;
    };
    await expect.poll(look, { message: `${JSON.stringify(spot)} is seen`, ...SOON }).toBe(true);
    await this.window.stroke([place ?? { x: 0, y: 0 }]);
  }

  /** Takes a tile and a shrine, places the tile, and waits until everybody else has had a turn. */
  async playTurn(): Promise<void> {
    const { round } = await this.game();
    for (let legal = await this.legal(); (await this.game()).round === round; legal = await this.legal()) {
      const step = STEPS.map((type) => legal.find((action) => action.startsWith(type))).find(Boolean);
      await this.#act(step ?? '');
    }
  }

  async #act(action: string): Promise<void> {
    const before = await this.read('steps');
    const game = await this.game();
    const { fortress, realm } = boardsOf(game);
    const { player } = game.turn;
    const [type = '', first = '', second = ''] = action.split(' ');
    switch (type) {
      case 'take': {
        const cell = cellFromName(fortress, first) ?? -1;
        await this.#pointAt({ type: 'fortress', cell }, `#fortress [data-cell="${cell}"]`);
        break;
      }
      case 'place': {
        const cell = cellFromName(realm, second) ?? -1;
        await this.#pointAt({ type: 'realm', player, cell }, `#realm-${player} [data-cell="${cell}"]`);
        break;
      }
      default:
        await this.press(`.buttons [aria-keyshortcuts="${type === 'shrine' ? 'S' : 'N'}"]`);
    }
    await expect
      .poll(() => this.read('steps'), { message: `${action} is played`, ...SOON })
      .toBeGreaterThan(before);
  }

  /** Draws in the editor from one cell to another of its row. */
  async draw(from: GridCell, to: GridCell): Promise<void> {
    const centre = ({ row, column }: GridCell) => this.find(`#cell-${row}-${column}`);
    const [a, b] = [await centre(from), await centre(to)];
    const steps = [1, 2, 3, 4].map((step) => ({ x: a.x + ((b.x - a.x) * step) / 4, y: a.y }));
    await this.window.stroke([a, ...steps]);
  }
}
