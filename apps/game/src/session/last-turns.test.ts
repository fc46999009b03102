import { gameNow, type Match, withAction } from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameEvent,
  legalActions,
  mahjongFortress,
} from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { lastTurns } from './last-turns.ts';
import { dealOf, quickGame } from './new-game.ts';
import { pastOf } from './past.ts';

type FortressMatch = Match<Game, Action, GameEvent>;

function dealt(): FortressMatch {
  const choice = quickGame();
  const [first] = choice.seats;
  if (!first) throw new Error('nobody plays');
  const deal = dealOf({ ...choice, seats: [first, first, first], seed: 'turns' }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  return deal.value.match;
}

function played(match: FortressMatch, type: Action['type']): FortressMatch {
  const action = legalActions(gameNow(match)).find((one) => one.type === type);
  const next = action && withAction(mahjongFortress, match, action);
  if (!next?.ok) throw new Error(`no ${type}`);
  return next.value;
}

const turnsOf = (match: FortressMatch, viewer: number) => lastTurns(pastOf(match, viewer), viewer);

/** Takes a tile and discards it. */
const aTurn = (match: FortressMatch) => played(played(match, 'take'), 'discard');

test('the turns of the others since the own one, until another is ended', () => {
  let match = dealt();
  const me = gameNow(match).turn.player;
  const others = [(me + 1) % 3, (me + 2) % 3];
  expect(turnsOf(match, me)).toEqual([]);
  for (let turn = 0; turn < 3; turn++) match = aTurn(match);
  const turns = turnsOf(match, me);
  expect(turns.map(({ player }) => player)).toEqual(others);
  expect(turns.map(({ from, to }) => [from, to])).toEqual([
    [2, 4],
    [4, 6],
  ]);
  expect(turns[0]?.events.map(({ type }) => type)).toContain('tileDiscarded');
  expect(turnsOf(played(match, 'take'), me)).toEqual(turns);
  expect(turnsOf(aTurn(match), me)).toEqual([]);
  // Somebody who only watches sees everybody once.
  expect(turnsOf(aTurn(match), 9)).toHaveLength(3);
});
