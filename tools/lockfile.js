// What npm has written down about packages, and questions about it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.js';

/** The packages of a lockfile by their places; the folder itself is at the place `''`. */
export function readLock(folder = '') {
  return JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')).packages;
}

/** Where npm has put a package that another one asks for: in its own folder or in one above. */
export function placeOf(lock, name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (lock[place]) return place;
    if (folder === '') return undefined;
  }
}

/** A lockfile fits every registry as long as it names none. */
export function namedRegistries(lock) {
  return Object.entries(lock)
    .filter(([, { resolved = '' }]) => resolved.includes(':'))
    .map(([place, { resolved }]) => `${place} comes from ${resolved}`);
}

/** What npm could not compare with what it downloads. */
export function unsealedPackages(lock) {
  return Object.entries(lock)
    .filter(([place, { integrity, link }]) => place.includes('node_modules/') && !link && !integrity)
    .map(([place]) => `${place} has no checksum`);
}
