import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { gameFromSetup } from '@mahjong-fortress/towers';
import { loadTowersWords } from '@mahjong-fortress/words/towers-table';
import { expect, test } from 'vitest';
import { countingWords } from './words.tsx';

test.each(LANGUAGES)('while a year is counted it is said who is paid for what, in %s', async (language) => {
  const begun = gameFromSetup({ seed: 'counted', players: 2 });
  if (!begun.ok) throw new Error('no game');
  const words = await loadTowersWords(language);
  const game = { ...begun.value, year: 2 };
  const said = (reason: 'castles' | 'king' | 'master') =>
    countingWords({ seat: 1, reason, points: 5, cells: [] }, game, ['Plum', 'Maple'], words);
  expect(said('castles')).toMatch(/2.*: Maple, \p{Ll}/u);
  expect(new Set([said('castles'), said('king'), said('master')]).size).toBe(3);
});
