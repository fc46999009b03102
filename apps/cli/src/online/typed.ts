/** What somebody types at a table: a wish of their own, a request to the table, or an action of the game. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { LEVELS } from '@mahjong-fortress/match';
import { PHRASES, type Request } from '@mahjong-fortress/online';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';

/** What is answered here, without the server. */
const LOOKS = ['board', 'seats', 'score', 'cards', 'help'] as const;
type Look = (typeof LOOKS)[number];

export type Typed =
  | { readonly type: 'look'; readonly at: Look }
  | { readonly type: 'quit' }
  /** On to the table of the rematch. */
  | { readonly type: 'next' }
  | { readonly type: 'request'; readonly request: Request }
  | { readonly type: 'action' };

type Reading = (rest: readonly string[], words: TerminalWords) => Result<Request, string>;

const simple =
  (type: 'start' | 'undo' | 'resign' | 'claim' | 'wait' | 'return' | 'rematch'): Reading =>
  () =>
    ok({ type });

function seatIn([text = '']: readonly string[], { tables }: TerminalWords): Result<number, string> {
  return /^[1-8]$/.test(text) ? ok(Number(text) - 1) : err(tables.whichSeat);
}

function levelIn(text: string | undefined, { tables }: TerminalWords): Result<string, string> {
  const level = LEVELS.find((one) => one === text);
  return level ? ok(level) : err(tables.whichLevel(LEVELS.join(', ')));
}

function atSeat(type: 'sit' | 'open'): Reading {
  return (rest, words) => {
    const seat = seatIn(rest, words);
    return seat.ok ? ok({ type, seat: seat.value }) : seat;
  };
}

const READINGS: Readonly<Record<string, Reading>> = {
  start: simple('start'),
  sit: atSeat('sit'),
  open: atSeat('open'),
  stand: () => ok({ type: 'leave' }),
  computer(rest, words) {
    const seat = seatIn(rest, words);
    if (!seat.ok) return seat;
    const level = levelIn(rest[1], words);
    return level.ok ? ok({ type: 'computer', seat: seat.value, level: level.value }) : level;
  },
  undo: simple('undo'),
  allow: () => ok({ type: 'consent', agreed: true }),
  decline: () => ok({ type: 'consent', agreed: false }),
  pause: () => ok({ type: 'pause', wanted: true }),
  resume: () => ok({ type: 'pause', wanted: false }),
  resign: simple('resign'),
  claim: simple('claim'),
  wait: simple('wait'),
  substitute([text], words) {
    const level = levelIn(text, words);
    return level.ok ? ok({ type: 'substitute', level: level.value }) : level;
  },
  return: simple('return'),
  rematch: simple('rematch'),
  say(rest, { tables }) {
    const text = rest.join('-');
    const phrase = PHRASES.find((one) => one === text);
    return phrase ? ok({ type: 'phrase', phrase }) : err(tables.whichPhrase(PHRASES.join(', ')));
  },
};

/** What a line means; a sentence if it almost means something. */
export function typedIn(line: string, words: TerminalWords): Result<Typed, string> {
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const at = LOOKS.find((one) => one === first);
  if (at && rest.length === 0) return ok({ type: 'look', at });
  if (first === 'quit' || first === 'exit') return ok({ type: 'quit' });
  if (first === 'next') return ok({ type: 'next' });
  const reading = Object.hasOwn(READINGS, first) ? READINGS[first] : undefined;
  if (!reading) return ok({ type: 'action' });
  const request = reading(rest, words);
  return request.ok ? ok({ type: 'request', request: request.value }) : request;
}
