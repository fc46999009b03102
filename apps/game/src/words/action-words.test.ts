import {
  type Action,
  type Face,
  faceFromCode,
  type GameView,
  gameFromSetup,
  legalActions,
  type Turn,
  viewFor,
  withTile,
} from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { ru } from '@mahjong-fortress/words/game/ru';
import { expect, test } from 'vitest';
import { wordsForHint } from './action-words.ts';

/** A game whose first player has a tile of spring in the realm. */
function gameWith(turn: Partial<Turn> = {}): GameView {
  const layout = ['555555555555', '555555555551'];
  const dealt = gameFromSetup({ layout, seed: 's', players: 2, firstPlayer: 0 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const [me, other] = dealt.value.players;
  if (!me || !other) throw new Error('players are missing');
  const realm = withTile(me.realm, 3, faceFromCode('Ys') as Face);
  const game = { ...dealt.value, players: [{ ...me, realm }, other], turn: { ...dealt.value.turn, ...turn } };
  return viewFor(game, 0);
}

const said = (view: GameView, action: Action) => {
  const hint = { actions: [action], reasons: [] };
  return [wordsForHint(view, hint, en), wordsForHint(view, hint, ru)];
};

test.each<[Action, string, string]>([
  [{ type: 'shrine' }, 'Hint: take a shrine.', 'Подсказка: взять храм.'],
  [{ type: 'done' }, 'Hint: stop building.', 'Подсказка: больше не строить.'],
  [{ type: 'end' }, 'Hint: end turn.', 'Подсказка: завершить ход.'],
  [
    { type: 'change', cell: 3, kind: 'merchants' },
    'Hint: count Spring, row 1 column 4, as Merchants.',
    'Подсказка: считать «Весну», ряд 1, столбец 4, как «Купцы».',
  ],
])('%j', (action, english, russian) => {
  expect(said(gameWith(), action)).toEqual([english, russian]);
});

test('a tile is named where it lies', () => {
  const game = gameWith();
  const [take] = legalActions(game);
  expect(said(game, take as Action)[0]).toMatch(/^Hint: take [\w ]+, row 1 column 1\.$/);
});

test('under Cunning one is done with locking, not with building', () => {
  const game = gameWith({ effect: { spirit: 'cunning', opened: true } });
  expect(said(game, { type: 'done' })).toEqual(['Hint: stop locking.', 'Подсказка: больше не закреплять.']);
});
