/**
 * A tiny game for the tests, as unlike the real one as can be: a covered deck of numbers; whoever is to move draws the
 * next number as points or passes once, and after every round the rules burn a number by themselves.
 */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { fields, listOf, text, whole, yesNo } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { GameRules, Played, Refusal, ToMove } from '../src/index.ts';

interface DeckSetup {
  readonly seed: string;
  readonly players: number;
}

export interface DeckGame {
  /** The next number last. */
  readonly deck: readonly number[];
  readonly points: readonly number[];
  readonly passed: readonly boolean[];
  readonly player: number;
}

/** The same with every number of the deck unknown. */
export type DeckView = Omit<DeckGame, 'deck'> & { readonly deck: readonly 'covered'[] };

export type DeckAction = 'draw' | 'pass' | 'burn';
export type DeckEvent =
  | { readonly type: 'drawn'; readonly seat: number; readonly number: number }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'burnt' };

const ACTIONS: readonly DeckAction[] = ['draw', 'pass', 'burn'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function isBurning({ player, points }: Pick<DeckGame, 'player' | 'points'>): boolean {
  return player === points.length;
}

function legal(game: DeckGame | DeckView): readonly DeckAction[] {
  if (game.deck.length === 0) return [];
  if (isBurning(game)) return ['burn'];
  return game.passed[game.player] ? ['draw'] : ['draw', 'pass'];
}

function play(game: DeckGame, action: DeckAction): Result<Played<DeckGame, DeckEvent>, Refusal> {
  const { player, points, passed } = game;
  const number = game.deck.at(-1);
  if (number === undefined) return err({ code: 'over', reason: 'The deck is empty.' });
  if (!legal(game).includes(action)) return err({ code: 'not-now', reason: 'That cannot be done now.' });
  if (action === 'pass') {
    const next = { ...game, passed: passed.with(player, true), player: player + 1 };
    return ok({ game: next, events: [{ type: 'passed', seat: player }] });
  }
  const deck = game.deck.slice(0, -1);
  if (action === 'burn') return ok({ game: { ...game, deck, player: 0 }, events: [{ type: 'burnt' }] });
  const richer = points.with(player, (points[player] ?? 0) + number);
  return ok({
    game: { ...game, deck, points: richer, player: player + 1 },
    events: [{ type: 'drawn', seat: player, number }],
  });
}

function toMove(game: DeckGame): ToMove<DeckAction> {
  if (game.deck.length === 0) return { type: 'nobody' };
  return isBurning(game) ? { type: 'rules', action: 'burn' } : { type: 'seat', seat: game.player };
}

const readView = fields({
  deck: whole(0, NUMBERS.length),
  points: listOf(whole(0, 99), 4),
  passed: listOf(yesNo, 4),
  player: whole(0, 4),
});

/** Of the deck only its height is known. */
function parseView(value: unknown): Result<DeckView, Problem> {
  const read = readView(value, '');
  if (!read.ok) return read;
  const { deck, points, passed, player } = read.value;
  if (points.length !== passed.length) return err(problem('players', 'passed', 'Somebody is missing.'));
  if (player > points.length) return err(problem('players', 'player', 'Nobody sits there.'));
  return ok({ ...read.value, deck: new Array<'covered'>(deck).fill('covered') });
}

export const deckGame: GameRules<DeckSetup, DeckGame, DeckView, DeckAction, DeckEvent> = {
  id: 'deck',
  begin({ seed, players }): Result<DeckGame, Problem> {
    if (players < 1 || players > 4) return err(problem('players', 'players', 'One to four can play.'));
    const points = new Array<number>(players).fill(0);
    const passed = new Array<boolean>(players).fill(false);
    return ok({ deck: shuffled(NUMBERS, randomFromSeed(seed)), points, passed, player: 0 });
  },
  settled: (setup) => setup,
  seeded: (setup, seed) => ({ ...setup, seed }),
  makeSetup: ({ seed }) => ({ seed }),
  parseSetup(value, players) {
    const read = fields({ seed: text(20) })(value, '');
    return read.ok ? ok({ ...read.value, players }) : read;
  },
  toMove,
  legal,
  play,
  after(game, action) {
    const played = play(game, action);
    return played.ok ? played.value.game : game;
  },
  view: (game) => ({ ...game, deck: game.deck.map(() => 'covered' as const) }),
  heard: (events) => events,
  reveals: (events) => events.some(({ type }) => type === 'drawn'),
  standings: ({ points }) =>
    points
      .map((own, seat) => ({ seat, points: own, place: 1 + points.filter((other) => other > own).length }))
      .sort((a, b) => a.place - b.place || a.seat - b.seat),
  makeAction: (_, action) => action,
  parseAction: (_, words) => {
    const action = ACTIONS.find((known) => known === words);
    return action ? ok(action) : err(problem('unknown', '', 'There is no such action.'));
  },
  makeView: (view) => ({ ...view, deck: view.deck.length }),
  parseView,
};

export function dealtDeck(players = 2): DeckGame {
  const dealt = deckGame.begin({ seed: 'deck', players });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value;
}
