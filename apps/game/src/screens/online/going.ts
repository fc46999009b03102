/** The way to a table online, and what somebody comes there for. */
import { makeAddress } from '../../app/address.ts';
import type { AppModel } from '../../app/app-model.ts';

const seekers = new Set<string>();
const pairings = new Set<string>();

/** The address of a table, to send. */
export function tableLink(id: string): string {
  return window.location.href.replace(/[?#].*$/, '') + makeAddress({ place: { type: 'farTable', id } });
}

interface Purpose {
  /** Whoever comes wants a seat, whichever is free. */
  readonly wantsSeat?: boolean;
  /** Strangers were looked for: as soon as all are there, it begins. */
  readonly isPairing?: boolean;
}

export function goToTable(
  app: AppModel,
  id: string,
  { wantsSeat = false, isPairing = false }: Purpose = {},
): void {
  if (wantsSeat) seekers.add(id);
  if (isPairing) pairings.add(id);
  void app.toFarTable(id);
}

export function isSeeking(id: string): boolean {
  return seekers.has(id);
}

/** They sit, or there was no seat. */
export function stopSeeking(id: string): void {
  seekers.delete(id);
}

export function isPairing(id: string): boolean {
  return pairings.has(id);
}
