/** What each of those at a table is told: their view, and what they may hear. Nothing else ever leaves the server. */
import { unreachable } from '@mahjong-fortress/base/assert';
import { gameNow } from '@mahjong-fortress/match';
import type { About, Heard, HeardWhat, News, Outcome, Sitter, TableNow } from '@mahjong-fortress/online';
import { isSealed } from './contest.ts';
import { secretSetup } from './course.ts';
import type { Entry } from './entry.ts';
import { outcomeOf } from './outcome.ts';
import { commitmentOf, consentingSeat, headOf, stageOf, type Table, turnOf } from './table.ts';

/** What is known of the people at a table, beside its log. */
export interface Company {
  nameOf(player: string): string;
  isHere(player: string): boolean;
  readonly watchers: number;
  /** What a rated game has changed, by seats. */
  readonly ratings: Outcome['ratings'];
}

/** Without what was left to chance before the start, and never with the seed. */
function publicSetup(table: Table): unknown {
  const { match, game, settings } = table;
  const setup = secretSetup(table);
  if (!match || !setup.ok) return settings.setup;
  const [dealt] = match.games;
  return game.rules.makeSetup(game.rules.seeded(game.rules.settled(setup.value, dealt), ''));
}

function aboutOf(table: Table): About {
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

function sitterOf(seat: Table['seats'][number], company: Company): Sitter {
  if (seat.type !== 'person') return seat;
  return { ...seat, name: company.nameOf(seat.player), here: company.isHere(seat.player) };
}

/** While others may still play the same deal, its seed stays here. */
function publicOutcome(table: Table, { ratings }: Company, now: number): Outcome | undefined {
  const outcome = outcomeOf(table);
  if (!outcome) return undefined;
  const seed = isSealed(table.settings, now) ? '' : outcome.seed;
  return { ...outcome, seed, ...(ratings ? { ratings } : {}) };
}

function tableNow(table: Table, company: Company, now: number): TableNow {
  const { clock, late, pausing, undoing, away, next } = table;
  const turn = turnOf(table);
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
    ...(undoing && asked !== undefined ? { undoing: { seat: undoing.seat, asked } } : {}),
    ...(outcome ? { outcome } : {}),
    ...(next === undefined ? {} : { next }),
  };
}

function heardWhat(table: Table, { seq, body }: Entry, seat: number | undefined): HeardWhat {
  switch (body.type) {
    // Not the action: its words may name what only its player knows.
    case 'acted':
      return {
        type: 'acted',
        by: body.by,
        events: table.game.rules.heard(table.events.get(seq) ?? [], seat),
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

function heard(table: Table, entry: Entry, seat: number | undefined): Heard {
  const { seq, at } = entry;
  const what = heardWhat(table, entry, seat);
  return entry.seat === undefined ? { seq, at, what } : { seq, at, seat: entry.seat, what };
}

interface Telling {
  /** The last entry that is known to the listener. */
  readonly from: number;
  /** The listener's seat; absent for watchers. */
  readonly seat: number | undefined;
  readonly now: number;
}

export function newsFor(table: Table, company: Company, { from, seat, now }: Telling): News {
  // Who knows more than there is has heard it of a server whose data were lost: everything is told anew.
  const since = from > headOf(table) ? 0 : from;
  const entries = table.entries.slice(since);
  const isAboutNews = since === 0 || entries.some(({ body }) => body.type === 'started');
  const { rules } = table.game;
  return {
    type: 'news',
    game: table.id,
    from: since,
    list: entries.map((entry) => heard(table, entry, seat)),
    table: tableNow(table, company, now),
    now,
    ...(isAboutNews ? { about: aboutOf(table) } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(table.match ? { view: rules.makeView(rules.view(gameNow(table.match), seat)) } : {}),
  };
}
