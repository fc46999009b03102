/** The way to a table online, and what somebody comes there for. */

const seekers = new Set<string>();
const pairings = new Set<string>();

/** The address of a table, to go to or to send. */
export function tableLink(id: string): string {
  return `${window.location.href.replace(/[?#].*$/, '')}#/t/${encodeURIComponent(id)}`;
}

interface Purpose {
  /** Whoever comes wants a seat, whichever is free. */
  readonly wantsSeat?: boolean;
  /** Strangers were looked for: as soon as all are there, it begins. */
  readonly isPairing?: boolean;
}

export function goToTable(id: string, { wantsSeat = false, isPairing = false }: Purpose = {}): void {
  if (wantsSeat) seekers.add(id);
  if (isPairing) pairings.add(id);
  window.location.hash = `#/t/${encodeURIComponent(id)}`;
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
