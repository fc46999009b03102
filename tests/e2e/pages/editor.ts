/** The fortress editor, as a person uses it. */
import { formatLayout, layoutById } from '@mahjong-fortress/layouts-schema';
import type { Locator, Page } from '@playwright/test';

export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export class EditorPage {
  readonly findings: Locator;
  readonly ready: Locator;
  readonly notice: Locator;

  constructor(readonly page: Page) {
    // On wide screens the panel is always there; the drawer of narrow ones shows the same.
    this.findings = page.locator('.right').getByTestId('findings').getByRole('listitem');
    this.ready = page.locator('.right').getByTestId('no-findings');
    this.notice = page.getByTestId('notice');
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`/editor/${hash}`);
    await this.cell({ row: 0, column: 0 }).waitFor();
  }

  /** Changes the size of the window, and waits until the page has taken it. */
  async resize(size: { readonly width: number; readonly height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.waitForFunction((width) => window.innerWidth === width, size.width);
    await this.shown();
  }

  cell({ row, column }: GridCell): Locator {
    return this.page.locator(`#cell-${row}-${column}`);
  }

  /** Until the page has shown what was done: a browser hands moves of the pointer over only once a frame. */
  async shown(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** The drawing as rows of digits. */
  async rows(): Promise<string[]> {
    await this.shown();
    return this.page
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.getAttribute('data-height') ?? '?').join('')),
      );
  }

  /** The shape without the empty cells around it. */
  async shape(): Promise<string[]> {
    const rows = (await this.rows()).filter((digits) => /[1-9]/.test(digits));
    const first = Math.min(...rows.map((digits) => digits.search(/[1-9]/)));
    const last = Math.max(
      ...rows.map((digits) => digits.length - [...digits].reverse().join('').search(/[1-9]/)),
    );
    return rows.map((digits) => digits.slice(first, last));
  }

  async tool(name: string): Promise<void> {
    await this.page.getByTestId('tools').getByRole('radio', { name, exact: true }).check({ force: true });
  }

  async height(height: number): Promise<void> {
    await this.tool(`Height ${height}`);
  }

  async centreOf(place: GridCell): Promise<{ x: number; y: number }> {
    const box = await this.cell(place).boundingBox();
    if (!box) throw new Error('The cell is not on the screen.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async drag(from: GridCell, to: GridCell): Promise<void> {
    const [a, b] = [await this.centreOf(from), await this.centreOf(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Something of the top bar, which hides behind a button where there is little room. */
  async menu(name: string): Promise<void> {
    const more = this.page.getByRole('button', { name: 'More', exact: true });
    if (await more.isVisible()) await more.click();
    await this.page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  }

  async startWith(beginning: string): Promise<void> {
    await this.menu('New');
    await this.page.getByRole('dialog').getByRole('radio', { name: beginning }).check({ force: true });
  }

  async openBundled(name: string): Promise<void> {
    await this.startWith('Built in');
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
  }

  /** A fortress of the game on the shelf: a file is kept, while looking at one keeps nothing. */
  async keepBundled(id: string): Promise<void> {
    const layout = layoutById(id);
    if (!layout) throw new Error(`There is no ${id}.`);
    await this.drop(`${id}.json`, formatLayout(layout));
    await this.page.getByText('✓ Saved').waitFor();
  }

  async closeSheet(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  }

  /** Drops a file on the page, which takes none before it is there. */
  async drop(name: string, text: string, type = 'application/json'): Promise<void> {
    await this.page.locator('#cell-0-0').waitFor({ state: 'attached' });
    const files = await this.page.evaluateHandle(
      ([fileName, content, mime]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content ?? ''], fileName ?? '', { type: mime ?? '' }));
        return transfer;
      },
      [name, text, type] as const,
    );
    await this.page.dispatchEvent('body', 'drop', { dataTransfer: files });
  }
}

/** The standard board for four players, as its file says. */
export const STANDARD_FOUR = [
  '0133113310',
  '1333113331',
  '0133333310',
  '0133333310',
  '1333113331',
  '0133113310',
] as const;

/** Where it begins when it lies in the middle of the empty drawing of 14 × 10. */
export const STANDARD_FOUR_AT: GridCell = { row: 2, column: 2 };

/** Neighbouring cells of one height, in the part that symmetry does not draw by itself. */
export function runsOfQuarter(): {
  readonly height: number;
  readonly from: GridCell;
  readonly to: GridCell;
}[] {
  return STANDARD_FOUR.slice(0, 3).flatMap((digits, row) =>
    [...digits.slice(0, 5).matchAll(/1+|2+|3+/g)].map((run) => ({
      height: Number(run[0][0]),
      from: { row: STANDARD_FOUR_AT.row + row, column: STANDARD_FOUR_AT.column + run.index },
      to: {
        row: STANDARD_FOUR_AT.row + row,
        column: STANDARD_FOUR_AT.column + run.index + run[0].length - 1,
      },
    })),
  );
}
