import { randomFromSeed } from '@mahjong-fortress/base/random';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { gameFromSetup } from '@mahjong-fortress/rules';
import { FORTRESS } from '@mahjong-fortress/solo-ai';
import { expect, test } from 'vitest';
import { playToEnd } from './computer-game.ts';

test('a game that nobody goes on with is no game that was played', async () => {
  const layout = layoutById('standard-2')?.rows ?? [];
  const dealt = gameFromSetup({ layout, seed: 'x', players: 2, firstPlayer: 0, spirits: [], dragons: [] });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const play = (levels: string[], goOn: boolean) =>
    playToEnd(FORTRESS, dealt.value, levels, randomFromSeed('x'), async () => goOn);
  await expect(play(['random', 'nobody'], true)).rejects.toThrow('has no answer');
  expect(await play(['random', 'random'], false)).toBeUndefined();
});
