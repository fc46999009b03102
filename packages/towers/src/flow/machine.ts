/**
 * The flow of a whole game as a statechart: it names the phases and says what may happen in each. Every guard and
 * action is one call into the rules; nothing is decided here. The facts of a turn live in the game, so a state is left
 * as soon as the facts say that another phase has begun.
 */
import { type FlowContext, type FlowEvent, flowOf, gameIn } from '@mahjong-fortress/base/game-flow';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { assign, initialTransition, not, setup, transition } from 'xstate';
import type { Action } from '../action.ts';
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { type Phase, phaseOf } from '../phase.ts';
import { play, refusalOf } from '../play.ts';
import { refusal, type TowersRefusal } from '../refusal.ts';
import { gameFromSetup, type Setup } from '../setup.ts';
import { standings } from '../standings.ts';
import { towers } from '../towers.ts';

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

function isYear(context: Context, year: number): boolean {
  return gameIn(context).year === year;
}

const chart = setup({
  types: {
    context: {} as Context,
    events: {} as Heard,
  },
  guards: {
    setupIsSound: ({ event }) => dealt(event).game !== undefined,
    isLegal: ({ context, event }) => isLegal(context, event),
    isFounding: ({ context }) => isPhase(context, 'castles'),
    isPlacingKnights: ({ context }) => isPhase(context, 'knights'),
    isPlacingKing: ({ context }) => isPhase(context, 'king') && isYear(context, 0),
    isMovingKing: ({ context }) => isPhase(context, 'king') && !isYear(context, 0),
    isTakingTurn: ({ context }) => isPhase(context, 'turn'),
    isKeeping: ({ context }) => isPhase(context, 'keep'),
    isOver: ({ context }) => isPhase(context, 'over'),
    hasPoints: ({ context }) => gameIn(context).turn.ap > 0,
    hasPlayedCard: ({ context }) => gameIn(context).turn.played,
    isYear: ({ context }, { year }: { year: number }) => isYear(context, year),
  },
  actions: {
    dealCards: assign(({ event }) => dealt(event)),
    playAction: assign(({ context, event }) => played(context, event)),
  },
});

const inYear = (year: number) => ({ type: 'isYear', params: { year } }) as const;

export const gameMachine = chart.createMachine({
  id: 'towers',
  context: { game: undefined, actions: [], events: [] },
  output: ({ context }) => standings(gameIn(context)),
  initial: 'setup',
  states: {
    setup: {
      on: {
        deal: { guard: 'setupIsSound', actions: 'dealCards', target: 'playing' },
        resume: { actions: 'dealCards', target: 'playing' },
      },
    },
    playing: {
      type: 'parallel',
      states: {
        turn: {
          initial: 'next',
          states: {
            /** Finds the phase that the facts of the game ask for. */
            next: {
              always: [
                { guard: 'isOver', target: '#towers.finalScoring' },
                { guard: 'isFounding', target: 'foundCastle' },
                { guard: 'isPlacingKnights', target: 'placeKnight' },
                { guard: 'isPlacingKing', target: 'placeKing' },
                { guard: 'isMovingKing', target: 'moveKing' },
                { guard: 'isKeeping', target: 'keepCard' },
                { guard: 'isTakingTurn', target: 'takeTurn' },
              ],
            },
            foundCastle: {
              on: plays('castle'),
              always: { guard: not('isFounding'), target: 'next' },
            },
            placeKnight: {
              on: plays('knight'),
              always: { guard: not('isPlacingKnights'), target: 'next' },
            },
            placeKing: {
              on: plays('king'),
              always: { guard: not('isPlacingKing'), target: 'next' },
            },
            takeTurn: {
              initial: 'spendPoints',
              on: plays('card', 'end'),
              always: [
                { guard: 'isKeeping', target: 'keepCard' },
                { guard: not('isTakingTurn'), target: 'scoring' },
              ],
              states: {
                spendPoints: {
                  on: plays('knight', 'move', 'block', 'buy', 'advance'),
                  always: { guard: not('hasPoints'), target: 'pointsSpent' },
                },
                /** A card may still be played, and may bring points. */
                pointsSpent: { always: { guard: 'hasPoints', target: 'spendPoints' } },
              },
            },
            keepCard: {
              on: plays('keep'),
              always: { guard: not('isKeeping'), target: 'next' },
            },
            /** The year has been scored with the end of its last turn; the third scoring ends the game. */
            scoring: {
              always: [
                { guard: 'isOver', target: '#towers.finalScoring' },
                { guard: 'isMovingKing', target: 'moveKing' },
              ],
            },
            moveKing: {
              on: plays('king', 'leave'),
              always: { guard: not('isMovingKing'), target: 'next' },
            },
          },
        },
        card: {
          initial: 'mayBePlayed',
          states: {
            mayBePlayed: { always: { guard: 'hasPlayedCard', target: 'played' } },
            played: { always: { guard: not('hasPlayedCard'), target: 'mayBePlayed' } },
          },
        },
        calendar: {
          initial: 'beforeTheFirstYear',
          states: {
            beforeTheFirstYear: { always: { guard: not(inYear(0)), target: 'firstYear' } },
            firstYear: { always: { guard: not(inYear(1)), target: 'secondYear' } },
            secondYear: { always: { guard: not(inYear(2)), target: 'thirdYear' } },
            thirdYear: {},
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
): Result<{ readonly game: Game; readonly events: readonly GameEvent[] }, TowersRefusal> {
  const [{ context }] = transition(gameMachine, chartOf(game), action);
  if (context.game && context.actions.length > 0) return ok({ game: context.game, events: context.events });
  return err(refusalOf(game, action) ?? refusal('unknown-action'));
}

export const chartedTowers = { ...towers, play: playThrough };
