/** A view as it is sent: a position with `?` for every hidden card, and whose view it is. */
import { readView, viewJson } from '@mahjong-fortress/base/position';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, type Result } from '@mahjong-fortress/base/result';
import { gameFromBoard, makePosition, POSITION, readSeen } from './position.ts';
import { type GameView, viewFor } from './view.ts';

export function makeView(view: GameView): unknown {
  return viewJson(makePosition(view), view.viewer);
}

/** Reads a view out of JSON, for it travels inside messages, and makes sure that it could be one of a game. */
export function parseView(value: unknown): Result<GameView, Problem> {
  const view = readView(value, POSITION, readSeen, gameFromBoard);
  if (!view.ok) return view;
  // Looking again at what somebody sees hides nothing more, and the viewer knows the own cards.
  return isOwnSight(view.value) ? view : err(problem('not-hidden', '', 'This viewer can’t see it so.'));
}

function cardsIn({ deck, players, turn }: GameView): unknown {
  return [deck, players.map((player) => [player.hand, player.deck]), turn.bought, turn.drawn];
}

function isOwnSight(view: GameView): boolean {
  if (JSON.stringify(cardsIn(viewFor(view, view.viewer))) !== JSON.stringify(cardsIn(view))) return false;
  const { viewer, turn } = view;
  if (view.options.variant === 'master') return !JSON.stringify(cardsIn(view)).includes('?');
  if (viewer === undefined) return true;
  const own = view.players[viewer];
  const held = [...(own?.hand ?? []), ...(turn.seat === viewer ? [...turn.bought, ...turn.drawn] : [])];
  const { top = 0, under = 0 } = own?.known ?? {};
  const deck = own?.deck ?? [];
  const placed = [...deck.slice(0, top), ...deck.slice(deck.length - under)];
  return ![...held, ...placed].includes('?');
}
