/** How long a person waits for the others, counted in what is scheduled: machines differ, the schedule does not. */
import '../dev/headless.ts';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { mahjongFortress, viewFor } from '@mahjong-fortress/rules';
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

test('three computers are waited for no more than a few seconds', async () => {
  let game = dealtGame({ seed: 'round', players: PLAYERS, layout: layoutById('standard-4')?.rows ?? [] });
  const virtual = new VirtualMotion();
  const { motion } = virtual;
  const stage: Stage = anything({ points: new Points(anything(), anything(), motion) });
  const director = new Director(stage, motion);
  const rounds: number[] = [];
  for (let turn = 0; turn < ROUNDS * PLAYERS && !game.over; turn++) {
    const { player } = game.turn;
    const begun = virtual.now;
    while (game.turn.player === player && !game.over) {
      const question = {
        type: 'move',
        level: 'novice',
        view: viewFor(game, player),
        seed: `${turn}`,
      } as const;
      for (const action of answer(question) as readonly never[]) {
        const played = mahjongFortress.play(game, action);
        if (!played.ok) throw new Error(played.error.reason);
        await virtual.until(director.play(played.value.events));
        game = played.value.game;
      }
    }
    if (player === 0) rounds.push(0);
    else {
      const shown = (virtual.now - begun) / rateOfOthers(PLAYERS) + PAUSES.normal;
      rounds.push((rounds.pop() ?? 0) + shown);
    }
  }
  const mean = rounds.reduce((sum, round) => sum + round, 0) / rounds.length;
  expect(mean).toBeLessThan(3200);
  expect(Math.max(...rounds)).toBeLessThan(4000);
});
