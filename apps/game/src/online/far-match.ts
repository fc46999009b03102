/** The log of a far table as a match: what was done, and what is known here of how the game looked. */
import { type Arrival, type FarGame, gameNow, type Match, type Seat } from '@mahjong-fortress/match';
import type { Heard, News } from '@mahjong-fortress/online';
import type { Arrived } from './far-table.ts';

export type FarMatch<View, Event> = Match<FarGame<View>, Arrival<View, Event>, Event>;

/** An action as it is known here: whose it was, what happened, and how it looked afterwards if somebody here saw it. */
interface Done<View, Event> {
  readonly seat: number | undefined;
  readonly events: readonly Event[];
  readonly view: View | undefined;
}

export interface FarCourse<View, Event> {
  readonly done: readonly Done<View, Event>[];
  /** How it looked before the first action. */
  readonly first: View | undefined;
  readonly news: News;
}

function withHeard<View, Event>(
  done: readonly Done<View, Event>[],
  { seat, what }: Heard,
): readonly Done<View, Event>[] {
  if (what.type === 'undone') return done.slice(0, what.actions);
  if (what.type !== 'acted') return done;
  return [...done, { seat, events: what.events as readonly Event[], view: undefined }];
}

/** How the course goes on; `view` is how the game looks now, and undefined before the start. */
export function courseAfter<View, Event>(
  before: FarCourse<View, Event> | undefined,
  { news, fresh, isWhole }: Arrived,
  view: View | undefined,
): FarCourse<View, Event> {
  const known = isWhole ? undefined : before;
  const done = fresh.reduce(withHeard<View, Event>, known?.done ?? []);
  const last = done.at(-1);
  return {
    news,
    first: last ? known?.first : view,
    done: last ? done.with(-1, { ...last, view }) : done,
  };
}

/** Who is to move; nobody once it is over, however it ended. */
function turnIn({ table }: News): number | undefined {
  return table.stage === 'over' ? undefined : table.turn;
}

export function farMatchOf<View, Event>({
  done,
  first,
  news,
}: FarCourse<View, Event>): FarMatch<View, Event> {
  const turnAt = (step: number) => (step < done.length ? done[step]?.seat : turnIn(news));
  const after = done.map(({ view }, index): FarGame<View> => ({ view, turn: turnAt(index + 1) }));
  return {
    games: [{ view: first, turn: turnAt(0) }, ...after],
    actions: after.map((game, index) => ({ after: game, events: done[index]?.events ?? [] })),
    events: done.map(({ events }) => events),
  };
}

/** Who can do something here: whoever has a seat, as long as the game goes on and no computer plays for them. */
export function farSeats({ table, seat }: News): readonly Seat[] {
  return table.seats.map((sitter, index) => {
    const isFree = sitter.type === 'person' && sitter.substitute === undefined && !sitter.resigned;
    return index === seat && isFree && table.stage === 'playing' ? { type: 'person' } : { type: 'away' };
  });
}

/** Whether somebody else may do something here now. */
export function hasOtherSeats(before: News, now: News): boolean {
  const typesOf = (news: News) =>
    farSeats(news)
      .map(({ type }) => type)
      .join();
  return typesOf(before) !== typesOf(now) || before.table.stage !== now.table.stage;
}

/** How a match that has been seen looks now. */
export function viewNow<View, Event>(match: FarMatch<View, Event>): View {
  const { view } = gameNow(match);
  if (!view) throw new Error('The server has not shown how the game looks.');
  return view;
}
