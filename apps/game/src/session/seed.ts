/**
 * The seed is the whole deal: whoever has it knows every covered tile. Only games dealt on this device have one here, and
 * this is the one place where it is handed out.
 */
import type { FortressRecord } from './played-game.ts';

export function seedOf({ setup }: FortressRecord): string {
  return setup.seed;
}
