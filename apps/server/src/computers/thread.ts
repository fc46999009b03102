/** A thread in which computers think. */
import { parentPort, workerData } from 'node:worker_threads';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { loadGames } from '../online-game.ts';
import type { ThinkingAnswer, ThinkingQuestion } from './computers.ts';

const games = await loadGames(workerData as string);

parentPort?.on('message', ({ game, view, level, seed }: ThinkingQuestion) => {
  const actions = games.get(game)?.decide(view, level, randomFromSeed(seed)) ?? [];
  parentPort?.postMessage({ actions } satisfies ThinkingAnswer);
});
