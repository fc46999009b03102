/**
 * A match that is played on a server, whichever game it is. The chart that runs every match runs this one, too; what a
 * person does here is asked for there, and nothing is shown as done before it is.
 */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Arrival,
  type FarGame,
  farCourse,
  type GameRecord,
  type GameRules,
  HUMAN,
  openRecordValue,
  type PlayedRecord,
  type SeatIdentity,
} from '@mahjong-fortress/match';
import { makeMatchMachine, matchStateOf } from '@mahjong-fortress/match/chart';
import type { News, TableSitter } from '@mahjong-fortress/online';
import { createActor, type InspectionEvent } from 'xstate';
import type { MatchPresenter } from '../session/running-match.ts';
import type { Reader } from '../session/seats.ts';
import type { MatchChart } from '../session/way-on.ts';
import type { Answer } from './call.ts';
import { courseAfter, type FarCourse, farMatchOf, farSeats, hasOtherSeats } from './far-match.ts';
import type { FarTable } from './far-table.ts';

/** What a table of a server is opened with. */
export interface FarOpening {
  readonly table: FarTable;
  /** The game with everything that was hidden, which is told when it is over. */
  loadRecord(): Answer<unknown>;
  /** The server is newer than this page, and says what it can’t show; what was shown last stays. */
  onUnreadable(): void;
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
}

interface Options<Setup, Game, View, Action, Event, State> extends FarOpening {
  readonly rules: GameRules<Setup, Game, View, Action, Event>;
  /** How it looks now, to whoever looks on. */
  look(): State;
}

/** What has not been shown for so long is not worth showing. */
const MOST_WAITING = 12;

/** What the server can't tell now it may tell later. */
const LOADING_PAUSES_MS = [0, 2000, 5000, 15_000];

function identityOf(sitter: TableSitter): SeatIdentity {
  switch (sitter.type) {
    case 'person':
      return { name: sitter.name, level: HUMAN };
    case 'computer':
      return { level: sitter.level };
    case 'open':
      return { level: HUMAN };
  }
}

function sittersIn({ table }: News): readonly SeatIdentity[] {
  return table.seats.map(identityOf);
}

const namesIn = (news: News): string => JSON.stringify(sittersIn(news));

export function runFarMatch<Setup, Game, View, Action, Event extends { readonly type: string }, State>(
  options: Options<Setup, Game, View, Action, Event, State>,
) {
  const { table, rules } = options;

  /** How it looks now; undefined before the start, and where the server says something that is no view. */
  function viewIn({ view }: News): View | undefined {
    const read = view === undefined ? undefined : rules.parseView(view);
    return read?.ok ? read.value : undefined;
  }

  const begun = table.news.value;
  if (!begun) return err(problem('no-news', '', 'The server has not said how the game stands.'));
  const first = viewIn(begun);
  if (first === undefined) return err(problem('unreadable', '', 'This version can’t show the game.'));
  const { about } = begun;
  if (!about) return err(problem('no-setup', '', 'The server has not said what is played.'));
  const read: Result<Setup, Problem> = rules.parseSetup(about.setup, begun.table.seats.length);
  if (!read.ok) return read;
  const setup = read.value;

  /** Absent while nobody looks on. */
  let presenter: MatchPresenter<Event, State> | undefined;
  let played: PlayedRecord<Setup, Game, Action, Event> | undefined;
  /** Since it is over the whole game is being asked for, once, until that is stopped. */
  let loading: AbortController | undefined;
  let course: FarCourse<View, Event> = courseAfter<View, Event>(
    undefined,
    { news: begun, fresh: table.heard(), isWhole: true },
    first,
  );

  const machine = makeMatchMachine<FarGame<View>, View | undefined, Arrival<View, Event>, Event>(
    farCourse<View, Event>(),
    {
      think: () => Promise.reject(new Error('Computers think on the server.')),
      async show({ events }) {
        // The chart begins to show while it is still on its way; whoever looks at the session looks after that.
        await Promise.resolve();
        return presenter?.(events, options.look());
      },
      pause: () => Promise.resolve(),
      async send(words) {
        const answer = await table.ask({ type: 'act', action: words });
        return answer.ok ? undefined : answer.error;
      },
    },
  );
  const actor = createActor(machine, {
    input: { match: farMatchOf(course), seats: farSeats(begun) },
    ...(options.inspect ? { inspect: options.inspect } : {}),
  });
  type Coming = Parameters<typeof actor.send>[0];
  type Chart = ReturnType<typeof actor.getSnapshot>;

  /** What has come and could not be shown yet. */
  let coming: readonly Coming[] = [];
  let tellOfSitters = (): void => {};

  /** One after the other: what arrives while something is shown waits for its turn. */
  function feed(): void {
    const [next, ...others] = coming;
    const { value } = actor.getSnapshot();
    if (!next || value === 'showing' || value === 'ready') return;
    coming = others;
    actor.send(next);
  }

  function catchUp(): Coming {
    return { type: 'catchUp', match: farMatchOf(course), seats: farSeats(course.news) };
  }

  const unfollow = table.follow((arrived) => {
    const view = viewIn(arrived.news);
    if (view === undefined && arrived.news.view !== undefined) {
      unfollow();
      options.onUnreadable();
      return;
    }
    const before = course;
    course = courseAfter(before, arrived, view);
    if (namesIn(before.news) !== namesIn(course.news)) tellOfSitters();
    const acted = arrived.fresh.filter(({ what }) => what.type === 'acted' || what.type === 'undone');
    // A pause, a substitute, the end: who may do something has changed.
    const isOthersTurn = hasOtherSeats(before.news, course.news);
    // Somebody came or went, or said something: whoever is choosing keeps what they have picked.
    if (!arrived.isWhole && acted.length === 0 && !isOthersTurn) return;
    const [only] = acted;
    if (arrived.isWhole || acted.length > 1 || coming.length >= MOST_WAITING) {
      coming = [];
      actor.send(catchUp());
      return;
    }
    const last = farMatchOf(course).actions.at(-1);
    if (only?.what.type === 'acted' && last) coming = [...coming, { type: 'arrive', action: last }];
    if (only?.what.type === 'undone' || isOthersTurn) coming = [...coming, catchUp()];
    feed();
  });

  function record(): GameRecord<Setup, Action> {
    return played?.record ?? { setup, seats: sittersIn(course.news), actions: [] };
  }

  async function loadPlayed(signal: AbortSignal): Promise<void> {
    for (const pause of LOADING_PAUSES_MS) {
      await new Promise((resume) => setTimeout(resume, pause));
      const answer = await options.loadRecord();
      const opened = answer.ok ? openRecordValue(rules, answer.value) : answer;
      played = opened.ok ? opened.value : undefined;
      if (played || signal.aborted) break;
    }
  }

  /** The last action was one's own, and nobody has seen anything new since. */
  function canUndo(): boolean {
    const { events, games } = actor.getSnapshot().context.match;
    const last = events.at(-1);
    const player = games.at(-2)?.turn;
    return last !== undefined && player !== undefined && player === course.news.seat && !rules.reveals(last);
  }

  return ok({
    actor,
    setup,
    /** In games that count nobody is helped. */
    hasHints: !about.rated && !about.daily,
    /** Makes the same hint of the same moment, whenever it is asked for. */
    seedAt: (moment: number) => `${table.id} ${moment}`,
    /** What everybody is shown of whoever looks on, and of how it ended. */
    now() {
      const { seat, table: at } = course.news;
      const reader: Reader = seat ?? 'stranger';
      return {
        id: table.id,
        record: record(),
        told: played,
        seat,
        people: seat === undefined ? [] : [seat],
        reader,
        places: at.outcome?.how === 'played' ? undefined : at.outcome?.places,
      };
    },
    /**
     * Runs the match, and tells of every step of the chart; `isRefused` if the server did not do what was asked. `onTold`
     * when there is more to tell of who plays, or of how it was played.
     */
    run(hear: (chart: Chart, isRefused: boolean) => void, onTold: () => void): void {
      tellOfSitters = onTold;
      let before = matchStateOf(actor.getSnapshot());
      actor.subscribe((chart) => {
        const isRefused = chart.context.refusal !== undefined && before === 'sending';
        before = matchStateOf(chart);
        hear(chart, isRefused);
        // In a contest the deal is told when its day is over.
        const isSealed = about.daily !== undefined && !course.news.table.outcome?.seed;
        if (before === 'over' && !loading && !isSealed) {
          loading = new AbortController();
          void loadPlayed(loading.signal).then(onTold);
        }
        feed();
      });
      actor.start();
    },
    /** Nobody passes a device on here, and the server looks after its computers: what is left is an action. */
    chartAt: (view: () => View): MatchChart<Action> => ({
      send(wish) {
        if (wish.type === 'act') actor.send({ type: 'send', words: rules.makeAction(view(), wish.action) });
      },
    }),
    /** Nobody waits for what is being shown; says whether there was something. */
    hurry(): boolean {
      const state = matchStateOf(actor.getSnapshot());
      if (state === 'ready') actor.send({ type: 'begin' });
      else if (state === 'showing') actor.send({ type: 'skip' });
      else return false;
      return true;
    },
    present(shown: typeof presenter): void {
      presenter = shown;
    },
    canUndo,
    /** Takes back, or tells why not as soon as that is known. */
    undo(refuse: (why: 'undo-nothing' | 'undo-sealed') => void): void {
      const { events } = actor.getSnapshot().context.match;
      if (!canUndo()) return refuse(events.length === 0 ? 'undo-nothing' : 'undo-sealed');
      void table.ask({ type: 'undo' }).then((answer) => {
        if (!answer.ok) refuse('undo-sealed');
      });
    },
    start: () => actor.send({ type: 'begin' }),
    stop(): void {
      loading?.abort();
      unfollow();
      actor.stop();
    },
  });
}
