import { readFileSync } from 'node:fs';
import { chartsAsDot } from '@mahjong-fortress/match/drawing';
import { instance } from '@viz-js/viz';
import { expect, test } from 'vitest';
import { gameMachine } from '../src/flow/machine.ts';

test('the drawing shows the machine as it is (npm run -w @mahjong-fortress/towers draw)', async () => {
  const drawn = readFileSync(new URL('../../../docs/games/towers-statechart.svg', import.meta.url), 'utf8');
  const viz = await instance();
  expect(viz.renderString(chartsAsDot({ 'a game of Towers': gameMachine.root }), { format: 'svg' })).toBe(
    drawn,
  );
});
