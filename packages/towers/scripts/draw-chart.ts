/** Draws the statechart of the game into docs/games/towers-statechart.svg. */
import { writeFileSync } from 'node:fs';
import { chartsAsDot } from '@mahjong-fortress/match/drawing';
import { instance } from '@viz-js/viz';
import { gameMachine } from '../src/flow/machine.ts';

const viz = await instance();
writeFileSync(
  new URL('../../../docs/games/towers-statechart.svg', import.meta.url),
  viz.renderString(chartsAsDot({ 'a game of Towers': gameMachine.root }), { format: 'svg' }),
);
