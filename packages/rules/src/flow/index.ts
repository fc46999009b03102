export { chartedFortress } from './charted.ts';
export { gameMachine } from './machine.ts';
export { chartOf, type TurnState, turnStateOf } from './turn-state.ts';
