export { gameMachine } from './machine.ts';
