import { ownSeed, volume } from '@mahjong-fortress/base/volume';
import { describe, expect, test } from 'vitest';
import { cellName, type Game, KING, knightsOf, legalActions, makeAction } from '../src/index.ts';
import { dealt, randomSteps, SORTS, setups, sortOf } from './random-games.ts';
import { type Reference, referenceActions, referencePlay } from './reference.ts';

function blocksOf({ board }: Game): Map<string, number> {
  return new Map(
    board.levels.flatMap((level, cell) => (level > 0 ? [[cellName(cell), level] as const] : [])),
  );
}

/** The reference, at the beginning of a game; the deal is all that it takes over. */
function referenceFor(game: Game): Reference {
  const { options } = game;
  return {
    variant: options.variant,
    table: options.stacks,
    master: options.master,
    first: options.firstPlayer,
    players: game.players.map(({ hand, deck }) => ({
      points: 0,
      stacks: [],
      hand: [...hand],
      deck: [...deck],
      knights: [],
    })),
    blocks: blocksOf(game),
    king: undefined,
    supply: game.supply,
    deck: [...game.deck],
    now: options.variant === 'master' ? 'castles' : 'knights',
    year: 0,
    round: 0,
    seat: options.firstPlayer,
    order: [],
    yearOrder: [],
    ap: 0,
    stack: undefined,
    bought: [],
    drawn: [],
    hasPlayed: false,
  };
}

const sorted = (list: Iterable<unknown>) => [...list].map(String).sort();

/** What both say about a state, in the same form. */
function summaryOf(game: Game) {
  const king = game.board.figures.indexOf(KING);
  return {
    blocks: sorted(blocksOf(game)),
    king: king < 0 ? undefined : cellName(king),
    supply: game.supply,
    deck: game.deck,
    seat: game.turn.seat,
    year: game.year,
    players: game.players.map(({ points, stacks, hand, deck }, seat) => ({
      points,
      stacks,
      hand: sorted(hand),
      deck,
      knights: sorted(knightsOf(game.board, seat).map(cellName)),
    })),
    ...(game.stage === 'year' ? { ap: game.turn.ap, round: game.round, used: game.turn.used } : {}),
  };
}

function summaryOfReference(game: Reference): ReturnType<typeof summaryOf> {
  const inYear = game.now === 'turn' || game.now === 'keep';
  return {
    blocks: sorted(game.blocks),
    king: game.king,
    supply: game.supply,
    deck: game.deck as Game['deck'],
    seat: game.seat,
    year: game.year,
    players: game.players.map(({ points, stacks, hand, deck, knights }) => ({
      points,
      stacks,
      hand: sorted(hand),
      deck: deck as Game['deck'],
      knights: sorted(knights),
    })),
    ...(inYear ? { ap: game.ap, round: game.round, used: game.stack } : {}),
  };
}

/** Trying everything takes its time: every state is compared, and in some of them all that may be done. */
const ONE_LISTED_IN = 4;
const GAMES = volume({ usual: 2, ordeal: 30 });

describe('the plain reference', () => {
  const listed = new Set<string>();
  const played = new Set<string>();

  test.each(setups(1))('agrees in whole games: $variant, $players players', (setup) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const own = { ...setup, seed: ownSeed(`${seed}`) };
      const reference = referenceFor(dealt(own));
      let index = 0;
      for (const { before, action, after } of randomSteps(own)) {
        if (index++ % ONE_LISTED_IN === 0) {
          const legal = legalActions(before);
          expect(legal.map(makeAction).sort()).toEqual(referenceActions(reference).sort());
          for (const one of legal) listed.add(sortOf(one));
        }
        played.add(sortOf(action));
        referencePlay(reference, makeAction(action));
        expect(summaryOfReference(reference)).toEqual(summaryOf(after));
      }
      expect(reference.now).toBe('over');
    }
  });

  test('was asked about every sort of action and every card', () => {
    expect(listed).toEqual(new Set(SORTS));
    expect(played).toEqual(new Set(SORTS));
  });
});
