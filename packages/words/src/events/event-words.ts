/** What happened, in a sentence: for the log, for announcements and for the terminal. */
import type { Face, GameEvent } from '@mahjong-fortress/rules';
import type { Rulebook } from '../rulebook/en.ts';
import { setName } from '../rulebook/names.ts';
import { named, type Who } from '../who.ts';
import type { EventSentences } from './en.ts';

/** What sentences about events are made of. */
export interface EventWords extends Pick<Rulebook, 'kinds' | 'sets' | 'spirits'> {
  readonly events: EventSentences;
}

/** What things are called where the sentence is read: `Soldier 4` or `S4`, `row 3 column 2` or `b3`. */
export interface Naming {
  readonly who: readonly Who[];
  tile(face: Face): string;
  /** A tile that something is done to; languages with cases have another form for it. */
  tileAsObject(face: Face): string;
  inFortress(cell: number): string;
  inRealm(cell: number): string;
  /** Whether cells are told where the screen could point at them instead. */
  readonly tellsCells: boolean;
}

/** A sentence, or nothing for an event that says no more than another one. */
export function wordsForEvent(event: GameEvent, words: EventWords, naming: Naming): string | undefined {
  const { events } = words;
  const { tile, tileAsObject, inFortress, inRealm, tellsCells } = naming;
  const who = ('player' in event ? naming.who[event.player] : undefined) ?? named('');
  switch (event.type) {
    case 'tileTaken':
      return events.tileTaken(
        who,
        tileAsObject(event.face),
        event.tier,
        tellsCells ? inFortress(event.cell) : '',
      );
    case 'tileUncovered':
      return events.tileUncovered(tile(event.face), inFortress(event.cell));
    case 'shrineTaken':
      return events.shrineTaken(who);
    case 'tileDiscarded': {
      const { face, cell, from, vp } = event;
      if (cell === undefined) return events.discarded(who, tileAsObject(face), vp);
      return from === 'fortress'
        ? events.destroyed(who, tileAsObject(face), inFortress(cell))
        : events.paidTile(who, tile(face), inRealm(cell));
    }
    case 'tilePlaced':
      return events.placed(who, tileAsObject(event.face), inRealm(event.cell), event.tier);
    case 'setLocked': {
      const cells = tellsCells ? event.cells.map(inRealm).join(' ') : '';
      return events.locked(who, setName(words, event.set), event.set.vp, cells);
    }
    case 'shrineBuilt':
      return events.built(who, inRealm(event.cell), event.tier);
    case 'spiritActivated':
      return events.spirit(who, words.spirits[event.spirit].name, event.pay === 'shrine');
    case 'tileTurned':
      return events.turned(who, inRealm(event.cell));
    case 'tileMoved':
      return events.moved(who, inRealm(event.from), inRealm(event.to));
    case 'shrineMoved':
      return events.shrineMoved(who, inRealm(event.from), inRealm(event.to));
    case 'tokenTaken':
      return events.token(who, event.from);
    case 'lastRound':
      return events.lastRound;
    case 'turnBegun':
      return events.turnBegun(who, event.round);
    case 'gameEnded':
      return events.gameEnded;
    case 'turnEnded':
      return undefined;
    default:
      return event satisfies never;
  }
}
