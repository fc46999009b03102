/** Draws the statechart into docs/statechart.svg. */
import { writeFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';
import { chartAsDot } from '../src/flow/drawing.ts';

const viz = await instance();
writeFileSync(
  new URL('../../../docs/statechart.svg', import.meta.url),
  viz.renderString(chartAsDot(), { format: 'svg' }),
);
