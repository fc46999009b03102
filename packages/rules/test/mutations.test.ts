import { expect, test } from 'vitest';
import { type Game, legalActions, makePosition, parsePosition, play } from '../src/index.ts';
import { mutatedPositions } from './mutations.ts';
import { walk } from './walks.ts';

const written = (game: Game) => JSON.stringify(makePosition(game));

/** What is wrong with a state that a position led to: it cannot be read back, or nobody can go on. */
function defectOf(game: Game): string | undefined {
  const text = written(game);
  const back = parsePosition(text);
  if (!back.ok) return `${back.error.path}: ${back.error.message}`;
  if (written(back.value) !== text) return 'it reads back as another one';
  return game.over || legalActions(game).length > 0 ? undefined : 'nobody can do anything';
}

/** What is wrong with the actions of a state: one is listed twice, is refused, or leads into a dead end. */
function actionDefectOf(game: Game): string | undefined {
  const actions = legalActions(game);
  if (new Set(actions.map((action) => JSON.stringify(action))).size !== actions.length) {
    return 'an action is listed twice';
  }
  for (const action of actions) {
    const played = play(game, action);
    if (!played.ok) return `${JSON.stringify(action)} is refused: ${played.error.code}`;
    const after = played.value.game;
    if (!after.over && legalActions(after).length === 0) return `${JSON.stringify(action)} is a dead end`;
  }
  return undefined;
}

function journeyDefectOf(start: Game, seed: string): string | undefined {
  for (const { after } of walk({ start, seed, steps: 4 })) {
    const defect = defectOf(after);
    if (defect) return defect;
  }
  return undefined;
}

test('from a changed position that is accepted the game goes on, and can be written down at every step', () => {
  let accepted = 0;
  for (const text of mutatedPositions('any', 3000)) {
    const read = parsePosition(text);
    if (!read.ok) continue;
    accepted++;
    const defect =
      defectOf(read.value) ?? actionDefectOf(read.value) ?? journeyDefectOf(read.value, `${accepted}`);
    if (defect) expect.fail(`${defect}\n${text}`);
  }
  expect(accepted).toBeGreaterThan(1000);
});
