import { expect, type Page, test } from '@playwright/test';
import { objections } from './pages/axe.ts';
import { GamePage } from './pages/game-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The guided first game as a pupil meets it. */
class Lessons extends GamePage {
  get words() {
    return this.page.getByTestId('coach');
  }

  /** From the title, as somebody who looks for help. */
  async begin(name = /^Play the tutorial/): Promise<void> {
    await this.button('Learn').click();
    await this.page.getByRole('button', { name }).click();
  }

  /** Waits until the lesson asks for this step. */
  async at(step: string): Promise<void> {
    await expect(this.words).toHaveAttribute('data-step', step);
  }
}

/** What is pointed at and lies under the coach. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    if (!coach) return ['there is no coach'];
    return [...document.querySelectorAll('.pointers span')].flatMap((pointer) => {
      const { left, top, right, bottom } = pointer.getBoundingClientRect();
      const isApart =
        right <= coach.left || left >= coach.right || bottom <= coach.top || top >= coach.bottom;
      return isApart ? [] : [`${left} ${top} ${right} ${bottom}`];
    });
  });
}

async function expectPointersInView(page: Page): Promise<void> {
  await expect(page.locator('.pointers span').first()).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
}

const STEPS = [
  ...[
    'welcome',
    'realm',
    'kinds',
    'first',
    'pair',
    'place',
    'beside',
    'uncover',
    'surprise',
    'third',
    'fourth',
  ],
  ...['lock', 'build', 'single', 'shrine', 'stack', 'unwanted', 'discard'],
  ...['spirit', 'destroy', 'summon', 'last'],
];

test('the whole guided game by keyboard: the focus is led, Enter is enough', async ({ page }) => {
  const lessons = new Lessons(page);
  await lessons.open();
  await page.getByRole('button', { name: 'Learn' }).press('Enter');
  await page.getByRole('button', { name: /^Play the tutorial/ }).press('Enter');
  for (const step of STEPS) {
    await lessons.at(step);
    await expectPointersInView(page);
    await expect(page.locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    if (step === 'spirit') {
      await expect(lessons.words).toContainText('has its price');
      await expect(page.getByRole('button', { name: 'Pay with a shrine' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  await expect(page.getByTestId('total-0')).toHaveText('9');
  await expect(page.getByTestId('total-1')).toHaveText('3');
  expect(await objections(page)).toEqual([]);

  await lessons.button('Play a real game').click();
  await expect(lessons.task).toContainText('Take a first tile');
  await expect(page.getByRole('region', { name: 'Tutorial' })).toHaveCount(0);
});

test('what the lesson is not about waits, and what the rules forbid is explained', async ({ page }) => {
  const lessons = new Lessons(page);
  await lessons.open();
  await lessons.begin();
  await lessons.at('welcome');
  await lessons.cell('fortress', 8).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Have a look' })).toBeVisible();
  for (let looks = 0; looks < 3; looks++) await lessons.button('Next').click();
  await lessons.at('first');
  await lessons.cell('fortress', 1).click();
  await expect(page.getByRole('alert').filter({ hasText: 'what the arrow points to' })).toBeVisible();
  await lessons.cell('fortress', 7).click();
  await expect(page.getByRole('alert').filter({ hasText: 'touch another tile' })).toBeAttached();
  expect(await lessons.read('steps')).toBe(0);
  await lessons.cell('fortress', 8).click();
  await lessons.at('pair');
  await expect(page.getByRole('alert').filter({ hasText: 'what the arrow points to' })).toHaveCount(0);
});

test('a lesson can be left, is found again after closing the page, and touches no save', async ({ page }) => {
  const lessons = new Lessons(page);
  await lessons.open();
  await lessons.begin();
  for (let looks = 0; looks < 3; looks++) await lessons.button('Next').click();
  const played = [
    ['first', 'take d2'],
    ['pair', 'take a2'],
    ['place', 'place F4 c2'],
    ['beside', 'place F4 c3'],
  ] as const;
  for (const [step, action] of played) {
    await lessons.at(step);
    await lessons.doByKeyboard(action);
  }
  await lessons.at('uncover');
  await lessons.button('Leave').click();
  expect(await lessons.read('screen')).toBe('title');
  await expect(lessons.button(/^Continue/)).toHaveCount(0);
  await expect(lessons.button('Saved games')).toHaveCount(0);

  await page.reload();
  await lessons.begin(/^Continue the tutorial/);
  await lessons.at('uncover');
  await expect(page.getByText('Lesson 4 of 14')).toBeVisible();
  await lessons.button('Leave').click();
  await lessons.begin(/^Start over/);
  await lessons.at('welcome');
});

test('somebody new who presses Play is offered the lessons, once', async ({ page }) => {
  const lessons = new Lessons(page);
  await lessons.open();
  const guide = page.getByRole('region', { name: 'Tutorial' });
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(guide).toContainText('First time here?');
  expect(await objections(page)).toEqual([]);
  await lessons.button('No, thanks').click();
  await expect(guide).toHaveCount(0);
  await expect(lessons.task).toContainText('Take a first tile');
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: /^Main menu/ }).click();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(lessons.task).toContainText('Take a first tile');
  await expect(guide).toHaveCount(0);
});

test('the offer leads to the lessons', async ({ page }) => {
  const lessons = new Lessons(page);
  await lessons.open();
  await page.getByRole('button', { name: /^Play/ }).click();
  await lessons.button('Show me').click();
  await lessons.at('welcome');
  expect(await objections(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the first lessons by touch on the painted table', async ({ page }) => {
    const lessons = new Lessons(page);
    await lessons.open({ plainBoard: false });
    await lessons.begin();
    await expect.poll(() => lessons.read('isPainted')).toBe(true);
    for (const step of ['welcome', 'realm', 'kinds']) {
      await lessons.at(step);
      await expectPointersInView(page);
      await lessons.button('Next').tap();
    }
    const touches = [
      ['first', { type: 'fortress', cell: 8 }],
      ['pair', { type: 'fortress', cell: 5 }],
      ['place', { type: 'realm', player: 0, cell: 8 }],
      ['beside', { type: 'realm', player: 0, cell: 9 }],
      ['uncover', { type: 'fortress', cell: 3 }],
    ] as const;
    for (const [step, spot] of touches) {
      await lessons.at(step);
      await lessons.legal();
      await expectPointersInView(page);
      await lessons.tap(spot);
      await expect(lessons.words).toContainText(
        spot.type === 'realm' ? 'Tap the cell again' : 'Tap it again to take it',
      );
      await lessons.tap(spot);
    }
    await lessons.at('surprise');
    expect(await objections(page)).toEqual([]);
  });
});

test('the rules are searched as one types, read at the table, and complete in Russian, too', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();

  await test.step('what was found is marked', async () => {
    await game.button('Learn').click();
    const sections = page.locator('.help section');
    await expect(sections.first()).toBeVisible();
    const all = await sections.count();
    await page.getByRole('searchbox').fill('Shrine tier');
    await expect(page.locator('.help mark').first()).toHaveText(/^(shrine|tier)$/i);
    expect(await sections.count()).toBeLessThan(all);
    await expect(page.getByRole('heading', { name: 'Shrines' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Spirit of Deceit' })).toHaveCount(0);
    expect(await objections(page)).toEqual([]);
    await page.getByRole('searchbox').fill('keys');
    await expect(page.getByRole('heading', { name: 'Keys' }).locator('mark')).toHaveText('Keys');
    expect(await page.locator('.keys kbd').count()).toBeGreaterThan(10);
    await page.getByRole('searchbox').fill('xyzzy');
    await expect(page.getByText('No rules match your search.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(sections).toHaveCount(all);
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('every section, all Spirits and all Dragons are there', async () => {
    await game.button('Русский').click();
    await game.button('Обучение').click();
    await expect(page.getByRole('heading', { name: /^Дух / })).toHaveCount(10);
    await expect(page.getByRole('heading', { name: /^Дракон / })).toHaveCount(10);
    await game.button('Храмы').click();
    await expect(page.getByRole('heading', { name: 'Храмы' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Храмы' })).toBeInViewport();
    await page.getByRole('searchbox').fill('счет');
    await expect(page.locator('.help mark').first()).toHaveText(/счёт/i);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await game.button('English').click();
  });

  await test.step('after a look at the table the game is still there', async () => {
    await game.startSeeded('rules');
    const [first = ''] = await game.legal();
    await game.doByKeyboard(first);
    await page.keyboard.press('?');
    await page.getByRole('searchbox').fill('discard');
    await expect(page.locator('.help mark').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await game.read('phase')).toBe('finish');
  });
});
