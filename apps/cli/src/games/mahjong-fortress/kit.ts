/** Mahjong Fortress in the terminal. */
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import {
  type Action,
  boardsOf,
  type Game,
  type GameEvent,
  type GameView,
  makePosition,
  PLAYER_COUNTS,
  parsePosition,
  type Setup,
} from '@mahjong-fortress/rules';
import { FORTRESS, playSoakGame, soakThings } from '@mahjong-fortress/solo-ai';
import { drawBoard } from '../../draw/board.ts';
import { SETUP_OPTIONS, setupFrom } from '../../setup-options.ts';
import { seatNames, wordsForEvents } from '../../words/events.ts';
import { scoreText } from '../../words/scores.ts';
import type { GameKit } from '../kit.ts';

const layouts = BUNDLED_LAYOUTS.map(({ id, rows }) => ({ id, rows }));

export const FORTRESS_KIT: GameKit<Setup, Game, GameView, Action, GameEvent> = {
  ...FORTRESS,
  options: SETUP_OPTIONS,
  playerCounts: PLAYER_COUNTS,
  setupFrom,
  parsePosition,
  makePosition,
  rounds: ({ round }) => round,
  seatNames,
  tell: (events, game, names, words) => wordsForEvents(events, boardsOf(game), names, words),
  drawBoard,
  scoreText: (game, { names, words, width }) => scoreText(game, names, words, width),
  soak(seed, index) {
    const game = playSoakGame({ seed, layouts }, index);
    return { ...game, things: soakThings(game) };
  },
};
