/** What happened, in words: for the log and for announcements. */
import { type Boards, type Game, type GameEvent, isIngenuityTurn } from '@mahjong-fortress/rules';
import type { Words } from '../i18n/en.ts';
import { faceName, placeOf, setName } from '../i18n/speech.ts';
import type { TableSpot } from '../table/contract.ts';
import { wordsForIngenuity } from './ingenuity-words.ts';

/** A sentence, or nothing for events that say no more than another one. */
export function wordsForEvent(
  event: GameEvent,
  words: Words,
  boards: Boards,
  names: readonly string[],
): string | undefined {
  const { log } = words;
  const who = 'player' in event ? (names[event.player] ?? '') : '';
  const inRealm = (cell: number) => placeOf(boards.realm, cell);
  switch (event.type) {
    case 'tileTaken':
      return log.tileTaken(who, faceName(words, event.face), event.tier);
    case 'tileUncovered':
      return log.tileUncovered(faceName(words, event.face), placeOf(boards.fortress, event.cell));
    case 'shrineTaken':
      return log.shrineTaken(who);
    case 'tileDiscarded': {
      const tile = faceName(words, event.face);
      if (event.from === 'fortress') return log.destroyed(who, tile);
      return event.from === 'realm' ? log.paidTile(who, tile) : log.discarded(who, tile, event.vp);
    }
    case 'tilePlaced':
      return log.placed(who, faceName(words, event.face), inRealm(event.cell), event.tier);
    case 'setLocked':
      return log.locked(who, setName(words, event.set), event.set.vp);
    case 'shrineBuilt':
      return log.built(who, inRealm(event.cell), event.tier);
    case 'spiritActivated':
      return log.spirit(who, words.spirits[event.spirit].name, event.pay === 'shrine');
    case 'tileTurned':
      return log.turned(who, inRealm(event.cell));
    case 'tileMoved':
      return log.moved(who, inRealm(event.from), inRealm(event.to));
    case 'shrineMoved':
      return log.shrineMoved(who, inRealm(event.from), inRealm(event.to));
    case 'tokenTaken':
      return log.token(who);
    case 'lastRound':
      return log.lastRound;
    case 'turnBegun':
      return log.turnBegun(who, event.round);
    case 'gameEnded':
      return log.gameEnded;
    case 'turnEnded':
      return undefined;
    default:
      return event satisfies never;
  }
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
  words: Words,
  boards: Boards,
  names: readonly string[],
  games: readonly Game[] = [],
): LogLine[] {
  return events.flatMap((list, index) => {
    const step = index + 1;
    const before = games[index];
    const lines = list.flatMap((event): LogLine[] => {
      const text = wordsForEvent(event, words, boards, names);
      if (text === undefined) return [];
      return [{ text, step, isTurn: event.type === 'turnBegun', spots: spotsOf(event) }];
    });
    if (!before || !isIngenuityTurn(before)) return lines;
    return [{ text: wordsForIngenuity(before, words), step, isTurn: false, spots: [] }, ...lines];
  });
}
