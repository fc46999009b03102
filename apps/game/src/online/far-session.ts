/**
 * A game that is played on a server. The chart that runs every match runs this one, too; what a person does here is asked
 * for there, and nothing is shown as done before it is.
 */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type FarGame, farCourse, HUMAN, type SeatIdentity } from '@mahjong-fortress/match';
import { makeMatchMachine } from '@mahjong-fortress/match/chart';
import type { News, Sitter } from '@mahjong-fortress/online';
import {
  type GameEvent,
  type GameView,
  legalActions,
  mahjongFortress,
  type Setup,
  topTier,
} from '@mahjong-fortress/rules';
import { type Signal, signal } from '@preact/signals';
import { createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { handsAt } from '../session/hands.ts';
import type { Opponents } from '../session/opponent-client.ts';
import { NOTHING_PENDING } from '../session/pending.ts';
import type { PlayedGame } from '../session/played-game.ts';
import type { Presenter, Session, SessionState } from '../session/session-state.ts';
import { isAsked, situationOf } from '../session/situation.ts';
import {
  courseAfter,
  type FarArrival,
  type FarCourse,
  farMatchOf,
  farSeats,
  hasOtherSeats,
  viewNow,
} from './far-match.ts';
import type { FarTable } from './far-table.ts';

interface FarSessionOptions {
  readonly table: FarTable;
  readonly opponents: Pick<Opponents, 'hint' | 'cancel'>;
  /** The game with everything that was covered, which is told when it is over. */
  loadPlayed(id: string): Promise<PlayedGame | undefined>;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** What has not been shown for so long is not worth showing. */
const MOST_WAITING = 12;

function identityOf(sitter: Sitter): SeatIdentity {
  switch (sitter.type) {
    case 'person':
      return { name: sitter.name, level: HUMAN };
    case 'computer':
      return { level: sitter.level };
    case 'open':
      return { level: HUMAN };
  }
}

interface Dealt {
  readonly setup: Setup;
  readonly tiers: number;
}

/** What was agreed on; how high the fortress was follows from any deal of it. */
function dealtIn({ about, table }: News): Result<Dealt, Problem> {
  if (!about) return err(problem('no-setup', '', 'The server has not said what is played.'));
  const setup = mahjongFortress.parseSetup(about.setup, table.seats.length);
  if (!setup.ok) return setup;
  const dealt = mahjongFortress.begin(mahjongFortress.seeded(setup.value, 'any'));
  return dealt.ok ? ok({ setup: setup.value, tiers: topTier(dealt.value.fortress) }) : dealt;
}

export function openFarSession(options: FarSessionOptions): Result<Session, Problem> {
  const news = options.table.news.value;
  if (!news) return err(problem('no-news', '', 'The server has not said how the game stands.'));
  const dealt = dealtIn(news);
  return dealt.ok ? ok(sessionOf(options, dealt.value, news)) : dealt;
}

function sessionOf(options: FarSessionOptions, { setup, tiers }: Dealt, begun: News): Session {
  const { table, opponents } = options;
  let presenter: Presenter | undefined;
  let played: PlayedGame | undefined;
  let course: FarCourse = courseAfter(undefined, { news: begun, fresh: table.heard(), isWhole: true });
  let match = farMatchOf(course);

  const machine = makeMatchMachine<FarGame<GameView>, GameView | undefined, FarArrival, GameEvent>(
    farCourse<GameView, GameEvent>(),
    {
      think: () => Promise.reject(new Error('Computers think on the server.')),
      async show({ events }) {
        // The chart begins to show while it is still on its way; whoever looks at the session looks after that.
        await Promise.resolve();
        return presenter?.(events, state.value);
      },
      pause: () => Promise.resolve(),
      async send(words) {
        const answer = await table.ask({ type: 'act', action: words });
        return answer.ok ? undefined : answer.error;
      },
    },
  );
  const actor = createActor(machine, {
    input: { match, seats: farSeats(begun) },
    ...(options.inspect ? { inspect: options.inspect } : {}),
  });
  type Coming = Parameters<typeof actor.send>[0];

  /** What has come and could not be shown yet. */
  let coming: readonly Coming[] = [];

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
    const before = course;
    course = courseAfter(before, arrived);
    const acted = arrived.fresh.filter(({ what }) => what.type === 'acted' || what.type === 'undone');
    const [only] = acted;
    if (arrived.isWhole || acted.length > 1 || coming.length >= MOST_WAITING) {
      coming = [];
      actor.send(catchUp());
      return;
    }
    const last = farMatchOf(course).actions.at(-1);
    if (only?.what.type === 'acted' && last) coming = [...coming, { type: 'arrive', action: last }];
    // Who may do something may have changed, too: a pause, a substitute, the end.
    if (only?.what.type !== 'acted' || hasOtherSeats(before.news, course.news))
      coming = [...coming, catchUp()];
    feed();
  });

  function recordOf(): SessionState['record'] {
    return played?.record ?? { setup, seats: course.news.table.seats.map(identityOf), actions: [] };
  }

  function stateOf(chart: SnapshotFrom<typeof machine>): SessionState {
    const { match: shown } = chart.context;
    const { seat } = course.news;
    const view = viewNow(shown);
    const situation = situationOf(chart, view);
    const { outcome } = course.news.table;
    return {
      id: table.id,
      record: recordOf(),
      played,
      past: {
        events: shown.events,
        players: shown.games.map(({ turn }) => turn ?? -1),
        viewAfter: (actions) => shown.games[actions]?.view,
      },
      view,
      tiers,
      situation,
      me: seat ?? 0,
      people: seat === undefined ? [] : [seat],
      reader: seat ?? 'stranger',
      places: outcome?.how === 'played' ? undefined : outcome?.places,
      legal: isAsked(situation) ? legalActions(view) : [],
      pending: NOTHING_PENDING,
      preview: undefined,
      taking: undefined,
      refused: undefined,
      fault: undefined,
      hint: undefined,
    };
  }

  const state: Signal<SessionState> = signal(stateOf(actor.getSnapshot()));

  actor.subscribe((chart) => {
    const before = state.value;
    const hasMoved = chart.context.match !== match;
    const isRefused = chart.context.refusal !== undefined && before.situation === 'sending';
    match = chart.context.match;
    const next = stateOf(chart);
    if (hasMoved || next.situation !== before.situation) {
      const { pending, preview, taking, refused, hint } = before;
      state.value = hasMoved ? next : { ...next, pending, preview, taking, refused, hint };
    }
    if (isRefused) refuse('not-done');
    if (next.situation === 'over') void loadPlayed();
    feed();
  });
  actor.start();

  let isLoading = false;
  async function loadPlayed(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    played = await options.loadPlayed(table.id);
    state.value = { ...state.value, played, record: recordOf() };
  }

  function hurry(): boolean {
    const { situation } = state.value;
    if (situation === 'ready') actor.send({ type: 'begin' });
    else if (situation === 'showing') actor.send({ type: 'skip' });
    else return false;
    return true;
  }

  const { touch, hover, hint, refuse } = handsAt({
    state,
    opponents,
    seedAt: (moment) => `${table.id} ${moment}`,
    hurry,
    act: (action) =>
      actor.send({ type: 'send', words: mahjongFortress.makeAction(state.value.view, action) }),
    // Nobody passes a device on here, and the server looks after its computers.
    goOn: () => undefined,
  });

  /** The last action was one's own, and nobody has seen anything new since. */
  function canUndo(): boolean {
    const { people, past } = state.value;
    const last = past.events.at(-1);
    const player = past.players.at(-2);
    return (
      last !== undefined && player !== undefined && people.includes(player) && !mahjongFortress.reveals(last)
    );
  }

  return {
    state,
    hurry,
    touch,
    hover,
    hint: begun.about?.rated ? () => refuse('no-hints') : hint,
    canUndo,
    undo() {
      if (!canUndo()) return refuse(state.value.past.events.length === 0 ? 'undo-nothing' : 'undo-sealed');
      void table.ask({ type: 'undo' }).then((answer) => {
        if (!answer.ok) refuse('undo-sealed');
      });
    },
    present(shown) {
      presenter = shown;
    },
    start: () => actor.send({ type: 'begin' }),
    stop() {
      unfollow();
      opponents.cancel();
      actor.stop();
    },
  };
}
