import type { DrawingTool } from './tool.ts';
import { trail } from './trail.ts';

export const erase: DrawingTool<'erase'> = {
  kind: 'draw',
  id: 'erase',
  key: 'KeyE',
  reach: 'trail',
  cellsOf: trail,
  heightOf: () => 0,
};
