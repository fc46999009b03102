import { layoutById } from '@mahjong-fortress/layouts-schema';
import { gameFromSetup, randomFromSeed } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { playToEnd } from './computer-game.ts';

test('a game that nobody goes on with is no game that was played', () => {
  const layout = layoutById('standard-2')?.rows ?? [];
  const dealt = gameFromSetup({ layout, seed: 'x', players: 2, firstPlayer: 0, spirits: [], dragons: [] });
  if (!dealt.ok) throw new Error(dealt.error.message);
  expect(() => playToEnd(dealt.value, ['random', 'nobody'], randomFromSeed('x'))).toThrow('did not know');
});
