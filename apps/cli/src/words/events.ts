/** What happened, as the terminal names things: tiles by their codes, cells by letter and number. */
import { type Boards, cellName, codeOf, type Game, type GameEvent, isSolo } from '@mahjong-fortress/rules';
import { wordsForEvent } from '@mahjong-fortress/words/events';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { named } from '@mahjong-fortress/words/who';
import { plain } from '../terminal.ts';

/** Names for everyone who takes turns. */
export function seatNames(
  game: Game,
  words: TerminalWords,
  given: readonly (string | undefined)[] = [],
): string[] {
  const names = game.players.map((_, index) => plain(given[index] ?? '') || words.defaultName(index + 1));
  return isSolo(game) ? [...names, words.ingenuity.name] : names;
}

/** A sentence for each event; whose turn it is, the prompt tells. */
export function wordsForEvents(
  events: readonly GameEvent[],
  boards: Boards,
  names: readonly string[],
  words: TerminalWords,
): string[] {
  const naming = {
    who: names.map(named),
    tile: codeOf,
    tileAsObject: codeOf,
    inFortress: (cell: number) => cellName(boards.fortress, cell),
    inRealm: (cell: number) => cellName(boards.realm, cell),
    tellsCells: true,
  };
  return events.flatMap((event) =>
    event.type === 'turnBegun' ? [] : (wordsForEvent(event, words, naming) ?? []),
  );
}
