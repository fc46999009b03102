import type { DrawingTool } from './tool.ts';
import { trail } from './trail.ts';

export const paint: DrawingTool<'paint'> = {
  kind: 'draw',
  id: 'paint',
  key: 'KeyB',
  reach: 'trail',
  cellsOf: trail,
  heightOf: (_, brush) => brush,
};
