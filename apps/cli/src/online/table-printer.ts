/** How a table talks in the terminal: drawn for people, or one JSON object per line for programs. */
import { createHash } from 'node:crypto';
import type { Heard, LineStatus, Nack, Outcome } from '@mahjong-fortress/online';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { paragraph } from '../draw/blocks.ts';
import { paintFor } from '../draw/paint.ts';
import { menuLines, menuOf } from '../game/menu.ts';
import { askJson } from '../game/printer.ts';
import { plain, print, printJson } from '../terminal.ts';
import { type World, widthOf } from '../world.ts';
import { namesAt, paceText, seatLines, storyOf, timeLeft } from './story.ts';
import { canStart, isOwnTurn, type OnlineTableState } from './table.ts';

export interface TablePrinter {
  status(status: LineStatus): void;
  news(state: OnlineTableState, fresh: readonly Heard[], before: OnlineTableState | undefined): void;
  /** The board, and what can be done. */
  board(state: OnlineTableState): void;
  seats(state: OnlineTableState): void;
  score(state: OnlineTableState): void;
  cards(state: OnlineTableState): void;
  help(state: OnlineTableState): void;
  say(text: string): void;
  refused(nack: Pick<Nack, 'code' | 'reason'>): void;
}

/** Whether the seed that was told at the end is the one that was promised at the start. */
function isDealKept({ about }: OnlineTableState, { seed }: Outcome): boolean {
  return createHash('sha256').update(seed).digest('hex') === about.commitment;
}

/** Whose turn it is, and whether they are at the table; the same again needs no word. */
function turnKey({ now }: OnlineTableState): string {
  const sitter = now.turn === undefined ? undefined : now.seats[now.turn];
  return `${now.stage} ${now.turn} ${sitter?.type === 'person' && sitter.here}`;
}

/** For whom it is printed: only a person is asked what to do. */
export type Addressee = 'person' | 'robot' | 'watch';

export function textTablePrinter(world: World, words: TerminalWords, reader: Addressee): TablePrinter {
  const { tables } = words;
  const paint = paintFor(world.colour);
  const width = widthOf(world.stdout);
  const show = (lines: readonly string[]) => lines.length > 0 && print(world, lines.join('\n'));
  const styleOf = (state: OnlineTableState) => ({ paint, width, words, names: namesAt(state, words) });
  let wasLost = false;

  function boardLines(state: OnlineTableState): string[] {
    const { kit, view } = state;
    return view === undefined ? seatLines(state, words) : ['', ...kit.drawBoard(view, styleOf(state))];
  }

  function askLines(state: OnlineTableState): string[] {
    const { kit, view, now, seat = -1 } = state;
    const left = now.clocks ? tables.timeLeft(timeLeft(now.clocks, seat, state.time)) : '';
    const task = paragraph(`${kit.taskOf(view, words)} ${left}`.trim(), width);
    const bold = task.map((line) => paint('bold', line));
    return ['', ...bold, ...menuLines(kit, view, menuOf(kit, view), { paint, width, words })];
  }

  /** What is waited for, if it isn't this person's action. */
  function waitingLine(state: OnlineTableState): string | undefined {
    const { now } = state;
    if (now.stage === 'gathering') {
      if (canStart(state)) return tables.canStart;
      return now.seats.some(({ type }) => type === 'open') ? tables.waitingForPeople : tables.hostStarts;
    }
    if (now.stage !== 'playing' || now.turn === undefined) return undefined;
    const who = namesAt(state, words)[now.turn] ?? '';
    const sitter = now.seats[now.turn];
    // Over days nobody has to sit at the table all the time.
    const isAway = sitter?.type === 'person' && !sitter.here && state.about.pace.type !== 'slow';
    return isAway ? tables.turnOfAbsent(who) : tables.turnOf(who);
  }

  function overLines(state: OnlineTableState, outcome: Outcome): string[] {
    const names = namesAt(state, words);
    const places = outcome.places.map((place, seat) => ({ place, seat }));
    return [
      ...boardLines(state),
      '',
      ...places
        .sort((a, b) => a.place - b.place)
        .map(({ place, seat }) => tables.placed(place, names[seat] ?? '', outcome.points[seat] ?? 0)),
      isDealKept(state, outcome) ? tables.dealKept : paint('red', `! ${tables.dealBroken}`),
    ];
  }

  function situationLines(state: OnlineTableState, before: OnlineTableState | undefined): string[] {
    const { outcome } = state.now;
    if (outcome) return before?.now.outcome ? [] : overLines(state, outcome);
    if (isOwnTurn(state) && reader === 'person') {
      // A phrase or a visitor is no reason to draw everything again.
      const isOld = before && isOwnTurn(before) && before.view !== undefined && !hasMoved(state, before);
      return isOld ? [] : [...boardLines(state), ...askLines(state)];
    }
    const waiting = waitingLine(state);
    return waiting === undefined || (before && turnKey(before) === turnKey(state)) ? [] : [`… ${waiting}`];
  }

  function hasMoved({ kit, view }: OnlineTableState, before: OnlineTableState): boolean {
    const { rules } = kit;
    return JSON.stringify(rules.makeView(view)) !== JSON.stringify(rules.makeView(before.view));
  }

  return {
    status({ type }) {
      if (type === 'waiting' && !wasLost) show([paint('dim', `… ${tables.lost}`)]);
      if (type === 'open' && wasLost) show([paint('dim', `… ${tables.back}`)]);
      wasLost = type === 'waiting' || (wasLost && type === 'connecting');
    },
    news(state, fresh, before) {
      if (!before) {
        const { about } = state;
        const head = tables.table(state.id, about.game, paceText(about.pace, words));
        const role = reader === 'watch' ? [tables.watching] : [];
        const promise = paragraph(plain(tables.promise(about.commitment)), width);
        show([plain(head), ...promise, ...seatLines(state, words), ...role]);
        const isBoardDrawn = (isOwnTurn(state) && reader === 'person') || state.now.outcome !== undefined;
        if (state.view !== undefined && !isBoardDrawn) show(boardLines(state));
      } else {
        const names = namesAt(state, words, before);
        show(fresh.flatMap((heard) => storyOf(heard, state, names, words)).map((line) => `· ${line}`));
      }
      show(situationLines(state, before));
    },
    board: (state) => show([...boardLines(state), ...(isOwnTurn(state) ? askLines(state) : [])]),
    seats: (state) => show(seatLines(state, words)),
    score(state) {
      if (state.view !== undefined) show([state.kit.scoreText(state.view, styleOf(state))]);
    },
    cards(state) {
      if (state.view !== undefined) show(state.kit.cardLines(state.view, { paint, width, words }));
    },
    help(state) {
      if (state.view !== undefined) show([state.kit.howToPlay(state.view, { paint, width, words }), '']);
      show(tables.help.flatMap((line) => paragraph(line, width)));
    },
    say: (text) => show([text]),
    refused: ({ reason }) => show([paint('red', `! ${plain(reason)}`)]),
  };
}

export function jsonTablePrinter(world: World): TablePrinter {
  const show = (value: unknown) => printJson(world, value);
  const ask = ({ kit, view, head }: OnlineTableState) =>
    show({ ask: { head, ...askJson(kit, view, menuOf(kit, view)) } });
  return {
    status: ({ type }) => show({ status: type }),
    news(state, fresh, before) {
      const { id, now, seat, time, about } = state;
      show({ news: { table: id, list: fresh, now, seat, time, ...(before ? {} : { about }) } });
      if (isOwnTurn(state)) ask(state);
      if (now.outcome && !before?.now.outcome)
        show({ over: { ...now.outcome, dealKept: isDealKept(state, now.outcome) } });
    },
    board: (state) => (isOwnTurn(state) ? ask(state) : undefined),
    seats: ({ now }) => show({ seats: now.seats }),
    score: ({ kit, view }) => (view === undefined ? undefined : show({ score: kit.rules.standings(view) })),
    cards: () => undefined,
    help: () => undefined,
    say: () => undefined,
    refused: ({ code, reason }) => show({ error: { code, path: '', message: reason } }),
  };
}
