export { chartedFortress } from './charted.ts';
export { gameMachine } from './machine.ts';
