/** What is needed at a table of Mahjong Fortress and to watch a game again; fetched behind the first screen. */

export { fortressRoom as room } from './fortress-room.ts';
export const loadPuzzleGuide = async () => (await import('./puzzles/puzzle-guide.tsx')).openPuzzleGuide;

export { TableScreen } from './play/table-screen.tsx';
