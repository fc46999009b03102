/** The words at a table of Towers, and what is put together from them. */
import {
  type Action,
  type CardId,
  type Cell,
  cellName,
  type Game,
  type GameEvent,
} from '@mahjong-fortress/towers';
import type { TowersHint, TowersReason } from '@mahjong-fortress/towers-ai';
import type { GameWords } from '@mahjong-fortress/words/game';
import { loadTowersWords, type TowersTableWords } from '@mahjong-fortress/words/towers-table';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useLateWords } from '../ui/late-words.ts';
import type { LogLine } from '../words/event-words.ts';
import type { Refusing } from './session/intents.ts';
import type { ScorePart } from './session/tally.ts';
import type { Ghost } from './table/contract.ts';

const WordsContext = createContext<TowersTableWords | undefined>(undefined);

/** Draws nothing until the words have come. */
export function WithTowersWords({ children }: { readonly children: ComponentChildren }) {
  const words = useLateWords(loadTowersWords);
  return words ? <WordsContext.Provider value={words}>{children}</WordsContext.Provider> : null;
}

export function useTowersWords(): TowersTableWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A part of the table was drawn without its words.');
  return words;
}

export function refusalWords(
  { code, area, card }: Refusing,
  words: TowersTableWords,
  { table }: GameWords,
): string {
  if (area !== undefined) return words.tooHigh(area);
  if (code === 'no-hints') return table.noHints;
  if (code === 'not-done') return table.notDone;
  const own: Readonly<Record<string, string | undefined>> = words.tableRefusals;
  const rules: Readonly<Record<string, string | undefined>> = words.refusals;
  const why = own[code] ?? rules[code] ?? '';
  return card ? `${why} ${words.cardDoes(words.actionCards[card])}` : why;
}

/** What is being counted at the end of a year. */
export function countingWords(
  { seat, reason }: ScorePart,
  { year }: Game,
  names: readonly string[],
  { lines, scored }: TowersTableWords,
): string {
  return `${lines.yearScored(year)}: ${names[seat]}, ${scored[reason]}`;
}

export function cardTitle(card: CardId, { actionCards }: TowersTableWords): string {
  return actionCards[card].name;
}

function eventText(event: GameEvent, words: TowersTableWords): string | undefined {
  const { lines, scored } = words;
  switch (event.type) {
    case 'castleFounded':
    case 'knightPlaced':
    case 'kingPlaced':
      return lines[event.type](cellName(event.cell));
    case 'kingMoved':
      return lines.kingPlaced(cellName(event.to));
    case 'kingLeft':
    case 'cardBought':
    case 'cardKept':
      return lines[event.type];
    case 'knightMoved':
    case 'blockShifted':
      return lines[event.type](cellName(event.from), cellName(event.to));
    case 'blockPlaced':
    case 'blockInserted':
      return lines[event.type](cellName(event.cell), event.level);
    case 'cardsDrawn':
      return lines.cardsDrawn(event.count);
    case 'cardPlayed':
      return lines.cardPlayed(cardTitle(event.card, words));
    case 'markerMoved':
      return `${lines.markerMoved(event.to - event.from)} (${scored[event.reason]})`;
    case 'yearScored':
    case 'yearBegun':
      return lines[event.type](event.year);
    case 'gameEnded':
      return words.over;
    case 'turnBegun':
    case 'turnEnded':
    case 'blocksLaid':
      return undefined;
  }
}

/** One event as a sentence of the log: who, and what. */
export function eventWords(
  event: GameEvent,
  names: readonly string[],
  words: TowersTableWords,
): string | undefined {
  const text = eventText(event, words);
  if (text === undefined || !('seat' in event) || event.type === 'yearBegun') return text;
  return `${names[event.seat]}: ${text}`;
}

/** Where something happened. */
function cellsOf(event: GameEvent): readonly Cell[] {
  if ('cell' in event) return [event.cell];
  return event.type === 'knightMoved' || event.type === 'kingMoved' || event.type === 'blockShifted'
    ? [event.from, event.to]
    : [];
}

export function logLines(
  events: readonly (readonly GameEvent[])[],
  names: readonly string[],
  words: TowersTableWords,
): readonly LogLine<Cell>[] {
  return events.flatMap((list, index) =>
    list.flatMap((event) => {
      const text = eventWords(event, names, words);
      const isTurn = event.type === 'yearBegun' || event.type === 'yearScored';
      return text === undefined ? [] : [{ text, step: index + 1, isTurn, spots: cellsOf(event) }];
    }),
  );
}

/** What something does to everybody's points. */
export function gainWords(
  { gains }: Pick<Ghost, 'gains'>,
  names: readonly string[],
  words: TowersTableWords,
): string {
  if (gains.length === 0) return words.noGain;
  return gains.map(({ seat, points }) => words.gain(names[seat] ?? '', points)).join(', ');
}

function reasonWords(reason: TowersReason, { reasons, actionCards }: TowersTableWords): string {
  switch (reason.type) {
    case 'castles':
    case 'king':
    case 'master':
    case 'advances':
      return reasons[reason.type](reason.points);
    case 'bringsIn':
      return reasons.bringsIn(reason.knights);
    case 'card':
      return reasons.card(actionCards[reason.card].name);
    case 'buys':
    case 'prepares':
      return reasons[reason.type]();
  }
}

function stepWords(action: Action, words: TowersTableWords): string {
  const { lines } = words;
  switch (action.type) {
    case 'castle':
      return lines.castleFounded(cellName(action.cell));
    case 'knight':
      return lines.knightPlaced(cellName(action.cell));
    case 'king':
      return lines.kingPlaced(cellName(action.cell));
    case 'leave':
      return lines.kingLeft;
    case 'move':
      return lines.knightMoved(cellName(action.from), cellName(action.to));
    case 'block':
      return lines.build(cellName(action.cell));
    case 'buy':
      return words.buy;
    case 'keep':
      return words.keep(cardTitle(action.card, words));
    case 'card': {
      const cells = [action.from, action.to].flatMap((cell) => (cell === undefined ? [] : [cellName(cell)]));
      return [cardTitle(action.card, words), cells.join(' → ')].filter(Boolean).join(' ');
    }
    case 'advance':
      return words.advance;
    case 'end':
      return words.end;
  }
}

/** A suggested turn, step by step, and why. */
export function hintWords({ actions, reasons }: TowersHint, words: TowersTableWords): string {
  const steps = actions.map((action) => stepWords(action, words)).join(' · ');
  return words.hint(steps, reasons.map((reason) => reasonWords(reason, words)).join(', '));
}
