import { openPuzzle } from '@mahjong-fortress/solo-ai';
import { expect, test } from '@playwright/test';
import { loadPuzzles, puzzleOfDay } from '../../apps/game/src/puzzles/collection.ts';
import { objections } from './pages/axe.ts';
import { GamePage } from './pages/game-page.ts';

const PUZZLES = await loadPuzzles();
/** A day whose puzzle is one of taking, placing and building: a walk along a solution can do that on every board. */
const TODAY =
  Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, day + 1)).toISOString().slice(0, 10),
  ).find((date) => {
    const solution = puzzleOfDay(PUZZLES, date)?.solution.join() ?? '';
    return solution.includes('lock') && !/activate|summon/.test(solution);
  }) ?? '';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function today() {
  const puzzle = puzzleOfDay(PUZZLES, TODAY);
  if (!puzzle || !openPuzzle(puzzle).ok) throw new Error('there is no puzzle today');
  return puzzle;
}

class Puzzles extends GamePage {
  get words() {
    return this.page.getByTestId('puzzle');
  }

  async begin(): Promise<void> {
    await this.page.clock.setFixedTime(new Date(`${TODAY}T12:00:00`));
    await this.open();
    await this.button('Puzzles').click();
    await this.button('Solve today’s puzzle').click();
    await this.at('playing');
  }

  async at(attempt: string): Promise<void> {
    await expect(this.words).toHaveAttribute('data-attempt', attempt);
  }

  async solve(): Promise<void> {
    for (const words of (await today()).solution) {
      await expect.poll(() => this.legal()).toContain(words);
      await this.doOnGrids(words);
    }
  }

  /** Opens the puzzle of the day and plays another turn: a tile that nobody needs, and whatever may be done then. */
  async failToday(): Promise<void> {
    await this.begin();
    const { solution } = await today();
    const other = (await this.legal()).filter(
      (words) => words.startsWith('take') && !solution.includes(words),
    );
    await this.doOnGrids(other.at(-1) ?? 'summon');
    while ((await this.words.getAttribute('data-attempt')) === 'playing') {
      const legal = await this.legal();
      const next = ['shrine', 'discard', 'end'].find((words) => legal.includes(words)) ?? legal[0];
      if (next) await this.doOnGrids(next);
    }
    await this.at('wrong');
  }
}

test('the puzzle of the day: another turn is answered, the best one is shown and found, and the day counts', async ({
  page,
}) => {
  const puzzles = new Puzzles(page);
  await puzzles.failToday();
  await expect(puzzles.words).toContainText(/There was something better\. .+\./);
  expect(await objections(page)).toEqual([]);

  await puzzles.button('Show the best turn').click();
  await expect(puzzles.words).toContainText('That was the best turn.');
  await puzzles.button('All puzzles').click();
  await expect(page.locator('[data-solved]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Whoever comes back to it later finds it by its address, and it counts then.
  await page.reload();
  await puzzles.at('playing');
  await puzzles.solve();
  await puzzles.at('right');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await puzzles.button('All puzzles').click();
  await expect(puzzles.button('Solved today')).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

test('a link to a puzzle that is damaged says so, and shows the puzzles', async ({ page }) => {
  const puzzles = new Puzzles(page);
  await puzzles.open({ address: '/#puzzle=q1YqS8wpTVWyUgIA' });
  await expect(page.getByRole('alert')).toContainText('This link to a puzzle is damaged');
  await expect(puzzles.button('Solve today’s puzzle')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the words stand beside the table, and what is to be pressed is as large as a finger', async ({
    page,
  }) => {
    const puzzles = new Puzzles(page);
    await puzzles.failToday();
    for (const name of ['Try again', 'Show the best turn', 'All puzzles']) {
      const box = await puzzles.button(name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 844) + (box?.height ?? 0), name).toBeLessThanOrEqual(844);
    }
  });
});
