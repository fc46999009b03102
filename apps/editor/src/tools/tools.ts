/** Every tool, in the order of the toolbar. */
import { erase } from './erase.ts';
import { fill } from './fill.ts';
import { frame } from './frame.ts';
import { hand } from './hand.ts';
import { line } from './line.ts';
import { lower } from './lower.ts';
import { paint } from './paint.ts';
import { raise } from './raise.ts';
import { rectangle } from './rectangle.ts';
import { select } from './select.ts';
import { stamp } from './stamp.ts';

export const TOOLS = [paint, erase, raise, lower, rectangle, frame, line, fill, select, stamp, hand] as const;
export type Tool = (typeof TOOLS)[number];
export type ToolId = Tool['id'];
export type DrawingToolId = Extract<Tool, { readonly kind: 'draw' }>['id'];

export function toolById(id: ToolId): Tool {
  return TOOLS.find((tool) => tool.id === id) ?? paint;
}
