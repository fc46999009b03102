/** What somebody can ask for at a table. */
import { oneOf, type Read, text, variants, whole, yesNo } from '@mahjong-fortress/base/reader';
import { MOST_SEATS } from './limits.ts';
import { PHRASES, type Phrase } from './phrases.ts';

/** Who is to sit where when a table is made. */
export type Placing =
  | { readonly type: 'host' }
  | { readonly type: 'open' }
  | { readonly type: 'computer'; readonly level: string };

export type Request =
  /** Before the start: take a seat, give it up; the host fills seats with computers or opens them again. */
  | { readonly type: 'sit'; readonly seat: number }
  | { readonly type: 'leave' }
  | { readonly type: 'computer'; readonly seat: number; readonly level: string }
  | { readonly type: 'open'; readonly seat: number }
  | { readonly type: 'start' }
  /** An action in the words of its game. */
  | { readonly type: 'act'; readonly action: string }
  /** Take back one's last action, as long as nobody has seen anything new since. */
  | { readonly type: 'undo' }
  /** In a rated game the next player is asked first, and answers. */
  | { readonly type: 'consent'; readonly agreed: boolean }
  | { readonly type: 'resign' }
  /** The clocks stop when everybody wants it, and go on when nobody does. */
  | { readonly type: 'pause'; readonly wanted: boolean }
  /** When somebody is out of time or away on their turn: end the game, or let a computer play on for them. */
  | { readonly type: 'claim' }
  /** Instead, somebody who is out of time gets more of it. */
  | { readonly type: 'wait' }
  | { readonly type: 'substitute'; readonly level: string }
  /** Take one's seat back from the computer. */
  | { readonly type: 'return' }
  | { readonly type: 'phrase'; readonly phrase: Phrase }
  | { readonly type: 'rematch' };

const seat = whole(0, MOST_SEATS - 1);
const level = text(40);

export const readRequest: Read<Request> = variants({
  sit: { seat },
  leave: {},
  computer: { seat, level },
  open: { seat },
  start: {},
  act: { action: text(200) },
  undo: {},
  consent: { agreed: yesNo },
  resign: {},
  pause: { wanted: yesNo },
  claim: {},
  wait: {},
  substitute: { level },
  return: {},
  phrase: { phrase: oneOf(PHRASES) },
  rematch: {},
});
