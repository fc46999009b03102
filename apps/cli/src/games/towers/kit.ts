/** Towers in the terminal. */
import { ok } from '@mahjong-fortress/base/result';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  MASTER_IDS,
  makePosition,
  PLAYER_COUNTS,
  parsePosition,
  phaseOf,
  roundsOf,
  type Setup,
  sealsUndo,
  standings,
  VARIANTS,
} from '@mahjong-fortress/towers';
import { playTowersSoak, soakThings, TOWERS } from '@mahjong-fortress/towers-ai';
import { choiceOption } from '../../arguments.ts';
import { computersOf } from '../../computers.ts';
import { firstOption } from '../../setup-options.ts';
import { plain } from '../../terminal.ts';
import type { GameKit } from '../kit.ts';
import { drawBoard, scoreText } from './board.ts';
import { cardLines, hint, howToPlay, meaningOf, refusalText, taskOf } from './playing.ts';
import { wordsForEvent } from './story.ts';

const ANY_CARD = ['random', ...MASTER_IDS] as const;

export const TOWERS_KIT: GameKit<Setup, Game, GameView, Action, GameEvent> = {
  ...TOWERS,
  computers: computersOf(TOWERS),
  options: {
    players: { value: 'N', about: '2 to 4 (default 2)' },
    seed: { value: 'S', about: 'any text; the same seed deals the same game' },
    variant: { value: 'V', about: `the version: ${VARIANTS.join(', ')} (default basic)` },
    master: { value: 'CARD', about: `the master card: ${MASTER_IDS.join(', ')} (default: random)` },
    first: { value: 'P', about: 'who goes first, counted from 1 (default: random)' },
  },
  playerCounts: PLAYER_COUNTS,
  async setupFrom(call, players, seed) {
    const variant = choiceOption(call, 'variant', VARIANTS, 'basic');
    if (!variant.ok) return variant;
    const master = choiceOption(call, 'master', ANY_CARD, 'random');
    if (!master.ok) return master;
    const first = firstOption(call, players);
    if (!first.ok) return first;
    const card = variant.value === 'master' ? { master: master.value } : {};
    return ok({ seed, players, variant: variant.value, firstPlayer: first.value, ...card });
  },
  parsePosition,
  makePosition,
  rounds(game) {
    let rounds = game.round;
    for (let year = 1; year < game.year; year++) rounds += roundsOf(game, year);
    return rounds;
  },
  seatNames: (game, words, given = []) =>
    game.players.map((_, seat) => plain(given[seat] ?? '') || words.defaultName(seat + 1)),
  tell: (events, _, names, { towers }) =>
    events.flatMap((event) => wordsForEvent(event, names, towers) ?? []),
  drawBoard,
  scoreText,
  title: ({ variant = 'basic', seed }, words) => words.towers.title(variant, seed),
  cardLines,
  howToPlay,
  meaningOf,
  noteOn: () => '',
  phaseOf,
  taskOf,
  tidied: (words) => words.join(' '),
  refusalText,
  hint,
  undoNothing: (words) => words.towers.undoNothing,
  seals: sealsUndo,
  resultOf: (game) => ({ standings: standings(game) }),
  soak(seed, index) {
    const game = playTowersSoak({ seed }, index);
    return { ...game, things: soakThings(game) };
  },
};
