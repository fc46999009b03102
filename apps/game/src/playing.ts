/** What is needed at a table and to watch a game again; fetched behind the first screen. */

export { TableScreen } from './play/table-screen.tsx';
export { ReplayScreen } from './replay/replay.tsx';
export { openSession } from './session/session.ts';
export { countGame } from './storage/statistics.ts';
