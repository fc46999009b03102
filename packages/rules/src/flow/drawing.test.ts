import { readFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import { expect, test } from 'vitest';
import { chartAsDot } from './drawing.ts';

test('docs/statechart.svg shows the machine as it is (npm run -w @mahjong-fortress/rules draw)', async () => {
  const drawn = readFileSync(new URL('../../../../docs/statechart.svg', import.meta.url), 'utf8');
  const viz = await instance();
  expect(viz.renderString(chartAsDot(), { format: 'svg' })).toBe(drawn);
});
