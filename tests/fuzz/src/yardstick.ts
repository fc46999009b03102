/**
 * How slow this machine is just now: parsing a dear text and nothing else, which no code of ours has a part in. Limits are
 * those of a quiet machine of 2026; one that takes twice as long for the yardstick may take twice as long for the rest.
 */
import type { Door } from './door.ts';

/**
 * The best of ten on the machine for which the limit was set. Worked out, not measured there: the same code whose dearest
 * text took 43 ms there took 70 to 78 on one where this takes 35 to 43.
 */
export const YARDSTICK_MILLISECONDS = 22;

export const YARDSTICK: Omit<Door, 'inputs'> = {
  name: 'yardstick',
  open(text) {
    JSON.parse(text);
    return undefined;
  },
};
