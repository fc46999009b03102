/** A game of Towers as a person meets it, with keys, a mouse or a finger. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { beginRecord, gameNow, makeRecord, withAction } from '@mahjong-fortress/match';
import { cellFromName, type Game, legalActions, type Setup, towers } from '@mahjong-fortress/towers';
import { expect, type Locator, type Page } from '@playwright/test';
import { withTestDoor } from './game-page.ts';

/** As a save that an earlier visit has left. */
export interface Left {
  readonly id: string;
  readonly text: string;
}

interface OpenOptions {
  readonly plainBoard?: boolean;
  readonly left?: readonly Left[];
  readonly address?: string;
}

export class TowersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open({ plainBoard = true, left = [], address = '/' }: OpenOptions = {}): Promise<void> {
    const settings = JSON.stringify({ speed: 'off', plainBoard, muted: true });
    const entries = [['settings', settings], ...left.map(({ id, text }) => [`save/${id}`, text])];
    await this.page.addInitScript((list) => {
      if (localStorage.getItem('left by tests')) return;
      localStorage.setItem('left by tests', 'yes');
      for (const [key = '', text = ''] of list) localStorage.setItem(`mahjong-fortress/${key}`, text);
    }, entries);
    await this.page.goto(withTestDoor(address));
  }

  /** One click on the shelf. */
  async play(): Promise<void> {
    await this.page.getByRole('button', { name: /^Towers · / }).click();
  }

  get task(): Locator {
    return this.page.getByTestId('task');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Actions' }).getByRole('button', { name });
  }

  cell(name: string): Locator {
    return this.page.locator(`#tw-grid [data-cell="${cellFromName(name)}"]`);
  }

  /** Walks there with the arrow keys, and touches it. */
  async pressCell(name: string): Promise<void> {
    await this.page.keyboard.press('g');
    const focused = async () => Number(await this.page.locator(':focus').getAttribute('data-cell'));
    const wanted = cellFromName(name) ?? 0;
    const from = await focused();
    const [down, right] = [(wanted >> 3) - (from >> 3), (wanted & 7) - (from & 7)];
    for (let step = 0; step < Math.abs(down); step++) {
      await this.page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    for (let step = 0; step < Math.abs(right); step++) {
      await this.page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    expect(await focused()).toBe(wanted);
    await this.page.keyboard.press('Enter');
  }

  async expectPoints(left: number): Promise<void> {
    const points = left === 1 ? 'action point' : 'action points';
    await expect(this.page.getByRole('img', { name: `${left} ${points} left` })).toBeVisible();
  }

  /** The middle of a cell of the painted board. */
  async pointOf(name: string): Promise<{ readonly x: number; readonly y: number }> {
    const seen = await this.page.waitForFunction(
      (cell) => window.mahjongFortress?.locateCell(cell),
      cellFromName(name) ?? 0,
      { polling: 50 },
    );
    const point = await seen.jsonValue();
    if (!point) throw new Error(`${name} is not seen on the board`);
    return point;
  }
}

interface Moment {
  readonly id: string;
  readonly setup: Setup;
  /** Who is a person there; everybody else is a computer, a novice unless another level is named. */
  readonly people: 'whose turn it is' | 'everybody';
  readonly level?: string;
  isReached(game: Game): boolean;
}

/** A game played at random up to a moment, and how it stands there. */
export function towersAt({
  id,
  setup,
  people,
  level = 'novice',
  isReached,
}: Moment): Left & { readonly game: Game } {
  const seats = Array.from({ length: setup.players ?? 2 }, (_, seat) => ({
    level: 'human',
    colour: (['spring', 'autumn', 'summer', 'winter'] as const)[seat] ?? 'spring',
  }));
  const begun = beginRecord(towers, setup, seats);
  if (!begun.ok) throw new Error(begun.error.message);
  let { match } = begun.value;
  const random = randomFromSeed(setup.seed);
  while (!isReached(gameNow(match))) {
    const legal = legalActions(gameNow(match));
    const action = legal[random.below(legal.length)];
    const played = action && withAction(towers, match, action);
    if (!played?.ok) throw new Error('the game got stuck');
    match = played.value;
  }
  const game = gameNow(match);
  const isPerson = (seat: number) => people === 'everybody' || seat === game.turn.seat;
  const record = makeRecord(towers, {
    ...begun.value.record,
    seats: seats.map((one, seat) => (isPerson(seat) ? one : { ...one, level })),
    actions: match.actions,
  });
  return { id, game, text: JSON.stringify({ version: 2, savedAt: 2, record }) };
}

/** A game of a person against a novice, up to the last turn of a year, which is the person's. */
export function towersBeforeYearsEnd(id: string, last: number): Left {
  return towersAt({
    id,
    setup: { seed: 'last turn', players: 2, firstPlayer: 1 },
    people: 'whose turn it is',
    isReached: ({ stage, year, round, turn, roundBegunBy }) =>
      stage === 'year' && year === last && round === 4 && turn.seat !== roundBegunBy,
  });
}

/** Up to the last turn of all. */
export function towersBeforeLastTurn(): Left {
  return towersBeforeYearsEnd('last-turn', 3);
}
