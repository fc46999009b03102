/** What happened, in words. */
import { type Boards, cellName, codeOf, type Game, type GameEvent, isSolo } from '@mahjong-fortress/rules';
import { plain } from '../terminal.ts';

export const INGENUITY_NAME = 'The Dragon of Ingenuity';

/** Names for everyone who takes turns. */
export function seatNames(game: Game, given: readonly (string | undefined)[] = []): string[] {
  const names = game.players.map((_, index) => plain(given[index] ?? '') || `Player ${index + 1}`);
  return isSolo(game) ? [...names, INGENUITY_NAME] : names;
}

function points(vp: number): string {
  return vp === 0 ? '' : ` for ${vp} VP`;
}

/** A sentence, or nothing for events that only tell where the game stands. */
function wordsForEvent(event: GameEvent, boards: Boards, names: readonly string[]): string | undefined {
  const inFortress = (cell: number) => cellName(boards.fortress, cell);
  const inRealm = (cell: number) => cellName(boards.realm, cell);
  const who = 'player' in event ? (names[event.player] ?? `Player ${event.player + 1}`) : '';
  switch (event.type) {
    case 'tileTaken':
      return `${who} takes ${codeOf(event.face)} from ${inFortress(event.cell)}`;
    case 'tileUncovered':
      return `${codeOf(event.face)} comes to light at ${inFortress(event.cell)}`;
    case 'shrineTaken':
      return `${who} takes a shrine`;
    case 'tileDiscarded': {
      const tile = codeOf(event.face);
      const { cell } = event;
      if (cell === undefined) return `${who} discards ${tile}${points(event.vp)}`;
      return event.from === 'fortress'
        ? `${who} discards ${tile} from ${inFortress(cell)} of the fortress`
        : `${who} pays with ${tile} from ${inRealm(cell)}`;
    }
    case 'tilePlaced':
      return `${who} places ${codeOf(event.face)} on ${inRealm(event.cell)}`;
    case 'setLocked': {
      const { kind, size, vp } = event.set;
      const what = kind === 'number' ? `${size} tiles of one number` : `${size} ${kind}`;
      return `${who} locks ${what} (${event.cells.map(inRealm).join(' ')})${points(vp)}`;
    }
    case 'shrineBuilt':
      return `${who} builds a shrine on ${inRealm(event.cell)}, tier ${event.tier}`;
    case 'spiritActivated':
      return `${who} calls the Spirit of ${capital(event.spirit)}${event.pay === 'shrine' ? ', paying with a shrine' : ''}`;
    case 'tileTurned':
      return `${who} turns ${inRealm(event.cell)} face down`;
    case 'tileMoved':
      return `${who} moves a tile from ${inRealm(event.from)} to ${inRealm(event.to)}`;
    case 'shrineMoved':
      return `${who} moves a shrine from ${inRealm(event.from)} to ${inRealm(event.to)}`;
    case 'tokenTaken':
      return `${who} summons the Dragon and takes a token from the ${event.from}`;
    case 'lastRound':
      return 'The ! is uncovered: this is the last round';
    case 'gameEnded':
      return 'The game is over';
    case 'turnEnded':
    case 'turnBegun':
      return undefined;
  }
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

export function wordsForEvents(
  events: readonly GameEvent[],
  boards: Boards,
  names: readonly string[],
): string[] {
  return events.flatMap((event) => wordsForEvent(event, boards, names) ?? []);
}
