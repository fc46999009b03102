/**
 * A match that is played at this device, whichever game it is: the chart runs it, computers think while the turn before
 * theirs is shown, and what a person did can be taken back.
 */
import {
  type GameRecord,
  type GameRules,
  gameNow,
  HUMAN,
  lastDecision,
  type Match,
  type PlayedRecord,
  recordAt,
  sealedActions,
  seatFor,
} from '@mahjong-fortress/match';
import { makeMatchMachine, matchStateOf, type Question } from '@mahjong-fortress/match/chart';
import { createActor, type InspectionEvent } from 'xstate';
import type { Level } from './opponents.ts';
import { hasPeople, type Sitter, sitterAt } from './seats.ts';

/** What a computer is asked. */
export interface ComputerQuestion<View> {
  readonly level: Level;
  readonly view: View;
  /** Makes the same answer to the same question, whenever it is asked again. */
  readonly seed: string;
}

/** Shows what happened, and how it looks now, to whoever looks on. */
export type MatchPresenter<Event, State> = (events: readonly Event[], state: State) => Promise<void>;

interface Options<Setup, Game, View, Action, Event, State> {
  /** Its `play` goes through the chart of the game. */
  readonly rules: GameRules<Setup, Game, View, Action, Event>;
  readonly played: PlayedRecord<Setup, Game, Action, Event>;
  seedOf(record: GameRecord<Setup, Action>): string;
  readonly levels: readonly Level[];
  move(asking: ComputerQuestion<View>): Promise<readonly Action[] | undefined>;
  /** Nobody waits for an answer any longer. */
  cancel(): void;
  /** How it looks now. */
  now(): State;
  /** Waits so that people can follow what a computer does; without one what is shown takes time enough. */
  pause(): Promise<void>;
  asksToEnd(): boolean;
  casualUndo(): boolean;
  /** Whether taking back stops there, unless the game is casual. */
  seals(events: readonly Event[], after: Game): boolean;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

export function runMatch<Setup, Game, View, Action, Event extends { readonly type: string }, State>(
  options: Options<Setup, Game, View, Action, Event, State>,
) {
  type PlayedMatch = Match<Game, Action, Event>;
  const { rules, played } = options;
  let { record } = played;
  /** Absent while nobody looks on. */
  let presenter: MatchPresenter<Event, State> | undefined;

  const seedAt = (moment: number) => `${options.seedOf(record)} choices ${moment}`;
  const matchNow = (): PlayedMatch => actor.getSnapshot().context.match;

  /** What a computer was asked while what comes before its turn was still being shown. */
  let ahead: { readonly moment: number; readonly answer: ReturnType<typeof thought> } | undefined;

  async function thought({ view, level, moment }: Omit<Question<View>, 'seat'>) {
    const known = options.levels.find((one) => one === level);
    return known && options.move({ level: known, view, seed: seedAt(moment) });
  }

  function stopThinking(): void {
    ahead = undefined;
    options.cancel();
  }

  /** A person waits for the next turn: what is shown takes time enough, and between turns there is time to think. */
  const isWaitedFor = () => presenter !== undefined && hasPeople(record);

  function isTurnBegun(): boolean {
    return (
      matchNow()
        .events.at(-1)
        ?.some(({ type }) => type === 'turnBegun') ?? true
    );
  }

  /** The next computer thinks while the turn before its own is shown, which is decided to its end. */
  function thinkAhead(): void {
    const { match, decided, seats } = actor.getSnapshot().context;
    const moment = match.actions.length + decided.length;
    if (ahead?.moment === moment) return;
    ahead = undefined;
    const game = decided.reduce<Game | undefined>((before, action) => {
      const next = before && rules.play(before, action);
      return next?.ok ? next.value.game : undefined;
    }, gameNow(match));
    const turn = game && rules.toMove(game);
    if (!game || turn?.type !== 'seat') return;
    const seat = seats[turn.seat];
    if (seat?.type !== 'computer') return;
    ahead = { moment, answer: thought({ view: rules.view(game, turn.seat), level: seat.level, moment }) };
  }

  const sitters = record.seats.map((_, player) => sitterAt(record, player));
  const machine = makeMatchMachine<Game, View, Action, Event>(rules, {
    async think({ view, level, moment }, abandoned) {
      abandoned.addEventListener('abort', stopThinking);
      const begun = ahead?.moment === moment ? ahead.answer : undefined;
      ahead = undefined;
      const [answer] = await Promise.all([
        begun ?? thought({ view, level, moment }),
        isWaitedFor() && isTurnBegun() ? options.pause() : undefined,
      ]);
      return answer ?? [];
    },
    async show({ events }) {
      // The chart begins to show while it is still on its way; whoever looks at the session looks after that.
      await Promise.resolve();
      thinkAhead();
      return presenter?.(events, options.now());
    },
    pause: () => (isWaitedFor() ? Promise.resolve() : options.pause()),
    asksToEnd: options.asksToEnd,
    isShared: sitters.filter((sitter) => sitter === HUMAN).length > 1,
  });
  const actor = createActor(machine, {
    input: { match: played.match, seats: sitters.map(seatFor) },
    ...(options.inspect ? { inspect: options.inspect } : {}),
  });

  function isPersonsTurn(game: Game): boolean {
    const turn = rules.toMove(game);
    return turn.type === 'seat' && sitterAt(record, turn.seat) === HUMAN;
  }

  /**
   * How many actions stay when the last decision of a person is taken back, with whatever computers have done since;
   * undefined when none can be: before the first one, and, unless the game is casual, behind what seals it.
   */
  function undoTo(casual: boolean): number | undefined {
    const match = matchNow();
    const target = lastDecision(match, isPersonsTurn);
    if (target === undefined || casual) return target;
    return target >= sealedActions({ reveals: options.seals }, match) ? target : undefined;
  }

  return {
    actor,
    seedAt,
    present(shown: typeof presenter): void {
      presenter = shown;
    },
    stopThinking,
    /** The record as far as a match has come. */
    recordAt: ({ actions, games }: PlayedMatch) =>
      recordAt(rules, record, { actions, game: gameNow({ games }) }),
    canUndo: () => undoTo(options.casualUndo()) !== undefined,
    /** Takes back, or tells why not. */
    undo(): 'undo-nothing' | 'undo-sealed' | undefined {
      const count = undoTo(options.casualUndo());
      if (count === undefined) return undoTo(true) === undefined ? 'undo-nothing' : 'undo-sealed';
      stopThinking();
      actor.send({ type: 'takeBack', count });
      return undefined;
    },
    /** Somebody else plays on for a computer that is at fault, and the record says so. */
    substitute(sitter: Sitter): boolean {
      const { fault } = actor.getSnapshot().context;
      if (!fault) return false;
      const seats = record.seats.map((seat, index) =>
        index === fault.seat ? { ...seat, level: sitter } : seat,
      );
      record = { ...record, seats };
      actor.send({ type: 'substitute', seat: seatFor(sitter) });
      return true;
    },
    /** Nobody waits for what is being shown; says whether there was something. */
    hurry(): boolean {
      const state = matchStateOf(actor.getSnapshot());
      if (state === 'ready') actor.send({ type: 'begin' });
      else if (state === 'showing' || state === 'moving') actor.send({ type: 'skip' });
      else return false;
      return true;
    },
    stop() {
      stopThinking();
      actor.stop();
    },
  };
}
