import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalActions, mahjongFortress, play } from '@mahjong-fortress/rules';
import { openPuzzle } from '@mahjong-fortress/solo-ai';
import collection from '@mahjong-fortress/solo-ai/puzzles.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { mf, temporaryFolder } from '../test-world.ts';

test('goes on with what has been found', async () => {
  const file = join(temporaryFolder(), 'puzzles.json');
  const collection = '{"games":7,"puzzles":[\n\n]}\n';
  writeFileSync(file, collection);
  const { exit, out } = await mf(['puzzles', '--count', '0', '--out', file]);
  expect(exit).toBe(0);
  expect(out).toMatch(/^0 puzzles found in 7 games/);
  expect(readFileSync(file, 'utf8')).toBe(collection);
});

/** The words of whatever may be done first, to the end of the turn. */
function firstTurn(puzzle: unknown): readonly string[] {
  const opened = openPuzzle(puzzle);
  if (!opened.ok) throw new Error(opened.error.message);
  const words: string[] = [];
  let { game } = opened.value;
  const { player } = game.turn;
  while (game.turn.player === player) {
    const [action] = legalActions(game);
    if (!action) break;
    const played = play(game, action);
    if (!played.ok) break;
    words.push(mahjongFortress.makeAction(game, action));
    game = played.value.game;
  }
  return words;
}

test('drops what is no puzzle any more, and keeps what is', async () => {
  const [one] = collection.puzzles;
  const file = join(temporaryFolder(), 'puzzles.json');
  const worse = { ...one, id: 'worse', solution: firstTurn(one) };
  writeFileSync(file, JSON.stringify({ games: 1, puzzles: [one, worse] }));
  const { exit } = await mf(['puzzles', '--count', '1', '--check', '--out', file]);
  expect(exit).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')).puzzles).toEqual([one]);
});

test.each([
  ['is no JSON', 'as it was', 'JSON'],
  ['holds no puzzle', '{"games":1,"puzzles":[{"id":"x"}]}', 'grade'],
])('a file that %s is left alone', async (_, text, says) => {
  const file = join(temporaryFolder(), 'puzzles.json');
  writeFileSync(file, text);
  const { exit, err } = await mf(['puzzles', '--out', file]);
  expect(exit).toBe(1);
  expect(err).toContain(says);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
