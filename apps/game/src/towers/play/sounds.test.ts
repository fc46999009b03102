import { type GameEvent, gameFromSetup, legalActions, play } from '@mahjong-fortress/towers';
import { describe, expect, test } from 'vitest';
import type { TowersMoment } from '../session/tally.ts';
import { notesOf } from './sounds.ts';

/** Everything that happens in a game in which always the middle one of all actions is done. */
function eventsOfAGame(): readonly GameEvent[] {
  const dealt = gameFromSetup({ seed: 'sounds', players: 2, variant: 'master' });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const events: GameEvent[] = [];
  let game = dealt.value;
  for (let step = 0; game.stage !== 'over'; step++) {
    const legal = legalActions(game);
    const action = legal[(step * 7) % legal.length];
    const played = action && play(game, action);
    if (!played?.ok) throw new Error('the game got stuck');
    game = played.value.game;
    events.push(...played.value.events);
  }
  return events;
}

const heard = (event: GameEvent) => notesOf({ type: 'event', event });
const counted = (points: number) =>
  notesOf({ type: 'counted', part: { points } } as unknown as Extract<TowersMoment, { type: 'counted' }>);

describe('the sounds of Towers', () => {
  const events = eventsOfAGame();

  test('everything that is seen to move is heard, short and not too loud', () => {
    const silent = ['markerMoved', 'kingLeft', 'blocksLaid', 'turnEnded', 'turnBegun', 'yearBegun'];
    const types = new Set(events.map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['castleFounded', 'knightMoved', 'cardPlayed']));
    for (const event of events) {
      const notes = heard(event);
      expect(notes.length > 0, event.type).toBe(!silent.includes(event.type));
      if (event.type === 'gameEnded') continue;
      for (const { at, pitch, force } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(0.5);
        expect(pitch).toBeGreaterThan(40);
        expect(force).toBeGreaterThan(0);
        expect(force).toBeLessThanOrEqual(1);
      }
    }
  });

  test('a higher block sounds higher, and more points do', () => {
    const block = (level: number) => heard({ type: 'blockPlaced', seat: 0, cell: 0, level })[0]?.pitch ?? 0;
    expect(block(3)).toBeGreaterThan(block(1));
    expect(counted(20)[0]?.pitch).toBeGreaterThan(counted(2)[0]?.pitch ?? 0);
  });

  test('a card bought sounds like any other: which it is stays hidden', () => {
    expect(heard({ type: 'cardBought', seat: 0 })).toEqual(heard({ type: 'cardKept', seat: 1, rest: 'top' }));
  });
});
