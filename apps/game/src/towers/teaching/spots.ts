/** Where on the page lies what a lesson of Towers points at. */
import { type Action, cellFromName } from '@mahjong-fortress/towers';
import { elementFor, type Touch, touchesFor } from '../play/spots.ts';
import type { Pending } from '../session/intents.ts';
import type { Part, Step } from './script.ts';

export type Spot = Touch | { readonly type: 'part'; readonly part: Part };

const PARTS: Readonly<Record<Part, string>> = {
  board: '.stage',
  points: '.tw-pips',
  forecast: '.tw-forecast',
};

export function spotsOf(step: Step, accepted: readonly Action[], pending: Pending): readonly Spot[] {
  const [action] = accepted;
  const cell = step.cell === undefined ? undefined : cellFromName(step.cell);
  return [
    ...(action ? touchesFor(action, pending.tool, pending).slice(0, 1) : []),
    ...(cell === undefined ? [] : [{ type: 'cell', cell } as const]),
    ...(step.part ? [{ type: 'part', part: step.part } as const] : []),
  ];
}

/** The element that takes the focus for a spot. */
export function elementOf(spot: Spot): HTMLElement | undefined {
  if (spot.type !== 'part') return elementFor(spot);
  return document.querySelector<HTMLElement>(PARTS[spot.part]) ?? undefined;
}
