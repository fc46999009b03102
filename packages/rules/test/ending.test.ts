import { describe, expect, test } from 'vitest';
import {
  type Game,
  isLastRound,
  neighbourRealms,
  PLAYER_COUNTS,
  type PlayerCount,
  scoreOf,
  standings,
  tokensOnTrack,
} from '../src/index.ts';
import {
  eventsOf,
  fullRealm,
  game,
  ingenuity,
  legalTypes,
  type Position,
  realm,
  run,
  summon,
} from './builders.ts';

const empty: Position = { fortress: ['.'] };

/** Everybody summons until the game is over. */
function summonAll(position: Position): Game {
  let now = game({ ...empty, ...position });
  while (!now.over) now = run(now, legalTypes(now)[0] === 'ingenuity' ? ingenuity : summon);
  return now;
}

describe('§9 countdown', () => {
  test('the rightmost token of the track is taken; the last one announces the last round', () => {
    const [taken, ...rest] = eventsOf(game(empty), summon);
    expect(taken).toEqual({ type: 'tokenTaken', player: 0, from: 'track' });
    expect(rest.map(({ type }) => type)).toEqual(['turnEnded', 'turnBegun']);
    const last = eventsOf(game({ ...empty, track: 1 }), summon);
    expect(last.map(({ type }) => type)).toEqual(['tokenTaken', 'lastRound', 'turnEnded', 'turnBegun']);
  });

  test('once the track is empty tokens come from the pile', () => {
    const now = game({ ...empty, track: 0, pile: 5, active: 1 });
    expect(eventsOf(now, summon)[0]).toEqual({ type: 'tokenTaken', player: 1, from: 'pile' });
    expect(run(now, summon)).toMatchObject({ track: 0, pile: 4, over: true });
  });

  test.each<{ players: PlayerCount; firstPlayer: number; active: number; over: boolean }>([
    { players: 2, firstPlayer: 0, active: 0, over: false },
    { players: 2, firstPlayer: 0, active: 1, over: true },
    { players: 2, firstPlayer: 1, active: 1, over: false },
    { players: 2, firstPlayer: 1, active: 0, over: true },
    { players: 3, firstPlayer: 0, active: 1, over: false },
    { players: 3, firstPlayer: 0, active: 2, over: true },
    { players: 3, firstPlayer: 2, active: 1, over: true },
    { players: 3, firstPlayer: 2, active: 2, over: false },
    { players: 4, firstPlayer: 0, active: 3, over: true },
    { players: 4, firstPlayer: 1, active: 0, over: true },
    { players: 4, firstPlayer: 1, active: 3, over: false },
  ])('$players players, first $firstPlayer: player $active takes the last token: over $over', (row) => {
    const { over, ...position } = row;
    const now = run(game({ ...empty, ...position, track: 1 }), summon);
    expect(isLastRound(now)).toBe(true);
    expect(now.over).toBe(over);
  });

  test.each<{ players: PlayerCount; firstPlayer: number; tokens: number[]; left: number }>([
    { players: 2, firstPlayer: 0, tokens: [1, 1], left: 5 },
    { players: 2, firstPlayer: 1, tokens: [1, 1], left: 5 },
    { players: 3, firstPlayer: 1, tokens: [1, 1, 1], left: 4 },
    { players: 4, firstPlayer: 3, tokens: [1, 1, 1, 1], left: 3 },
  ])('$players players summon all the time, first $firstPlayer', ({ tokens, left, ...position }) => {
    const now = summonAll(position);
    expect(now.players.map((player) => player.tokens)).toEqual(tokens);
    expect(now).toMatchObject({ track: 0, pile: left });
  });

  test.each(PLAYER_COUNTS)(
    '[R55] %i: the pile lasts, even if the first player takes the last token',
    (players) => {
      const pile = 7 - tokensOnTrack(players);
      const now = summonAll({ players, track: 1, pile });
      expect(now.pile).toBe(pile - (Math.max(2, players) - 1));
      expect(now.pile).toBeGreaterThanOrEqual(0);
    },
  );

  test('solo: the last round ends with the turn of the Dragon', () => {
    const byPlayer = run(game({ ...empty, players: 1, track: 1 }), summon);
    expect(byPlayer.over).toBe(false);
    expect(run(byPlayer, ingenuity)).toMatchObject({ over: true, pile: 5, ingenuity: { tokens: 1 } });
    const byDragon = run(game({ ...empty, players: 1, track: 2 }), summon, ingenuity);
    expect(byDragon).toMatchObject({ over: true, track: 0 });
  });

  test('[R52] turns pass clockwise, in the order of the players’ numbers', () => {
    let now = game({ ...empty, players: 4, firstPlayer: 2 });
    const seen: number[] = [];
    for (; seen.length < 4; now = run(now, summon)) seen.push(now.turn.player);
    expect(seen).toEqual([2, 3, 0, 1]);
  });

  test('a round ends with the player to the right of the first player', () => {
    const now = game({ ...empty, players: 3, firstPlayer: 1, active: 0, track: 3 });
    const next = run(now, summon);
    expect(next).toMatchObject({ round: 2, turn: { player: 1 } });
    expect(run(game({ ...empty, players: 3, firstPlayer: 1 }), summon)).toMatchObject({ round: 1 });
  });

  test('[R51] the game ends by itself, and nothing can be done then', () => {
    expect(eventsOf(game({ ...empty, track: 0, pile: 5, active: 1 }), summon).at(-1)).toEqual({
      type: 'gameEnded',
    });
    expect(legalTypes(summonAll({}))).toEqual([]);
  });
});

describe('§9 final score', () => {
  test('[R37] VP collected + shrines + 2 per token + every Dragon card, each with where it came from', () => {
    const sets = [{ kind: 'merchants', size: 5, vp: 3 }] as const;
    const player = { realm: realm('^/2 M1', '^ -'), vp: 5, sets, tokens: 2 };
    const score = scoreOf(game({ dragons: ['steadfastness', 'serenity'], table: [player] }), 0);
    expect(score).toMatchObject({
      sets,
      discards: 2,
      shrines: [
        { cell: 0, tier: 2, vp: 2 },
        { cell: 6, tier: 1, vp: 1 },
      ],
      tokens: { count: 2, vp: 4 },
      dragons: [
        { id: 'steadfastness', vp: 2 },
        { id: 'serenity', vp: 1 },
      ],
      total: 5 + 3 + 4 + 3,
      faceDownStacks: 3,
    });
  });

  const winners = (...table: Partial<Game['players'][number]>[]) =>
    standings(game({ players: table.length as PlayerCount, table }))
      .filter(({ place }) => place === 1)
      .map(({ player }) => player);

  test('most VP wins', () => {
    expect(winners({ vp: 3 }, { vp: 5 }, { vp: 4 })).toEqual([1]);
  });

  test('tie: more stacks whose top tile lies face down, with or without a shrine', () => {
    expect(winners({ vp: 3, realm: realm('- -') }, { vp: 2, realm: realm('^ - -') })).toEqual([1]);
    expect(winners({ vp: 3, realm: realm('-/5') }, { vp: 3, realm: realm('- M1 -') })).toEqual([1]);
  });

  test('[R53] still tied: they share the place, and the next one is left out', () => {
    expect(winners({ vp: 3 }, { vp: 3, realm: realm('M1 M2') }, { vp: 2 }, { vp: 3 })).toEqual([0, 1, 3]);
    const tied = standings(game({ players: 3, table: [{ vp: 1 }, { vp: 3 }, { vp: 3 }] }));
    expect(tied.map(({ player, place }) => [player, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });

  test('[R52] the left neighbour sits after, the right one before', () => {
    const realms = ['M1', 'M2', 'M3', 'M4'].map((code) => realm(code));
    const now = game({ players: 4, table: realms.map((one) => ({ realm: one })) });
    expect(neighbourRealms(now, 0)).toEqual([realms[1], realms[3]]);
    expect(neighbourRealms(now, 3)).toEqual([realms[0], realms[2]]);
  });

  test('a tie-break does not help against more VP', () => {
    expect(winners({ vp: 2, realm: fullRealm('-') }, { vp: 3 })).toEqual([1]);
  });
});
