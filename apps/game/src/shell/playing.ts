/** What is needed at a table and to watch a game again; fetched behind the first screen. */
export { openSession } from '../session/session.ts';
export { ReplayScreen } from './replay.tsx';
export { TableScreen } from './table/table-screen.tsx';
