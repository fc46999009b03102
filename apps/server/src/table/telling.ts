/** What each of those at a table is told: their view, and what they may hear. Nothing else ever leaves the server. */
import { unreachable } from '@mahjong-fortress/base/assert';
import { viewJson } from '@mahjong-fortress/base/position';
import { gameNow } from '@mahjong-fortress/match';
import type {
  About,
  Heard,
  HeardWhat,
  News,
  Outcome,
  Rating,
  TableNow,
  TableSitter,
} from '@mahjong-fortress/online';
import { absenceEnd, type GoneSince } from './absence.ts';
import { isSealed } from './contest.ts';
import { secretSetup } from './course.ts';
import { patienceEnd } from './due.ts';
import type { Entry } from './entry.ts';
import { outcomeOf } from './outcome.ts';
import { commitmentOf, consentingSeat, headOf, type LoggedTable, stageOf, turnOf } from './table.ts';

/** What is known of the people at a table, beside its log. */
export interface Company {
  nameOf(player: string): string;
  ratingOf(player: string): Rating | undefined;
  readonly goneSince: GoneSince;
  readonly watchers: number;
  /** What a rated game has changed, by seats. */
  readonly ratings: Outcome['ratings'];
}

/** Without what was left to chance before the start, and never with the seed. */
function publicSetup(table: LoggedTable): unknown {
  const { match, game, settings } = table;
  const setup = secretSetup(table);
  if (!match || !setup.ok) return settings.setup;
  const [dealt] = match.games;
  return game.rules.makeSetup(game.rules.seeded(game.rules.settled(setup.value, dealt), ''));
}

function aboutOf(table: LoggedTable): About {
  const { pace, host, public: isPublic, rated, daily } = table.settings;
  const { id } = table.game.rules;
  return {
    game: id,
    setup: publicSetup(table),
    pace,
    public: isPublic,
    host,
    commitment: commitmentOf(table.seed),
    ...(rated ? { rated } : {}),
    ...(daily === undefined ? {} : { daily }),
  };
}

function sitterOf(seat: LoggedTable['seats'][number], company: Company): TableSitter {
  if (seat.type !== 'person') return seat;
  const rating = company.ratingOf(seat.player);
  const known = { name: company.nameOf(seat.player), here: company.goneSince(seat.player) === undefined };
  return { ...seat, ...known, ...(rating ? { rating } : {}) };
}

/** While others may still play the same deal, its seed stays here. */
function publicOutcome(table: LoggedTable, { ratings }: Company, now: number): Outcome | undefined {
  const outcome = outcomeOf(table);
  if (!outcome) return undefined;
  const seed = isSealed(table.settings, now) ? '' : outcome.seed;
  return { ...outcome, seed, ...(ratings ? { ratings } : {}) };
}

function tableNow(table: LoggedTable, company: Company, now: number): TableNow {
  const { clock, late, pausing, undoing, away, next } = table;
  const turn = turnOf(table);
  const patience = patienceEnd(table);
  const absence = absenceEnd(table, company.goneSince);
  const outcome = publicOutcome(table, company, now);
  const asked = undoing && consentingSeat(table, undoing.seat);
  return {
    stage: stageOf(table),
    seats: table.seats.map((seat) => sitterOf(seat, company)),
    watchers: company.watchers,
    pausing: [...pausing],
    ...(turn === undefined ? {} : { turn }),
    ...(clock.left.length > 0 ? { clocks: clock } : {}),
    ...(away.size > 0 ? { away: [...away].map(([seat, until]) => ({ seat, until })) } : {}),
    ...(late ? { late: late.seat } : {}),
    ...(patience === undefined ? {} : { patience }),
    ...(absence === undefined ? {} : { absence }),
    ...(undoing && asked !== undefined ? { undoing: { seat: undoing.seat, asked } } : {}),
    ...(outcome ? { outcome } : {}),
    ...(next === undefined ? {} : { next }),
  };
}

function heardWhat(table: LoggedTable, { seq, body }: Entry, seat: number | undefined): HeardWhat {
  switch (body.type) {
    // Not the action: its words may name what only its player knows.
    case 'acted':
      return {
        type: 'acted',
        by: body.by,
        events: table.game.rules.heard(table.events[seq - 1] ?? [], seat),
      };
    case 'undone':
      return { type: 'undone', actions: body.actions };
    case 'phrase':
      return { type: 'phrase', phrase: body.phrase };
    case 'sat':
    case 'left':
    case 'computer':
    case 'opened':
    case 'started':
    case 'undo-asked':
    case 'undo-refused':
    case 'late':
    case 'waited':
    case 'pause':
    case 'resumed':
    case 'resigned':
    case 'claimed':
    case 'substituted':
    case 'returned':
    case 'away':
    case 'back':
    case 'rematch':
      return { type: body.type };
    default:
      return unreachable(body);
  }
}

function heard(table: LoggedTable, entry: Entry, seat: number | undefined): Heard {
  const { seq, at } = entry;
  const what = heardWhat(table, entry, seat);
  return entry.seat === undefined ? { seq, at, what } : { seq, at, seat: entry.seat, what };
}

/** What somebody may see now, as JSON; where nobody may see more than others, it is written once. */
function sightOf({ match, game: { rules } }: LoggedTable): (seat: number | undefined) => unknown {
  if (!match) return () => undefined;
  const game = gameNow(match);
  const seenFrom = (seat: number | undefined) => rules.makeView(rules.view(game, seat));
  if (!rules.isAlikeForAll) return seenFrom;
  const shared = seenFrom(undefined);
  return (seat) => viewJson(shared, seat);
}

interface Telling {
  /** The last entry that is known to the listeners. */
  readonly from: number;
  readonly now: number;
}

/** The news of a table for whoever sits at a seat; without one, for those who watch. */
export function newsOf(
  table: LoggedTable,
  company: Company,
  { from, now }: Telling,
): (seat: number | undefined) => News {
  // Who knows more than there is has heard it of a server whose data were lost: everything is told anew.
  const since = from > headOf(table) ? 0 : from;
  const entries = table.entries.slice(since);
  const isAboutNews = since === 0 || entries.some(({ body }) => body.type === 'started');
  const listFor = (seat: number | undefined) => entries.map((entry) => heard(table, entry, seat));
  const shared = {
    type: 'news',
    game: table.id,
    from: since,
    table: tableNow(table, company, now),
    now,
    ...(isAboutNews ? { about: aboutOf(table) } : {}),
  } as const;
  const seenFrom = sightOf(table);
  const listForAll = table.game.rules.isAlikeForAll ? listFor(undefined) : undefined;
  return (seat) => ({
    ...shared,
    list: listForAll ?? listFor(seat),
    ...(seat === undefined ? {} : { seat }),
    ...(table.match ? { view: seenFrom(seat) } : {}),
  });
}
