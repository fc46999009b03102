import type { StampTool } from './tool.ts';

export const stamp: StampTool<'stamp'> = { kind: 'stamp', id: 'stamp', key: 'KeyK' };
