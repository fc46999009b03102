/** Puzzles in links, packed by somebody who knows how. */
import { deflateRawSync } from 'node:zlib';
import { hintIn, solves } from '@mahjong-fortress/solo-ai';
import { loadPuzzles } from '../../../../apps/game/src/puzzles/collection.ts';
import { openPuzzleCode } from '../../../../apps/game/src/puzzles/puzzle-code.ts';
import { makePuzzleLink, puzzleCodeIn } from '../../../../apps/game/src/session/puzzle-link.ts';
import type { Door } from '../door.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const EXAMPLES = 5;
const examples = (await loadPuzzles()).slice(0, EXAMPLES).map((puzzle) => JSON.stringify(puzzle));

export const puzzles: Door = {
  name: 'puzzles',
  inputs: () => mutantsOf(examples),
  dress: (text) => makePuzzleLink('https://example.org/', deflateRawSync(text).toString('base64url')),
  async open(text) {
    const code = puzzleCodeIn(text);
    const read = code === undefined ? undefined : await openPuzzleCode(code);
    if (!read?.ok) return undefined;
    const puzzle = read.value;
    return () => {
      same(solves(puzzle, puzzle.solution), true, 'A puzzle is not solved by its solution.');
      same(hintIn(puzzle, puzzle.view, 0).reasons.length > 0, true, 'A best turn has nothing good about it.');
    };
  },
};
