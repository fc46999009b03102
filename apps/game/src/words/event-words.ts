/** What happened, in words: for the log and for announcements. */
import { type Boards, type GameEvent, type GameView, isIngenuityTurn } from '@mahjong-fortress/rules';
import { type Naming, wordsForEvent } from '@mahjong-fortress/words/events';
import type { GameWords } from '@mahjong-fortress/words/game';
import { faceName, placeName } from '@mahjong-fortress/words/names';
import type { Who } from '@mahjong-fortress/words/who';
import type { TableSpot } from '../table/contract.ts';
import { wordsForIngenuity } from './ingenuity-words.ts';

/** Things by their names; cells need not be told where a line of the log points at them. */
export function spokenNaming(words: GameWords, boards: Boards, who: readonly Who[]): Naming {
  return {
    who,
    tile: (face) => faceName(words, face),
    inFortress: (cell) => placeName(words, boards.fortress, cell),
    inRealm: (cell) => placeName(words, boards.realm, cell),
    tellsCells: false,
  };
}

export interface LogLine {
  readonly text: string;
  /** After how many actions of the record this had happened. */
  readonly step: number;
  readonly isTurn: boolean;
  /** What the line speaks of, to be pointed out on the board. */
  readonly spots: readonly TableSpot[];
}

/** Where something happened. */
function spotsOf(event: GameEvent): readonly TableSpot[] {
  switch (event.type) {
    case 'tileTaken':
    case 'tileUncovered':
      return [{ type: 'fortress', cell: event.cell }];
    case 'tileDiscarded':
      if (event.cell === undefined) return [];
      return event.from === 'fortress'
        ? [{ type: 'fortress', cell: event.cell }]
        : [{ type: 'realm', player: event.player, cell: event.cell }];
    case 'tilePlaced':
    case 'shrineBuilt':
    case 'tileTurned':
      return [{ type: 'realm', player: event.player, cell: event.cell }];
    case 'setLocked':
      return event.cells.map((cell) => ({ type: 'realm', player: event.player, cell }));
    case 'tileMoved':
    case 'shrineMoved':
      return [event.from, event.to].map((cell) => ({ type: 'realm', player: event.player, cell }));
    case 'shrineTaken':
    case 'spiritActivated':
    case 'tokenTaken':
    case 'lastRound':
    case 'turnEnded':
    case 'turnBegun':
    case 'gameEnded':
      return [];
  }
}

/** What happened in every step; with the states before them also why the Dragon of Ingenuity did what it did. */
export function logLines(
  events: readonly (readonly GameEvent[])[],
  words: GameWords,
  boards: Boards,
  who: readonly Who[],
  views: readonly (GameView | undefined)[] = [],
): LogLine[] {
  const naming = spokenNaming(words, boards, who);
  return events.flatMap((list, index) => {
    const step = index + 1;
    const before = views[index];
    const lines = list.flatMap((event): LogLine[] => {
      const text = wordsForEvent(event, words, naming);
      if (text === undefined) return [];
      return [{ text, step, isTurn: event.type === 'turnBegun', spots: spotsOf(event) }];
    });
    if (!before || !isIngenuityTurn(before)) return lines;
    return [{ text: wordsForIngenuity(before, words), step, isTurn: false, spots: [] }, ...lines];
  });
}
