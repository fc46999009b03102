/** The log of a far table as a match: what was done, and what is known here of how the game looked. */
import { type Arrival, type FarGame, gameNow, type Match, type Seat } from '@mahjong-fortress/match';
import type { Heard, News } from '@mahjong-fortress/online';
import { type GameEvent, type GameView, mahjongFortress } from '@mahjong-fortress/rules';
import type { Arrived } from './far-table.ts';

export type FarArrival = Arrival<GameView, GameEvent>;
export type FarMatch = Match<FarGame<GameView>, FarArrival, GameEvent>;

/** An action as it is known here: whose it was, what happened, and how it looked afterwards if somebody here saw it. */
interface Done {
  readonly seat: number | undefined;
  readonly events: readonly GameEvent[];
  readonly view: GameView | undefined;
}

export interface FarCourse {
  readonly done: readonly Done[];
  /** How it looked before the first action. */
  readonly first: GameView | undefined;
  readonly news: News;
}

function withHeard(done: readonly Done[], { seat, what }: Heard): readonly Done[] {
  if (what.type === 'undone') return done.slice(0, what.actions);
  if (what.type !== 'acted') return done;
  return [...done, { seat, events: what.events as readonly GameEvent[], view: undefined }];
}

/** How it looks now; undefined before the start, and where the server says something that is no view. */
function viewIn({ view }: News): GameView | undefined {
  const read = view === undefined ? undefined : mahjongFortress.parseView(view);
  return read?.ok ? read.value : undefined;
}

export function courseAfter(before: FarCourse | undefined, { news, fresh, isWhole }: Arrived): FarCourse {
  const known = isWhole ? undefined : before;
  const done = fresh.reduce(withHeard, known?.done ?? []);
  const view = viewIn(news);
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

export function farMatchOf({ done, first, news }: FarCourse): FarMatch {
  const turnAt = (step: number) => (step < done.length ? done[step]?.seat : turnIn(news));
  const after = done.map(({ view }, index): FarGame<GameView> => ({ view, turn: turnAt(index + 1) }));
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
export function viewNow(match: FarMatch): GameView {
  const { view } = gameNow(match);
  if (!view) throw new Error('The server has not shown how the game looks.');
  return view;
}
