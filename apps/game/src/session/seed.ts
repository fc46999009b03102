/**
 * The seed is the whole deal: whoever has it knows every covered tile. Only games dealt on this device have one here, and
 * this is the one place where it is handed out.
 */
import type { GameRecord } from '@mahjong-fortress/rules';

export function seedOf({ setup }: GameRecord): string {
  return setup.seed;
}
