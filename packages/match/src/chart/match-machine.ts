/**
 * A match as a statechart: who is waited for, what is being shown, what has gone wrong and how it goes on. Nothing here
 * knows which game is played. Work that takes time is invoked, and ends when its state is left; whatever fails or never
 * ends leads to a state with a way on.
 */
import { assign, fromPromise, type StateValue, type StateValueFrom, setup } from 'xstate';
import type { GameCourse, Refusal } from '../game-rules.ts';
import { gameNow, type Match, takenBackTo, withAction } from '../match.ts';
import type { Seat } from '../seat.ts';

export interface Question<View> {
  readonly view: View;
  readonly seat: number;
  readonly level: string;
  /** How many actions came before: with the seed of a match, the seed of one decision. */
  readonly moment: number;
}

export interface Happened<Game, Action, Event> {
  readonly match: Match<Game, Action, Event>;
  /** What has just happened. */
  readonly events: readonly Event[];
}

/** What takes time. Each gets a signal that says when nobody waits any longer. */
export interface MatchWork<Game, View, Action, Event> {
  think(question: Question<View>, signal: AbortSignal): Promise<readonly Action[]>;
  /** Resolves when everybody has seen it. */
  show(news: Happened<Game, Action, Event>, signal: AbortSignal): Promise<void>;
  /** Lets people follow what a computer does. */
  pause(signal: AbortSignal): Promise<void>;
  /** Whether a person's turn waits to be ended although there is nothing left to do in it. */
  asksToEnd?(): boolean;
  /** Whether people share one device, which is passed on between their turns. */
  readonly isShared?: boolean;
  /** Of a match that is played elsewhere: asks there for an action in words, and tells why it was refused, if it was. */
  send?(words: string, signal: AbortSignal): Promise<Refusal | undefined>;
}

/** What was wrong with a computer: it threw, said nothing in time, had no answer, or one that is not legal. */
export interface Fault {
  readonly seat: number;
  readonly why: 'threw' | 'silent' | 'nothing' | 'illegal';
}

/** In milliseconds; far more than any of it takes where all is well. */
const PATIENCE = { thinking: 60_000, showing: 30_000, pausing: 10_000 };

interface Context<Game, Action, Event> {
  readonly match: Match<Game, Action, Event>;
  readonly seats: readonly Seat[];
  /** What a computer has decided and not yet done. */
  readonly decided: readonly Action[];
  /** The person who acted last and therefore has the device. */
  readonly holder: number | undefined;
  /**
   * What a person did is the last thing that happened. A fact and no state: `showing` lies between the action and the question
   * whether its turn waits to be ended, and would have to be there twice, with all that hangs on it.
   */
  readonly hasActed: boolean;
  readonly fault: Fault | undefined;
  /** Why the last action was not done. */
  readonly refusal: Refusal | undefined;
}

export type MatchEvent<Game, Action, Event> =
  | { readonly type: 'begin' }
  /** Nobody waits for what is being shown, or about to be. */
  | { readonly type: 'skip' }
  /** The turn may end, or whoever is next has the device now. */
  | { readonly type: 'goOn' }
  /** A person here does something. */
  | { readonly type: 'act'; readonly action: Action }
  /** Somebody elsewhere did something, or what was asked there was done. */
  | { readonly type: 'arrive'; readonly action: Action }
  /** A person here wants something done in a match that is played elsewhere. */
  | { readonly type: 'send'; readonly words: string }
  /** Elsewhere it has gone another way, or so far that it is not worth showing: this is how it stands. */
  | {
      readonly type: 'catchUp';
      readonly match: Match<Game, Action, Event>;
      readonly seats: readonly Seat[];
    }
  /** Back to the state after so many actions. */
  | { readonly type: 'takeBack'; readonly count: number }
  /** After a fault: the same computer again, or somebody else in its place. */
  | { readonly type: 'retry' }
  | { readonly type: 'substitute'; readonly seat: Seat };

export interface MatchInput<Game, Action, Event> {
  readonly match: Match<Game, Action, Event>;
  readonly seats: readonly Seat[];
}

export function makeMatchMachine<Game, View, Action, Event>(
  rules: GameCourse<Game, View, Action, Event>,
  work: MatchWork<Game, View, Action, Event>,
  patience: Partial<typeof PATIENCE> = {},
) {
  type Now = Context<Game, Action, Event>;

  const isElsewhere = work.send !== undefined;

  const turnIn = ({ match }: Now) => rules.toMove(gameNow(match));

  function seatToMove(context: Now): number {
    const turn = turnIn(context);
    return turn.type === 'seat' ? turn.seat : -1;
  }

  function seatIs(context: Now, type: Seat['type']): boolean {
    return context.seats[seatToMove(context)]?.type === type;
  }

  function levelToMove(context: Now): string {
    const seat = context.seats[seatToMove(context)];
    return seat?.type === 'computer' ? seat.level : '';
  }

  /** The match after an action, or why it cannot be done. */
  function after(context: Now, action: Action): Partial<Now> {
    const played = withAction(rules, context.match, action);
    return played.ok ? { match: played.value, refusal: undefined } : { refusal: played.error };
  }

  function isPlayable({ match }: Now, actions: readonly Action[]): boolean {
    let game = gameNow(match);
    return actions.every((action) => {
      const played = rules.play(game, action);
      if (played.ok) game = played.value.game;
      return played.ok;
    });
  }

  const chart = setup({
    types: {
      context: {} as Now,
      events: {} as MatchEvent<Game, Action, Event>,
      input: {} as MatchInput<Game, Action, Event>,
      /** Nothing happens until somebody does something. */
      tags: {} as 'resting',
    },
    actors: {
      think: fromPromise<readonly Action[], Question<View>>(({ input, signal }) => work.think(input, signal)),
      show: fromPromise<void, Happened<Game, Action, Event>>(({ input, signal }) => work.show(input, signal)),
      pause: fromPromise<void>(({ signal }) => work.pause(signal)),
      send: fromPromise<Refusal | undefined, string>(async ({ input, signal }) => work.send?.(input, signal)),
    },
    delays: { ...PATIENCE, ...patience },
    guards: {
      isOver: ({ context }) => turnIn(context).type === 'nobody',
      rulesMove: ({ context }) => turnIn(context).type === 'rules',
      hasDecided: ({ context }) => context.decided.length > 0,
      isPersonsTurn: ({ context }) => seatIs(context, 'person'),
      isAnothersDevice: ({ context }) =>
        work.isShared === true &&
        seatIs(context, 'person') &&
        context.holder !== undefined &&
        context.holder !== seatToMove(context),
      isUnended: ({ context }) =>
        context.hasActed && context.holder !== seatToMove(context) && work.asksToEnd?.() === true,
      isComputersTurn: ({ context }) => seatIs(context, 'computer'),
      isPersonsAction: ({ context, event }) =>
        event.type === 'act' && seatIs(context, 'person') && isPlayable(context, [event.action]),
      isActionFromAway: ({ context, event }) =>
        event.type === 'arrive' &&
        (isElsewhere || seatIs(context, 'away')) &&
        isPlayable(context, [event.action]),
      isPlayedElsewhere: () => isElsewhere,
      isNothing: (_, { answer }: { readonly answer: readonly Action[] }) => answer.length === 0,
      isLegal: ({ context }, { answer }: { readonly answer: readonly Action[] }) =>
        isPlayable(context, answer),
      hasHappened: ({ context, event }) =>
        event.type === 'takeBack' && event.count >= 0 && event.count < context.match.actions.length,
    },
    actions: {
      play: assign(({ context, event }) => ('action' in event ? after(context, event.action) : {})),
      playDecided: assign(({ context }) => {
        const [action, ...decided] = context.decided;
        return action === undefined ? {} : { ...after(context, action), decided, hasActed: false };
      }),
      hold: assign(({ context }) => ({ holder: seatToMove(context), hasActed: true })),
      handOver: assign(({ context }) => ({ holder: seatToMove(context), hasActed: false })),
      endTurn: assign({ hasActed: false }),
      decideByRules: assign(({ context }) => {
        const turn = turnIn(context);
        return { decided: turn.type === 'rules' ? [turn.action] : [] };
      }),
      takeBack: assign(({ context, event }) =>
        event.type === 'takeBack'
          ? {
              match: takenBackTo(context.match, event.count),
              decided: [],
              refusal: undefined,
              hasActed: false,
            }
          : {},
      ),
      catchUp: assign(({ event }) =>
        event.type === 'catchUp'
          ? { match: event.match, seats: event.seats, decided: [], refusal: undefined, hasActed: false }
          : {},
      ),
      substitute: assign(({ context, event }) => {
        if (event.type !== 'substitute') return {};
        return { seats: context.seats.with(seatToMove(context), event.seat) };
      }),
      blame: assign(({ context }, { why }: Pick<Fault, 'why'>) => ({
        fault: { seat: seatToMove(context), why },
      })),
      forgive: assign({ fault: undefined }),
    },
  });

  const played = { target: '#match.showing', reenter: true } as const;
  const act = { guard: 'isPersonsAction', actions: ['hold', 'play'], ...played } as const;
  const arrive = { guard: 'isActionFromAway', actions: 'play', ...played } as const;
  const movesOn = { actions: 'playDecided', target: 'showing' } as const;

  return chart.createMachine({
    id: 'match',
    context: ({ input }) => ({
      ...input,
      decided: [],
      holder: undefined,
      hasActed: false,
      fault: undefined,
      refusal: undefined,
    }),
    initial: 'ready',
    on: {
      takeBack: { guard: 'hasHappened', actions: 'takeBack', target: '.next' },
      catchUp: { guard: 'isPlayedElsewhere', actions: 'catchUp', target: '.next' },
    },
    states: {
      /** Until whoever shows the match is there. */
      ready: {
        always: { guard: 'isOver', target: 'over' },
        on: { begin: 'next', catchUp: { guard: 'isPlayedElsewhere', actions: 'catchUp' } },
      },
      /** Finds out who is to move. */
      next: {
        always: [
          { guard: 'hasDecided', target: 'moving' },
          { guard: 'isAnothersDevice', target: 'passing' },
          // Whoever ends the match is asked as well: after that it is counted.
          { guard: 'isUnended', target: 'ending' },
          { guard: 'isOver', target: 'over' },
          { guard: 'rulesMove', actions: 'decideByRules', target: 'moving' },
          { guard: 'isPersonsTurn', target: 'waiting' },
          { guard: 'isComputersTurn', target: 'thinking' },
          { target: 'away' },
        ],
      },
      waiting: {
        tags: 'resting',
        // What cannot be done changes nothing but what is said about it.
        on: {
          act: [act, { actions: 'play' }],
          send: { guard: 'isPlayedElsewhere', target: 'sending' },
          arrive,
        },
      },
      /** What a person wants is asked for where the match is played; nothing is shown as done before it is. */
      sending: {
        invoke: {
          src: 'send',
          input: ({ event }) => (event.type === 'send' ? event.words : ''),
          onDone: { actions: assign(({ event }) => ({ refusal: event.output })), target: 'next' },
          onError: 'next',
        },
        on: { arrive },
      },
      /** The turn of a person is over, and whoever is next, if anybody is, waits for a word. */
      ending: { tags: 'resting', on: { goOn: { actions: 'endTurn', target: 'next' } } },
      /** The device goes to the next person. */
      passing: { tags: 'resting', on: { goOn: { actions: 'handOver', target: 'next' } } },
      thinking: {
        invoke: {
          src: 'think',
          input: ({ context }) => ({
            view: rules.view(gameNow(context.match), seatToMove(context)),
            seat: seatToMove(context),
            level: levelToMove(context),
            moment: context.match.actions.length,
          }),
          onDone: [
            {
              guard: { type: 'isNothing', params: ({ event }) => ({ answer: event.output }) },
              actions: { type: 'blame', params: { why: 'nothing' } },
              target: 'failed',
            },
            {
              guard: { type: 'isLegal', params: ({ event }) => ({ answer: event.output }) },
              actions: assign(({ event }) => ({ decided: event.output })),
              target: 'moving',
            },
            { actions: { type: 'blame', params: { why: 'illegal' } }, target: 'failed' },
          ],
          onError: { actions: { type: 'blame', params: { why: 'threw' } }, target: 'failed' },
        },
        after: {
          thinking: { actions: { type: 'blame', params: { why: 'silent' } }, target: 'failed' },
        },
      },
      /** A computer, or the rules, is about to do what was decided. */
      moving: {
        invoke: {
          src: 'pause',
          onDone: movesOn,
          onError: movesOn,
        },
        on: { skip: movesOn },
        after: { pausing: movesOn },
      },
      /** What cannot be shown, or never comes to an end, does not hold up the game. */
      showing: {
        invoke: {
          src: 'show',
          input: ({ context: { match } }) => ({ match, events: match.events.at(-1) ?? [] }),
          onDone: 'next',
          onError: 'next',
        },
        on: { skip: 'next', arrive },
        after: { showing: 'next' },
      },
      away: { tags: 'resting', on: { arrive } },
      failed: {
        tags: 'resting',
        exit: 'forgive',
        on: { retry: 'next', substitute: { actions: 'substitute', target: 'next' } },
      },
      over: { tags: 'resting' },
    },
  });
}

type MatchMachine = ReturnType<typeof makeMatchMachine<never, never, never, never>>;

/** The states in which a match can be met; screens hang what they say and offer on these names. */
export type MatchState = Exclude<StateValueFrom<MatchMachine>, 'next'>;

export function matchStateOf({ value }: { readonly value: StateValue }): MatchState {
  return value as MatchState;
}
