import { gameNow, RECORD_LIMITS, withAction } from '@mahjong-fortress/match';
import { legalActions, mahjongFortress } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { pointsAt, pointsByTurn } from './course.ts';
import { dealOf, quickGame } from './new-game.ts';

test('everyone begins with nothing and ends with the final score, one turn after another', () => {
  const deal = dealOf({ ...quickGame(), seed: 'course' }, 'en');
  if (!deal.ok) return expect.fail(deal.error.message);
  let { match } = deal.value;
  let turns = 0;
  for (let i = 0; i < RECORD_LIMITS.actions && !gameNow(match).over; i++) {
    const [action] = legalActions(gameNow(match));
    const played = action && withAction(mahjongFortress, match, action);
    if (!played?.ok) return expect.fail('the game got stuck');
    match = played.value;
    turns += match.events.at(-1)?.filter(({ type }) => type === 'turnEnded').length ?? 0;
  }
  const course = pointsByTurn(match.games);
  expect(course[0]).toEqual([0, 0]);
  expect(course).toHaveLength(turns + 1);
  expect(course.at(-1)).toEqual(pointsAt(gameNow(match)));
});
