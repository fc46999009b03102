/**
 * The flow of a whole game as a statechart: it names the phases and says what may happen in each. Every guard and
 * action is one call into the rules; nothing is decided here. The facts of a turn live in the game, so a state is left
 * as soon as the facts say that another phase has begun.
 */

import { type FlowContext, type FlowEvent, flowOf, gameIn } from '@mahjong-fortress/base/game-flow';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { assign, initialTransition, not, setup, transition } from 'xstate';
import type { Action } from '../action.ts';
import { isCountdownOpen, isLastRound } from '../countdown.ts';
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { mahjongFortress } from '../mahjong-fortress.ts';
import { type Phase, phaseOf } from '../phase.ts';
import { play, refusalOf } from '../play.ts';
import { type FortressRefusal, refusal } from '../refusal.ts';
import { standings } from '../score.ts';
import { gameFromSetup, type Setup } from '../setup.ts';
import type { Effect } from '../spirits/index.ts';

type Context = FlowContext<Game, Action, GameEvent>;
type Heard = FlowEvent<Setup, Game, Action>;

const { isLegal, dealt, played, plays } = flowOf<Setup, Game, Action, GameEvent>({
  begin: gameFromSetup,
  refusalOf,
  play,
});

function isPhase(context: Context, phase: Phase): boolean {
  return phaseOf(gameIn(context)) === phase;
}

const chart = setup({
  types: {
    context: {} as Context,
    events: {} as Heard,
  },
  guards: {
    setupIsSound: ({ event }) => dealt(event).game !== undefined,
    isLegal: ({ context, event }) => isLegal(context, event),
    isChoosing: ({ context }) => isPhase(context, 'choose'),
    isFinishing: ({ context }) => isPhase(context, 'finish'),
    isPlacing: ({ context }) => isPhase(context, 'place'),
    isLocking: ({ context }) => isPhase(context, 'lock'),
    isBuilding: ({ context }) => isPhase(context, 'build'),
    isEnding: ({ context }) => isPhase(context, 'end'),
    isSpiritAtWork: ({ context }) => isPhase(context, 'effect'),
    isWorkOf: ({ context }, { spirit }: { spirit: Effect['spirit'] }) =>
      gameIn(context).turn.effect?.spirit === spirit,
    isIngenuitysTurn: ({ context }) => isPhase(context, 'ingenuity'),
    isOver: ({ context }) => isPhase(context, 'over'),
    isCountdownOpen: ({ context }) => isCountdownOpen(gameIn(context)),
    isLastRound: ({ context }) => isLastRound(gameIn(context)),
  },
  actions: {
    dealTiles: assign(({ event }) => dealt(event)),
    playAction: assign(({ context, event }) => played(context, event)),
  },
});

/**
 * The Spirits whose effect is carried out in steps of its own; a missing one is a type error. They are spelled out
 * because the names of the states are types that screens hang on.
 */
const EFFECTS = {
  beauty: { on: plays('lock') },
  wind: { on: plays('turn', 'shift') },
  strength: { on: plays('move') },
  change: { on: plays('change') },
  faith: { on: plays('build') },
  destruction: { on: plays('destroy') },
  cunning: { on: plays('lock', 'done') },
} satisfies Record<Effect['spirit'], object>;
const EFFECT_SPIRITS = Object.keys(EFFECTS) as Effect['spirit'][];

const NEXT = '#game.playing.turn.next';

export const gameMachine = chart.createMachine({
  id: 'game',
  context: { game: undefined, actions: [], events: [] },
  output: ({ context }) => standings(gameIn(context)),
  initial: 'setup',
  states: {
    setup: {
      on: {
        deal: { guard: 'setupIsSound', actions: 'dealTiles', target: 'playing' },
        resume: { actions: 'dealTiles', target: 'playing' },
      },
    },
    playing: {
      type: 'parallel',
      states: {
        turn: {
          initial: 'next',
          states: {
            /** Finds the phase that the facts of the turn ask for. */
            next: {
              always: [
                { guard: 'isOver', target: '#game.finalScoring' },
                { guard: 'isIngenuitysTurn', target: 'ingenuity' },
                { guard: 'isSpiritAtWork', target: 'spirit' },
                { guard: 'isChoosing', target: 'phase.chooseAction' },
                { guard: 'isFinishing', target: 'phase.finishAction' },
                { guard: 'isPlacing', target: 'phase.place' },
                { guard: 'isLocking', target: 'phase.lockCascade.lockSet' },
                { guard: 'isBuilding', target: 'phase.lockCascade.buildShrines' },
                { guard: 'isEnding', target: 'phase.endOfTurn' },
              ],
            },
            phase: {
              initial: 'chooseAction',
              // A Spirit can be called from every phase; whether it can now, the rules say.
              on: plays('activate'),
              states: {
                chooseAction: {
                  on: plays('take', 'summon'),
                  always: { guard: not('isChoosing'), target: NEXT },
                },
                finishAction: {
                  on: plays('take', 'shrine', 'discard'),
                  always: { guard: not('isFinishing'), target: NEXT },
                },
                place: {
                  on: plays('place', 'forgo'),
                  always: { guard: not('isPlacing'), target: NEXT },
                },
                lockCascade: {
                  initial: 'lockSet',
                  states: {
                    lockSet: {
                      on: plays('lock'),
                      always: [
                        { guard: 'isBuilding', target: 'buildShrines' },
                        { guard: not('isLocking'), target: NEXT },
                      ],
                    },
                    buildShrines: {
                      on: plays('build', 'done'),
                      always: [
                        { guard: 'isLocking', target: 'lockSet' },
                        { guard: not('isBuilding'), target: NEXT },
                      ],
                    },
                  },
                },
                endOfTurn: {
                  on: plays('end', 'lock'),
                  always: { guard: not('isEnding'), target: NEXT },
                },
                whereItWas: { type: 'history', history: 'deep' },
              },
            },
            spirit: {
              initial: 'called',
              always: { guard: not('isSpiritAtWork'), target: 'phase.whereItWas' },
              states: {
                called: {
                  always: EFFECT_SPIRITS.map((spirit) => ({
                    guard: { type: 'isWorkOf', params: { spirit } },
                    target: spirit,
                  })),
                },
                ...EFFECTS,
              },
            },
            ingenuity: {
              on: plays('ingenuity'),
              always: { guard: not('isIngenuitysTurn'), target: 'next' },
            },
          },
        },
        countdown: {
          initial: 'closed',
          states: {
            closed: { always: { guard: 'isCountdownOpen', target: 'open' } },
            open: { always: { guard: 'isLastRound', target: 'lastRound' } },
            lastRound: {},
          },
        },
      },
    },
    finalScoring: { type: 'final' },
  },
});

const [beforeTheDeal] = initialTransition(gameMachine);

/** The chart, standing where a game stands. */
export function chartOf(game: Game) {
  const [snapshot] = transition(gameMachine, beforeTheDeal, { type: 'resume', game });
  return snapshot;
}

/** Plays through the chart: what it does not listen to is not done. */
function playThrough(
  game: Game,
  action: Action,
): Result<{ readonly game: Game; readonly events: readonly GameEvent[] }, FortressRefusal> {
  const [{ context }] = transition(gameMachine, chartOf(game), action);
  if (context.game && context.actions.length > 0) return ok({ game: context.game, events: context.events });
  return err(refusal(refusalOf(game, action) ?? 'unknown-action'));
}

export const chartedFortress = { ...mahjongFortress, play: playThrough };
