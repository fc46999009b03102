/** Who may ask for what, and when: from a request to the entry that it becomes, or the reason why not. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { gameNow, sealedActions } from '@mahjong-fortress/match';
import type { Request } from '@mahjong-fortress/online';
import type { EntryBody, EntryDraft } from './entry.ts';
import {
  consentingSeat,
  type LoggedTable,
  levelAt,
  peopleOf,
  rematchOf,
  seatOf,
  stageOf,
  turnOf,
} from './table.ts';

export interface Asking {
  readonly player: string;
  readonly request: Request;
  /** The last entry that was known when it was asked. */
  readonly on: number;
  /** Whether whoever is to move has been away for too long. */
  readonly isTurnAbsent: boolean;
  /** Whether somebody at the table doesn't want to meet them, or they somebody. */
  readonly isApart: boolean;
}

type Answer = Result<Omit<EntryDraft, 'cid'>, Problem>;

function refuse(code: string, message: string): Answer {
  return err(problem(code, '', message));
}

function entry(body: EntryBody, seat: number | undefined): Answer {
  return ok(seat === undefined ? { body } : { seat, body });
}

const NOT_SEATED = refuse('not-seated', 'Only people seated at the table can do that.');
const NOT_HOST = refuse('not-host', 'Only the host can do that.');
const STARTED = refuse('started', 'The game has already started.');
const NOT_PLAYING = refuse('not-playing', 'No game is being played at this table.');

function gathering(table: LoggedTable, asking: Asking): Answer {
  const { request, player } = asking;
  const own = seatOf(table, player);
  const isHost = table.settings.host === player;
  if (stageOf(table) !== 'gathering') return STARTED;
  switch (request.type) {
    case 'sit': {
      if (own !== undefined) return refuse('seated', 'You already have a seat at this table.');
      const seat = table.seats[request.seat];
      if (!seat) return refuse('no-such-seat', 'There is no such seat.');
      if (seat.type !== 'open') return refuse('seat-taken', 'Somebody else has this seat.');
      if (asking.isApart) return refuse('apart', 'You can’t sit at this table.');
      return entry({ type: 'sat', player }, request.seat);
    }
    case 'leave':
      return own === undefined ? NOT_SEATED : entry({ type: 'left' }, own);
    case 'computer':
    case 'open': {
      if (!isHost) return NOT_HOST;
      const seat = table.seats[request.seat];
      if (!seat) return refuse('no-such-seat', 'There is no such seat.');
      if (seat.type === 'person' && seat.player === player)
        return refuse('own-seat', 'This is your own seat.');
      if (request.type === 'open') return entry({ type: 'opened' }, request.seat);
      if (table.settings.rated) return refuse('rated', 'In a rated game only people play.');
      if (!table.game.levels.includes(request.level))
        return refuse('no-such-level', 'There is no such computer.');
      return entry({ type: 'computer', level: request.level }, request.seat);
    }
    default: {
      if (!isHost) return NOT_HOST;
      const open = table.seats.some(({ type }) => type === 'open');
      return open
        ? refuse('open-seats', 'Some seats are still empty.')
        : entry({ type: 'started' }, undefined);
    }
  }
}

/** Back to before one's last action, if everything since is one's own and showed nobody anything new. */
function undo(table: LoggedTable, own: number): Answer {
  const { match } = table;
  if (!match) return NOT_PLAYING;
  const count = match.actions.length - 1;
  const last = table.entries[(table.actedAt[count] ?? 0) - 1];
  if (count < 0 || last?.seat !== own || last.body.type !== 'acted' || last.body.by !== 'person') {
    return refuse('not-yours', 'The last action wasn’t yours.');
  }
  if (count < sealedActions(table.game.rules, match)) {
    return refuse('seen', 'Something new has been seen since; that can’t be taken back.');
  }
  if (!table.settings.rated) return entry({ type: 'undone', actions: count }, own);
  if (table.undoing) return refuse('no-change', 'You have said so already.');
  return consentingSeat(table, own) === undefined
    ? entry({ type: 'undone', actions: count }, own)
    : entry({ type: 'undo-asked', actions: count }, own);
}

function consent(table: LoggedTable, own: number, agreed: boolean): Answer {
  const { undoing } = table;
  if (!undoing) return refuse('not-asked', 'Nobody wants to take anything back.');
  if (consentingSeat(table, undoing.seat) !== own) return refuse('not-asked', 'Somebody else is asked.');
  return agreed
    ? entry({ type: 'undone', actions: undoing.actions }, undoing.seat)
    : entry({ type: 'undo-refused' }, undoing.seat);
}

/** Whose absence the others may decide about. */
function awaitedSeat(table: LoggedTable, { isTurnAbsent }: Asking): number | undefined {
  return table.late?.seat ?? (isTurnAbsent ? turnOf(table) : undefined);
}

function onAbsence(table: LoggedTable, asking: Asking, own: number): Answer {
  const seat = awaitedSeat(table, asking);
  if (seat === undefined) return refuse('not-late', 'Nobody is late.');
  if (seat === own) return refuse('own-seat', 'That is for the others to decide.');
  const { request } = asking;
  if (request.type === 'wait')
    return table.late ? entry({ type: 'waited' }, own) : refuse('not-late', 'Nobody is late.');
  if (request.type !== 'substitute') return entry({ type: 'claimed' }, seat);
  if (!table.game.levels.includes(request.level))
    return refuse('no-such-level', 'There is no such computer.');
  return entry({ type: 'substituted', level: request.level }, seat);
}

function act(table: LoggedTable, { request, on }: Asking, own: number): Answer {
  if (request.type !== 'act') return NOT_PLAYING;
  if (stageOf(table) === 'paused') return refuse('paused', 'The game is paused.');
  if (turnOf(table) !== own) return refuse('not-your-turn', 'It isn’t your turn.');
  if (levelAt(table, own) !== undefined)
    return refuse('substituted', 'A computer is playing for you: return first.');
  // Two clicks on the same thing are one intent: the second was aimed at what is gone.
  if (on < table.changedAt) return refuse('stale', 'Something happened meanwhile.');
  const action = table.game.rules.parseAction(table.match && gameNow(table.match), request.action);
  if (!action.ok) return action;
  return entry({ type: 'acted', by: 'person', action: request.action }, own);
}

function playing(table: LoggedTable, asking: Asking, own: number): Answer {
  const { request } = asking;
  const stage = stageOf(table);
  if (stage !== 'playing' && stage !== 'paused') return NOT_PLAYING;
  const seat = table.seats[own];
  const hasResigned = seat?.type === 'person' && seat.resigned === true;
  if (hasResigned) return refuse('resigned', 'You have resigned.');
  switch (request.type) {
    case 'act':
      return act(table, asking, own);
    case 'undo':
      if (stage === 'paused') return refuse('paused', 'The game is paused.');
      return asking.on < table.changedAt
        ? refuse('stale', 'Something happened meanwhile.')
        : undo(table, own);
    case 'consent':
      return consent(table, own, request.agreed);
    case 'resign':
      return entry({ type: 'resigned' }, own);
    case 'pause':
      if (!peopleOf(table).includes(own)) return refuse('substituted', 'A computer is playing for you.');
      if (table.pausing.has(own) === request.wanted) return refuse('no-change', 'You have said so already.');
      return entry({ type: 'pause', wanted: request.wanted }, own);
    case 'claim':
    case 'substitute':
    case 'wait':
      return onAbsence(table, asking, own);
    default:
      return levelAt(table, own) === undefined
        ? refuse('not-substituted', 'You are playing yourself.')
        : entry({ type: 'returned' }, own);
  }
}

export function entryFor(table: LoggedTable, asking: Asking): Answer {
  const { request, player } = asking;
  const own = seatOf(table, player);
  switch (request.type) {
    case 'sit':
    case 'leave':
    case 'computer':
    case 'open':
    case 'start':
      return gathering(table, asking);
    case 'phrase':
      return own === undefined ? NOT_SEATED : entry({ type: 'phrase', phrase: request.phrase }, own);
    case 'rematch':
      if (own === undefined) return NOT_SEATED;
      if (stageOf(table) !== 'over') return refuse('not-over', 'The game isn’t over yet.');
      if (table.settings.daily !== undefined) return refuse('contest', 'Everybody has one attempt a day.');
      if (table.next) return refuse('rematch', 'There is a table for the rematch already.');
      return entry({ type: 'rematch', next: rematchOf(table) }, own);
    default:
      return own === undefined ? NOT_SEATED : playing(table, asking, own);
  }
}
