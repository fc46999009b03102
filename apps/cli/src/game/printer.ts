/** How a game in the terminal talks: drawn for people, or one JSON object per line for programs. */
import type { Fault } from '@mahjong-fortress/match/chart';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { paragraph } from '../draw/blocks.ts';
import { paintFor } from '../draw/paint.ts';
import type { AnyKit } from '../games/kit.ts';
import { print, printJson } from '../terminal.ts';
import { type World, widthOf } from '../world.ts';
import type { WayOn } from './fault.ts';
import { type MenuItem, menuLines } from './menu.ts';

export interface Printer {
  /** Before a person decides, what they see. Returns the prompt. */
  ask(view: unknown, items: readonly MenuItem[]): string;
  /** A computer did not answer as it should. Returns the prompt. */
  stalled(fault: Fault, ways: readonly WayOn[]): string;
  happened(game: unknown, events: readonly unknown[]): void;
  /** Something for people only. */
  say(text: string): void;
  complain(message: string): void;
  over(game: unknown): void;
}

function seatToMove({ rules }: AnyKit, view: unknown): number {
  const turn = rules.toMove(view);
  return turn.type === 'seat' ? turn.seat : -1;
}

export function textPrinter(
  world: World,
  words: TerminalWords,
  kit: AnyKit,
  seats: readonly (string | undefined)[],
): Printer {
  const paint = paintFor(world.colour);
  const width = widthOf(world.stdout);
  const show = (lines: readonly string[]) => print(world, lines.join('\n'));
  const styleIn = (game: unknown) => ({ paint, width, words, names: kit.seatNames(game, words, seats) });
  return {
    ask(view, items) {
      const style = styleIn(view);
      const task = paragraph(kit.taskOf(view, words), width).map((line) => paint('bold', line));
      show(['', ...kit.drawBoard(view, style), '', ...task, ...menuLines(kit, view, items, style)]);
      return `${style.names[seatToMove(kit, view)]}> `;
    },
    stalled(_, ways) {
      const complaint = paint('red', `! ${words.asking.noAnswer}`);
      show([complaint, ...ways.map(({ text }, index) => `  ${paint('bold', String(index + 1))} ${text}`)]);
      return '> ';
    },
    happened(game, events) {
      const lines = kit.tell(events, game, styleIn(game).names, words);
      if (lines.length > 0) show(lines.map((line) => `· ${line}`));
    },
    say: (text) => show([text]),
    complain: (message) => show([paint('red', `! ${message}`)]),
    over(game) {
      const style = styleIn(game);
      show(['', ...kit.drawBoard(game, style), '', kit.scoreText(game, style)]);
    },
  };
}

/** What a program is asked: who is to move, what may be done, and what they see. */
export function askJson(kit: AnyKit, view: unknown, items: readonly MenuItem[]): object {
  return {
    player: seatToMove(kit, view),
    phase: kit.phaseOf(view),
    actions: items.map(({ text }) => text),
    position: kit.makePosition(view),
  };
}

export function jsonPrinter(world: World, kit: AnyKit): Printer {
  const show = (value: unknown) => printJson(world, value);
  return {
    ask(view, items) {
      show({ ask: askJson(kit, view, items) });
      return '';
    },
    stalled({ seat, why }, ways) {
      show({ ask: { player: seat, fault: why, actions: ways.map(({ word }) => word) } });
      return '';
    },
    happened: (_, events) => show({ events }),
    say: () => undefined,
    complain: (message) => show({ error: { code: 'not-now', path: '', message } }),
    over: (game) => show({ over: kit.resultOf(game) }),
  };
}
