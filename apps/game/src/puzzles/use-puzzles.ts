/** The puzzles and their words, once they have been fetched. */
import type { WrittenPuzzle } from '@mahjong-fortress/solo-ai';
import { loadPuzzleWords, type PuzzleWords } from '@mahjong-fortress/words/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { useLateWords } from '../ui/late-words.ts';
import { loadPuzzles } from './collection.ts';
import { packPuzzle } from './puzzle-code.ts';

export function usePuzzleWords(): PuzzleWords | undefined {
  return useLateWords(loadPuzzleWords);
}

export function usePuzzles(): readonly WrittenPuzzle[] | undefined {
  const app = useApp();
  const [puzzles, setPuzzles] = useState<readonly WrittenPuzzle[]>();
  useEffect(() => {
    loadPuzzles().then(setPuzzles, () => {
      app.dialog.value = 'notLoaded';
    });
  }, [app]);
  return puzzles;
}

export function useOpenPuzzle(): (puzzle: WrittenPuzzle) => void {
  const app = useApp();
  return (puzzle) => void packPuzzle(puzzle).then(app.toPuzzle);
}
