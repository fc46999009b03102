// May everything that is shipped with the apps be part of something under the MIT licence?
import { placeOf } from './lockfile.js';

/** Licences whose works may; MIT-0 asks for less than MIT, and the last one is that of the fonts. */
const FITTING = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  'OFL-1.1',
];

/** Everything the apps depend on, and what that depends on, by its place in the lockfile. */
function shippedPlaces(lock) {
  const seen = new Set();
  const follow = (place) => {
    const entry = lock[place];
    if (entry?.link) return follow(entry.resolved);
    if (!entry || seen.has(place)) return;
    seen.add(place);
    for (const name of Object.keys(entry.dependencies ?? {})) follow(placeOf(lock, name, place));
  };
  for (const place of Object.keys(lock).filter((place) => /^apps\/[^/]+$/.test(place))) follow(place);
  return [...seen];
}

/** `(MIT OR GPL-3.0)` leaves the choice to us. */
function isFitting(licence) {
  return licence.split(/ OR |[()]/).some((one) => FITTING.includes(one));
}

export function strangeLicences(lock) {
  return shippedPlaces(lock)
    .filter((place) => !isFitting(lock[place].license ?? ''))
    .map((place) => `${place}: ${lock[place].license ?? 'no licence named'}`);
}
