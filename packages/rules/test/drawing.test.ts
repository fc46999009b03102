import { readFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import { expect, test } from 'vitest';
import { drawnCharts } from '../scripts/charts.ts';

test('docs/statechart.svg shows the machines as they are (npm run -w @mahjong-fortress/rules draw)', async () => {
  const drawn = readFileSync(new URL('../../../docs/statechart.svg', import.meta.url), 'utf8');
  const viz = await instance();
  expect(viz.renderString(drawnCharts(), { format: 'svg' })).toBe(drawn);
});
