/** What happens at a table, in words. */
import { unreachable } from '@mahjong-fortress/base/assert';
import { LEVELS } from '@mahjong-fortress/match';
import type { Clocks, Heard, Pace, TableSitter } from '@mahjong-fortress/online';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { plain } from '../terminal.ts';
import type { OnlineTableState } from './table.ts';

function levelName(level: string, { levels }: TerminalWords): string {
  const known = LEVELS.find((one) => one === level);
  return known ? levels[known] : plain(level);
}

function sitterName(sitter: TableSitter, seat: number, words: TerminalWords): string {
  if (sitter.type === 'person') return plain(sitter.name) || words.defaultName(seat + 1);
  return sitter.type === 'computer' ? words.tables.computer(levelName(sitter.level, words)) : '';
}

/** Who sits where; a seat that was given up still has the name of who had it. */
export function namesAt(
  { now }: OnlineTableState,
  words: TerminalWords,
  before?: Pick<OnlineTableState, 'now'>,
): string[] {
  return now.seats.map((sitter, seat) => {
    const known = sitter.type === 'open' ? (before?.now.seats[seat] ?? sitter) : sitter;
    return sitterName(known, seat, words) || words.defaultName(seat + 1);
  });
}

export function paceText(pace: Pace, { tables }: TerminalWords): string {
  if (pace.type === 'live') return tables.live(Math.round(pace.bank / 6) / 10, pace.increment);
  return pace.type === 'slow' ? tables.slow(pace.days) : tables.untimed;
}

/** Every seat in a line of its own. */
export function seatLines(state: OnlineTableState, words: TerminalWords): string[] {
  const { tables } = words;
  return state.now.seats.map((sitter, seat) => {
    const name = sitterName(sitter, seat, words);
    const own = seat === state.seat ? tables.own(name) : name;
    if (sitter.type === 'open') return tables.seat(seat + 1, tables.openSeat);
    if (sitter.type === 'computer') return tables.seat(seat + 1, name);
    if (sitter.resigned) return tables.seat(seat + 1, tables.gaveUp(own));
    const level = sitter.substitute === undefined ? undefined : levelName(sitter.substitute, words);
    return tables.seat(seat + 1, level === undefined ? own : tables.playedBy(own, level));
  });
}

/** `4:05`, `2:10:00`: what a seat has left now. */
export function timeLeft({ left, running }: Clocks, seat: number, time: number): string {
  const spent = running?.seat === seat ? time - running.since : 0;
  const seconds = Math.max(0, Math.floor(((left[seat] ?? 0) - spent) / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? `${part}` : String(part).padStart(2, '0'))).join(':');
}

/** A sentence for each thing that happened. */
export function storyOf(
  { what, seat = -1 }: Heard,
  state: OnlineTableState,
  names: readonly string[],
  words: TerminalWords,
): readonly string[] {
  const { tables } = words;
  const who = names[seat] ?? '';
  switch (what.type) {
    case 'acted':
      return state.kit.tell(what.events, state.view, names, words);
    case 'undone':
      return [tables.undone(who)];
    case 'phrase':
      return [tables.said(who, tables.phrases[what.phrase] ?? '')];
    case 'sat':
      return [tables.sat(who, seat + 1)];
    case 'left':
      return [tables.left(who, seat + 1)];
    case 'computer':
      return [tables.seatFilled(seat + 1, who)];
    case 'opened':
      return [tables.seatOpened(seat + 1)];
    case 'started':
      return [tables.started];
    case 'late':
      return [tables.late(who)];
    case 'waited':
      return [tables.waited(who)];
    case 'pause':
      return pauseStory(state, seat, who, words);
    case 'resumed':
      return [tables.resumed];
    case 'resigned':
      return [tables.resigned(who)];
    case 'claimed':
      return [tables.claimed(who)];
    case 'substituted':
      return [tables.substituted(who)];
    case 'returned':
      return [tables.returned(who)];
    case 'rematch':
      return [tables.rematch(who)];
    case 'undo-asked':
      return [tables.undoAsked(who)];
    case 'undo-refused':
      return [tables.undoRefused(who)];
    case 'away':
      return [tables.onHoliday(who)];
    case 'back':
      return [tables.offHoliday(who)];
    default:
      return unreachable(what);
  }
}

function pauseStory(
  { now }: OnlineTableState,
  seat: number,
  who: string,
  { tables }: TerminalWords,
): string[] {
  if (now.pausing.includes(seat))
    return [tables.wantsPause(who), ...(now.stage === 'paused' ? [tables.paused] : [])];
  return [tables.wantsNoPause(who), ...(now.stage === 'playing' ? [tables.resumed] : [])];
}
