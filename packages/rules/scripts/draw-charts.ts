/** Draws the statecharts of a match and of a game into docs/statechart.svg. */
import { writeFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import { drawnCharts } from './charts.ts';

const viz = await instance();
writeFileSync(
  new URL('../../../docs/statechart.svg', import.meta.url),
  viz.renderString(drawnCharts(), { format: 'svg' }),
);
