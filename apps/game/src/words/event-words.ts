/** What happened, in words: for the log and for announcements. */
import { type Boards, type GameEvent, type GameView, isIngenuityTurn } from '@mahjong-fortress/rules';
import { type Naming, wordsForEvent } from '@mahjong-fortress/words/events';
import type { GameWords } from '@mahjong-fortress/words/game';
import { faceAsObject, faceName, placeName } from '@mahjong-fortress/words/names';
import type { Who } from '@mahjong-fortress/words/who';
import type { TableSpot } from '../table/contract.ts';
import { wordsForIngenuity } from './ingenuity-words.ts';

/** Things by their names. */
export function spokenNaming(words: GameWords, boards: Boards, who: readonly Who[]): Naming {
  return {
    who,
    tile: (face) => faceName(words, face),
    tileAsObject: (face) => faceAsObject(words, face),
    inFortress: (cell) => placeName(words, boards.fortress, cell),
    inRealm: (cell) => placeName(words, boards.realm, cell),
    tellsCells: false,
  };
}

export interface LogLine<Spot = TableSpot> {
  readonly text: string;
  /** After how many actions of the record this had happened. */
  readonly step: number;
  readonly isTurn: boolean;
  /** What the line speaks of, to be pointed out on the board. */
  readonly spots: readonly Spot[];
}

/** Where something happened. */
export function spotsOf(event: GameEvent): readonly (TableSpot & { readonly type: 'fortress' | 'realm' })[] {
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

/**
 * What happened in every step; with the states before them also why the Dragon of Ingenuity did what it did. A line is
 * short: it points at its cells instead of telling them, and what came to light stands in the line that tells how.
 */
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
    const reason = before && isIngenuityTurn(before) ? wordsForIngenuity(before, words) : undefined;
    const lines: LogLine[] = reason ? [{ text: reason, step, isTurn: false, spots: [] }] : [];
    for (const event of list) {
      const spots = spotsOf(event);
      const cause = lines.at(-1);
      if (event.type === 'tileUncovered' && cause) {
        const text = words.events.revealing(cause.text, naming.tile(event.face));
        lines.splice(-1, 1, { ...cause, text, spots: [...cause.spots, ...spots] });
        continue;
      }
      const text = wordsForEvent(
        event,
        words,
        isSeenAtOnce(event) ? { ...naming, inRealm: () => '' } : naming,
      );
      if (text !== undefined) lines.push({ text, step, isTurn: event.type === 'turnBegun', spots });
    }
    return lines;
  });
}

/** One look at the cell pointed out says where it is. */
function isSeenAtOnce({ type }: GameEvent): boolean {
  return type === 'tilePlaced' || type === 'shrineBuilt';
}
