import type { HandTool } from './tool.ts';

export const hand: HandTool<'hand'> = { kind: 'hand', id: 'hand', key: 'KeyN' };
