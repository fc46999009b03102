import type { DrawingTool } from './tool.ts';
import { trail } from './trail.ts';

export const lower: DrawingTool<'lower'> = {
  kind: 'draw',
  id: 'lower',
  key: 'KeyD',
  reach: 'trail',
  cellsOf: trail,
  heightOf: (height) => height - 1,
};
