/** What happened in a game of Towers, in words; whose turn it is, the prompt tells. */
import { cellName, type GameEvent } from '@mahjong-fortress/towers';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';

export function wordsForEvent(
  event: GameEvent,
  names: readonly string[],
  words: TerminalWords['towers'],
): string | undefined {
  const who = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'castleFounded':
      return words.castleFounded(who, cellName(event.cell));
    case 'knightPlaced':
      return words.knightPlaced(who, cellName(event.cell));
    case 'knightMoved':
      return words.knightMoved(who, cellName(event.from), cellName(event.to));
    case 'kingPlaced':
      return words.kingPlaced(who, cellName(event.cell));
    case 'kingMoved':
      return words.kingPlaced(who, cellName(event.to));
    case 'kingLeft':
      return words.kingLeft(who);
    case 'blockPlaced':
    case 'blockInserted':
      return words.blockPlaced(who, cellName(event.cell), event.level);
    case 'blockShifted':
      return words.blockShifted(who, cellName(event.from), cellName(event.to));
    case 'cardBought':
      return words.cardBought(who);
    case 'cardsDrawn':
      return words.cardsDrawn(who, event.count);
    case 'cardKept':
      return words.cardKept(who, event.rest);
    case 'cardPlayed':
      return words.cardPlayed(who, words.actionCards[event.card].name);
    case 'markerMoved':
      return words.markerMoved(who, event.to - event.from, event.reason);
    case 'yearScored':
      return words.yearScored(event.year);
    case 'yearBegun':
      return words.yearBegun(event.year, who);
    case 'gameEnded':
      return words.over;
    case 'blocksLaid':
    case 'turnBegun':
    case 'turnEnded':
      return undefined;
  }
}
