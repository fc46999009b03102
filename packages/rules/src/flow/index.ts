export { type FlowContext, type FlowEvent, gameMachine } from './machine.ts';
