export { chartedTowers, chartOf, gameMachine } from './machine.ts';
export { type TurnState, turnStateOf } from './turn-state.ts';
