import type { SelectTool } from './tool.ts';

export const select: SelectTool<'select'> = { kind: 'select', id: 'select', key: 'KeyS' };
