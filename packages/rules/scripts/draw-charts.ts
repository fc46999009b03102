/** Draws the statecharts of a match and of a game into docs/statechart.svg. */
import { writeFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import { chartsAsDot } from './drawing.ts';

const viz = await instance();
writeFileSync(
  new URL('../../../docs/statechart.svg', import.meta.url),
  viz.renderString(chartsAsDot(), { format: 'svg' }),
);
