import type { DrawingTool } from './tool.ts';
import { trail } from './trail.ts';

export const raise: DrawingTool<'raise'> = {
  kind: 'draw',
  id: 'raise',
  key: 'KeyU',
  reach: 'trail',
  cellsOf: trail,
  heightOf: (height) => height + 1,
};
