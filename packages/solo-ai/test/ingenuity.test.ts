import { randomFromSeed } from '@mahjong-fortress/base/random';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import {
  type Action,
  type Game,
  type IngenuityStep,
  isIngenuityTurn,
  type Kind,
  play,
  viewFor,
} from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { BOTS, explainIngenuity } from '../src/index.ts';
import { dealt, face, fortressOf } from './deals.ts';

function dragonsTurn(rows: string | readonly string[], follows: readonly Kind[]): Game {
  const game = dealt({ seed: 'explain', players: 1 });
  return {
    ...game,
    fortress: fortressOf(...[rows].flat()),
    ingenuity: { tiles: [], tokens: 0, follows },
    turn: { ...game.turn, player: 1 },
  };
}

function after(game: Game, ...actions: Action[]): Game {
  return actions.reduce((now, action) => {
    const played = play(now, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.error.reason}`);
    return played.value.game;
  }, game);
}

const linesPassed = (game: Game) =>
  explainIngenuity(game).passedOver.map(({ step, kind }) => (kind ? `${step} ${kind}` : step));

describe('[§10] why the Dragon of Ingenuity does what it does', () => {
  test.each<{
    name: string;
    row: string | string[];
    follows: Kind[];
    step: IngenuityStep;
    first?: number;
    passedOver: string[];
  }>([
    {
      name: '[§10.1] only tier 1 is left: it summons',
      row: 'M1 . Dg',
      follows: ['merchants'],
      step: 'summon',
      passedOver: [],
    },
    {
      name: '[§10.2] it follows the kind the player took',
      row: 'M1/S2 . M1/M4 . M1/Dg',
      follows: ['merchants'],
      step: 'follow',
      first: 2,
      passedOver: ['summon'],
    },
    {
      name: '[§10.2] [R23] then the second kind the player took',
      row: 'M1/S2 . M1/Ys . M1/Dg',
      follows: ['winds', 'soldiers'],
      step: 'follow',
      first: 0,
      passedOver: ['summon', 'follow winds'],
    },
    {
      name: '[§10.3] no such tile: a Dragon tile',
      row: 'M1/S2 . M1/Ys . M1/Dg',
      follows: ['winds'],
      step: 'dragon',
      first: 4,
      passedOver: ['summon', 'follow winds'],
    },
    {
      name: '[§10.4] no Dragon tile either: a special tile, the westernmost',
      row: 'M1/S2 . M1/Ys . M1/Wb',
      follows: [],
      step: 'special',
      first: 2,
      passedOver: ['summon', 'dragon'],
    },
    {
      name: '[§10.5] nothing but factions: the westernmost of them',
      row: 'M1/S2 . M1/F3 . M1',
      follows: ['seasons'],
      step: 'faction',
      first: 0,
      passedOver: ['summon', 'follow seasons', 'dragon', 'special'],
    },
    {
      name: '[§10.1] the fortress is empty: it summons',
      row: '. . .',
      follows: ['winds'],
      step: 'summon',
      passedOver: [],
    },
    {
      name: '[§10.4] no Season on the top tier, no Dragon tile: the northernmost special tile, though it lies farther east',
      row: ['. . . . M1/Wb', 'M1/Ws . Ys . .'],
      follows: ['seasons'],
      step: 'special',
      first: 4,
      passedOver: ['summon', 'follow seasons', 'dragon'],
    },
    {
      name: '[§10] the first tile comes from the top tier: a Dragon tile below it does not count',
      row: 'M1/M2/S2 . M1/Dg',
      follows: ['dragons'],
      step: 'faction',
      first: 0,
      passedOver: ['summon', 'follow dragons', 'dragon', 'special'],
    },
    {
      name: '[§10] the first tile is an available one: a Dragon tile between two others does not count',
      row: 'M1/S2 M1/Dg M1/F3',
      follows: [],
      step: 'faction',
      first: 0,
      passedOver: ['summon', 'dragon', 'special'],
    },
    {
      name: '[R23] nothing was taken: step 2 is not even read',
      row: 'M1/S2 . M1/Dg',
      follows: [],
      step: 'dragon',
      first: 2,
      passedOver: ['summon'],
    },
  ])('$name', ({ row, follows, step, first, passedOver }) => {
    const reason = explainIngenuity(dragonsTurn(row, follows));
    expect(reason.plan.step).toBe(step);
    if (reason.plan.step !== 'summon') expect(reason.plan.first).toBe(first);
    expect(linesPassed(dragonsTurn(row, follows))).toEqual(passedOver);
  });
});

describe('[§10] what the Dragon of Ingenuity then takes', () => {
  test.each<{ name: string; rows: string[]; tiles: string }>([
    { name: 'an identical tile, from any tier', rows: ['M1/Dg . Dg'], tiles: 'Dg Dg' },
    { name: 'an identical tile that lay under the first', rows: ['Dg/Dg . M1'], tiles: 'Dg Dg' },
    { name: '[R22] no covered one', rows: ['M1/Dg . Dg/S2'], tiles: 'Dg' },
    { name: 'no blocked one', rows: ['M1/Dg . S1 Dg S1'], tiles: 'Dg' },
    { name: 'no other tile of its kind: one tile, no shrine', rows: ['M1/Dg . Dr'], tiles: 'Dg' },
  ])('$name', ({ rows, tiles }) => {
    const game = dragonsTurn(rows, []);
    const then = after(game, { type: 'ingenuity' });
    expect(then.ingenuity?.tiles).toEqual(tiles.split(' ').map(face));
    expect(then.shrines).toBe(game.shrines);
  });

  test('the northernmost, then the westernmost of several identical ones', () => {
    const rows = ['. . . . Dg', 'M1/Dg . Dg . Dg', 'Dg . . . .'];
    const then = after(dragonsTurn(rows, []), { type: 'ingenuity' });
    const left = then.fortress.stacks.flatMap((stack, cell) => (stack.includes(face('Dg')) ? [cell] : []));
    // Row 1 has the first tile, which is the only one on top; its twin comes from row 0.
    expect(left).toEqual([7, 9, 10]);
  });

  test('summoning takes a token and no tile', () => {
    const then = after(dragonsTurn('M1 . Dg', []), { type: 'ingenuity' });
    expect(then.ingenuity).toMatchObject({ tokens: 1, tiles: [] });
  });
});

describe('[§10] around its turn', () => {
  test('[R21] the player moves first', () => {
    expect(dealt({ seed: 'first', players: 1, firstPlayer: 'random' }).turn.player).toBe(0);
  });

  /** The player's turn over a fortress where the first tile is a Soldier, with the Dragon to follow. */
  const playersTurn = (): Game => {
    const game = dragonsTurn('M1/S2 . M1/S3 . M1/Dg . M1/F1 . M1/F2', []);
    return { ...game, turn: { ...game.turn, player: 0 } };
  };

  test('[R23] it follows a tile that was taken and placed', () => {
    const placed = after(
      playersTurn(),
      { type: 'take', cell: 0 },
      { type: 'shrine' },
      { type: 'place', face: face('S2'), cell: 0 },
    );
    expect(explainIngenuity(placed).plan).toEqual({ step: 'follow', kind: 'soldiers', first: 2 });
  });

  test('[R23] it does not follow a tile that was discarded', () => {
    const discarded = after(playersTurn(), { type: 'take', cell: 0 }, { type: 'discard' });
    expect(explainIngenuity(discarded).plan).toEqual({ step: 'dragon', first: 4 });
    expect(linesPassed(discarded)).toEqual(['summon']);
  });

  test.each(BUNDLED_LAYOUTS)(
    '[R24] explains itself on $id, with cards but never Greatness, to the end',
    ({ id, rows }) => {
      const random = randomFromSeed(id);
      let game = dealt({
        seed: id,
        players: 1,
        layout: rows,
        spirits: { random: 1 },
        dragons: { random: 1 },
      });
      expect(game.options.dragons).not.toContain('greatness');
      let explained = 0;
      while (!game.over) {
        if (isIngenuityTurn(game)) {
          const { plan, passedOver } = explainIngenuity(game);
          expect(passedOver.map(({ step }) => step)).not.toContain(
            plan.step === 'follow' ? 'dragon' : plan.step,
          );
          game = after(game, { type: 'ingenuity' });
          explained++;
        } else game = after(game, ...BOTS.novice.decide(viewFor(game, 0), random));
      }
      expect(explained).toBeGreaterThan(10);
    },
  );
});
