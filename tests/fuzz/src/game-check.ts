import { frozen } from '@mahjong-fortress/match/random-games';
/** What holds in every state of a game, however it was reached. */

import assert from 'node:assert/strict';
import { type Random, shuffled } from '@mahjong-fortress/base/random';
import {
  type Action,
  boardsOf,
  type Game,
  type GameView,
  gameBehind,
  legalActions,
  makeAction,
  makePosition,
  makeView,
  parseAction,
  parsePosition,
  parseView,
  play,
  standings,
  viewFor,
} from '@mahjong-fortress/rules';
import { accepted, same } from './same.ts';

/** There is something to do exactly until the game is over, and it does not depend on what nobody can see. */
export function checkLegal(game: Game): readonly Action[] {
  const actions = legalActions(game);
  assert.equal(actions.length === 0, game.over, 'Nobody can do anything.');
  return actions;
}

/** A legal action can be played, and its words mean the same. Returns what it leads to. */
export function checkAction(game: Game, action: Action): Game {
  const boards = boardsOf(game);
  const read = parseAction(boards, makeAction(boards, action));
  same(
    accepted(read, 'The words of a legal action are refused'),
    action,
    'An action reads back differently.',
  );
  return frozen(accepted(play(game, action), 'A legal action is refused').game);
}

export function checkViews(game: Game, actions: readonly Action[], random: Random): void {
  const view = frozen(viewFor(game, random.below(game.options.players)));
  same(legalActions(view), actions, 'What is legal depends on covered tiles.');
  const other = frozen(gameBehind(view, random));
  same(legalActions(other), actions, 'What is legal depends on covered tiles.');
  assert.equal(standings(view).length, game.options.players, 'Somebody is missing in the standings.');
  checkView(view);
}

export function checkView(view: GameView): void {
  const read = accepted(parseView(JSON.parse(JSON.stringify(makeView(view)))), 'A view of a game is refused');
  same(read, view, 'A view reads back differently.');
}

export function checkPosition(game: Game): void {
  const position = makePosition(game);
  const read = accepted(parsePosition(JSON.stringify(position)), 'A position of a game is refused');
  same(makePosition(read), position, 'A position reads back differently.');
}

/** So many of them, or all; the same ones for the same random numbers. */
export function sampleOf<T>(list: readonly T[], size: number, random: Random): readonly T[] {
  return list.length <= size ? list : shuffled(list, random).slice(0, size);
}
