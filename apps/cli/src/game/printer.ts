/** How a game in the terminal talks: drawn for people, or one JSON object per line for programs. */
import type { Fault } from '@mahjong-fortress/match/chart';
import {
  boardsOf,
  type Game,
  type GameEvent,
  isSolo,
  makePosition,
  phaseOf,
  soloRank,
  standings,
  viewFor,
} from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { paragraph } from '../draw/blocks.ts';
import { drawBoard } from '../draw/board.ts';
import { paintFor } from '../draw/paint.ts';
import { print, printJson } from '../terminal.ts';
import { seatNames, wordsForEvents } from '../words/events.ts';
import { taskOf } from '../words/phases.ts';
import { scoreText } from '../words/scores.ts';
import { type World, widthOf } from '../world.ts';
import type { WayOn } from './fault.ts';
import { type MenuItem, menuLines } from './menu.ts';

export interface Printer {
  /** Before a person decides. Returns the prompt. */
  ask(game: Game, items: readonly MenuItem[]): string;
  /** A computer did not answer as it should. Returns the prompt. */
  stalled(fault: Fault, ways: readonly WayOn[]): string;
  happened(game: Game, events: readonly GameEvent[]): void;
  /** Something for people only. */
  say(text: string): void;
  complain(message: string): void;
  over(game: Game): void;
}

export function textPrinter(
  world: World,
  words: TerminalWords,
  seats: readonly (string | undefined)[],
): Printer {
  const paint = paintFor(world.colour);
  const width = widthOf(world.stdout);
  const show = (lines: readonly string[]) => print(world, lines.join('\n'));
  const namesIn = (game: Game) => seatNames(game, words, seats);
  return {
    ask(game, items) {
      const names = namesIn(game);
      const view = viewFor(game, game.turn.player);
      const board = drawBoard(view, { paint, width, names, words });
      const task = paragraph(taskOf(game, words), width).map((line) => paint('bold', line));
      show(['', ...board, '', ...task, ...menuLines(view, items, words, paint, width)]);
      return `${names[game.turn.player]}> `;
    },
    stalled(_, ways) {
      const complaint = paint('red', `! ${words.asking.noAnswer}`);
      show([complaint, ...ways.map(({ text }, index) => `  ${paint('bold', String(index + 1))} ${text}`)]);
      return '> ';
    },
    happened(game, events) {
      const lines = wordsForEvents(events, boardsOf(game), namesIn(game), words);
      if (lines.length > 0) show(lines.map((line) => `· ${line}`));
    },
    say: (text) => show([text]),
    complain: (message) => show([paint('red', `! ${message}`)]),
    over(game) {
      const names = namesIn(game);
      show([
        '',
        ...drawBoard(game, { paint, width, names, words }),
        '',
        scoreText(game, names, words, width),
      ]);
    },
  };
}

export function jsonPrinter(world: World): Printer {
  const show = (value: unknown) => printJson(world, value);
  return {
    ask(game, items) {
      const { player } = game.turn;
      const position = makePosition(viewFor(game, player));
      show({ ask: { player, phase: phaseOf(game), actions: items.map(({ text }) => text), position } });
      return '';
    },
    stalled({ seat, why }, ways) {
      show({ ask: { player: seat, fault: why, actions: ways.map(({ word }) => word) } });
      return '';
    },
    happened: (_, events) => show({ events }),
    say: () => undefined,
    complain: (message) => show({ error: { code: 'not-now', path: '', message } }),
    over: (game) =>
      show({ over: { standings: standings(game), ...(isSolo(game) ? { rank: soloRank(game) } : {}) } }),
  };
}
