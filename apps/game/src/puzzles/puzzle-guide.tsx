/** The door to a puzzle on the table: its session, and who speaks beside it. */
import type { Guide } from '../app/guide.ts';
import type { PuzzleOpening } from '../app/screen.ts';
import { openPuzzleCode } from './puzzle-code.ts';
import { CrampedPanel, PuzzlePanel } from './puzzle-panel.tsx';
import { puzzleSession } from './puzzle-session.ts';

export async function openPuzzleGuide({ code, ...options }: PuzzleOpening): Promise<Guide | undefined> {
  const opened = await openPuzzleCode(code);
  if (!opened.ok) return undefined;
  const puzzle = opened.value;
  const session = puzzleSession({ puzzle, ...options });
  const props = { session, puzzle, code };
  return {
    session,
    title: ({ puzzles }) => puzzles.heading,
    Coach: () => <PuzzlePanel {...props} />,
    End: () => <CrampedPanel {...props} />,
  };
}
