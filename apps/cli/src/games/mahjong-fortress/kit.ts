/** Mahjong Fortress in the terminal. */
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import {
  type Action,
  boardsOf,
  type Game,
  type GameEvent,
  type GameView,
  isSolo,
  mahjongFortress,
  makePosition,
  PLAYER_COUNTS,
  parsePosition,
  phaseOf,
  refusalOf,
  type Setup,
  soloRank,
  standings,
} from '@mahjong-fortress/rules';
import { FORTRESS, playSoakGame, soakThings } from '@mahjong-fortress/solo-ai';
import { drawBoard } from '../../draw/board.ts';
import { SETUP_OPTIONS, setupFrom } from '../../setup-options.ts';
import { seatNames, wordsForEvents } from '../../words/events.ts';
import { cardLines, howToPlay } from '../../words/how-to-play.ts';
import { scoreText } from '../../words/scores.ts';
import { taskOf } from '../../words/task.ts';
import type { GameKit } from '../kit.ts';
import { COMPUTERS } from './computers.ts';
import { noteOn, tidied } from './typing.ts';

const layouts = BUNDLED_LAYOUTS.map(({ id, rows }) => ({ id, rows }));

export const FORTRESS_KIT: GameKit<Setup, Game, GameView, Action, GameEvent> = {
  ...FORTRESS,
  computers: COMPUTERS,
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
  title: ({ fortress, seed }, { greeting }) => greeting.title(fortress?.name, seed),
  cardLines,
  howToPlay,
  meaningOf: (_, { type }, { menu }) => menu[type] ?? '',
  noteOn,
  phaseOf,
  taskOf,
  tidied,
  refusalText(view, action, { refusals }) {
    const code = refusalOf(view, action);
    return code && refusals[code];
  },
  undoNothing: ({ asking }) => asking.undoNothing,
  // Between people at one keyboard, and with computers, also what came after may be taken back.
  seals: mahjongFortress.reveals,
  resultOf: (game) => ({
    standings: standings(game),
    ...(isSolo(game) ? { rank: soloRank(game) } : {}),
  }),
  soak(seed, index) {
    const game = playSoakGame({ seed, layouts }, index);
    return { ...game, things: soakThings(game) };
  },
};
