/** The game as a person at a keyboard meets it. Tests read through the typed test API and act through the page. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EndToEndApi } from '../../../apps/game/src/end-to-end-api.ts';
import type { TableSpot } from '../../../apps/game/src/table/contract.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwx';

const QUICK = { speed: 'off', plainBoard: true };

interface OpenOptions {
  readonly address?: string;
  readonly plainBoard?: boolean;
  readonly casualUndo?: boolean;
}

export class GamePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens the game without animations and with the board as plain grids: painting it takes long on a machine without
   * graphics, and what is painted has tests of its own.
   */
  async open({ address = '/', ...settings }: OpenOptions = {}): Promise<void> {
    await this.page.addInitScript(
      (text) => {
        if (!localStorage.getItem('mahjong-fortress/settings'))
          localStorage.setItem('mahjong-fortress/settings', text);
      },
      JSON.stringify({ ...QUICK, ...settings }),
    );
    await this.page.goto(address);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get task(): Locator {
    return this.page.getByTestId('task');
  }

  read<K extends Exclude<keyof EndToEndApi, 'locate'>>(question: K): Promise<ReturnType<EndToEndApi[K]>> {
    return this.page.evaluate(
      (name) => window.mahjongFortress?.[name as K]() as ReturnType<EndToEndApi[K]>,
      question,
    );
  }

  /** Touches something on the painted table with the pointer. */
  async pointAt(spot: TableSpot): Promise<void> {
    const point = await this.page.evaluate((wanted) => window.mahjongFortress?.locate(wanted), spot);
    if (!point) throw new Error(`${JSON.stringify(spot)} is not seen on the table`);
    await this.page.mouse.click(point.x, point.y);
  }

  async startSeeded(seed: string, prepare?: () => Promise<void>): Promise<void> {
    await this.button('New game…').click();
    await prepare?.();
    await this.page.getByLabel('Seed of the deal').fill(seed);
    await this.button('Play').click();
    await expect(this.page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
  }

  /** Waits until the person is asked or the game is over, and tells what may be done. */
  async legal(): Promise<readonly string[]> {
    await this.page.waitForFunction(
      () => (window.mahjongFortress?.legal().length ?? 0) > 0 || window.mahjongFortress?.phase() === 'over',
    );
    return this.read('legal');
  }

  /** Walks with the arrow keys from wherever the grid's focus is to a cell, and presses Enter there. */
  async pressCell(grid: 'fortress' | 'realm', name: string): Promise<void> {
    const { page } = this;
    await page.keyboard.press(grid === 'fortress' ? 'f' : 'r');
    const wanted = { column: LETTERS.indexOf(name[0] ?? ''), row: Number(name.slice(1)) - 1 };
    const focused = page.locator(':focus');
    const columns = Number(
      await focused.evaluate((cell) =>
        cell.closest<HTMLElement>('[role=grid]')?.style.getPropertyValue('--columns'),
      ),
    );
    const cell = Number(await focused.getAttribute('data-cell'));
    const steps = async (key: string, count: number) => {
      for (let i = 0; i < count; i++) await page.keyboard.press(key);
    };
    const across = wanted.column - (cell % columns);
    const down = wanted.row - Math.floor(cell / columns);
    await steps(across > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(across));
    await steps(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
    await page.keyboard.press('Enter');
  }

  /** Does one legal action with keys alone. */
  async doByKeyboard(action: string): Promise<void> {
    const before = await this.read('steps');
    const [type = '', first = '', second = ''] = action.split(' ');
    switch (type) {
      case 'take':
      case 'destroy':
        await this.pressCell('fortress', first);
        break;
      case 'place':
        await this.pressCell('realm', second);
        break;
      case 'build':
      case 'turn':
        await this.pressCell('realm', first);
        break;
      case 'move':
      case 'shift':
        await this.pressCell('realm', first);
        await this.pressCell('realm', second);
        break;
      default:
        await this.page.keyboard.press(KEYS[type] ?? '');
    }
    await this.page.waitForFunction(
      (steps) =>
        (window.mahjongFortress?.steps() ?? 0) > steps || window.mahjongFortress?.screen() !== 'table',
      before,
    );
  }
}

const KEYS: Readonly<Record<string, string>> = {
  shrine: 's',
  discard: 'd',
  summon: 'g',
  lock: 'l',
  done: 'n',
  end: 'n',
};
