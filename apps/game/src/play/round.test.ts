/** How long a person waits for the others, counted in what is scheduled: machines differ, the schedule does not. */
import '../dev/headless.ts';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { type GameView, mahjongFortress, viewFor } from '@mahjong-fortress/rules';
import { timeBudget } from '@mahjong-fortress/solo-ai';
import { expect, test, vi } from 'vitest';
import { PAUSES } from '../app/app-model.ts';
import { dealtGame } from '../dev/test-states.ts';
import { VirtualMotion } from '../dev/virtual-motion.ts';
import { answer } from '../session/opponents.ts';
import { Points } from '../table/effects/points.ts';
import { Director } from '../table/engine/director.ts';
import type { Stage } from '../table/views/stage.ts';
import { rateOfOthers } from './table-link.ts';

vi.mock('../table/paint/image.ts', () => import('../dev/fakes.ts'));

/** Whatever is asked of it is there, and every flight on it goes far. */
function anything(more: object = {}): never {
  let far = 0;
  const part: never = new Proxy(() => part, {
    get(_, key) {
      if (key in more) return more[key as keyof typeof more];
      if (key === 'then') return undefined;
      if (key === Symbol.iterator) return () => [].values();
      if (key !== Symbol.toPrimitive) return part;
      far += 1000;
      return () => far;
    },
    set: () => true,
    apply: () => part,
  }) as never;
  return part;
}

const PLAYERS = 4;
const ROUNDS = 8;

/** How long the strongest opponent thinks before it decides; the others are done at once. */
function dragonThinks(view: GameView): number {
  let now = 0;
  const budget = timeBudget(view, () => now);
  while (!budget.isSpent?.()) now += 10;
  return now;
}

test.each([
  { level: 'Novice', thinks: () => 0, mean: 3200, longest: 4000 },
  { level: 'Dragon', thinks: dragonThinks, mean: 4400, longest: 5500 },
])('three computers are waited for no more than a few seconds: $level', async ({ thinks, mean, longest }) => {
  let game = dealtGame({ seed: 'round', players: PLAYERS, layout: layoutById('standard-4')?.rows ?? [] });
  const virtual = new VirtualMotion();
  const { motion } = virtual;
  const stage: Stage = anything({ points: new Points(anything(), anything(), motion) });
  const director = new Director(stage, motion);
  const rounds: number[] = [];
  // What has been shown last: whoever comes next has thought meanwhile (`running-match.ts`).
  let shown = 0;
  for (let turn = 0; turn < ROUNDS * PLAYERS && !game.over; turn++) {
    const { player } = game.turn;
    let waited = 0;
    let pause = PAUSES.normal;
    while (game.turn.player === player && !game.over) {
      const view = viewFor(game, player);
      waited += Math.max(pause, thinks(view) - shown);
      pause = 0;
      shown = 0;
      const question = { type: 'move', level: 'novice', view, seed: `${turn}` } as const;
      for (const action of answer(question) as readonly never[]) {
        const played = mahjongFortress.play(game, action);
        if (!played.ok) throw new Error(played.error.reason);
        const begun = virtual.now;
        await virtual.until(director.play(played.value.events));
        shown += (virtual.now - begun) / rateOfOthers(PLAYERS);
        game = played.value.game;
      }
      waited += shown;
    }
    if (player > 0) rounds.push((rounds.pop() ?? 0) + waited);
    else {
      rounds.push(0);
      // How long a person takes is not known; the first computer is waited for from the beginning.
      shown = 0;
    }
  }
  expect(rounds.reduce((sum, round) => sum + round, 0) / rounds.length).toBeLessThan(mean);
  expect(Math.max(...rounds)).toBeLessThan(longest);
});
