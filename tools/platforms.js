// Can what has a binary for each platform be installed on all of ours?
import { placeOf } from './lockfile.js';

const PLATFORMS = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

/** A package without a list is for all. */
const isFor = (list, one) => !list || list.includes(one);

function fits(binary, { os, cpu }) {
  // Most Linux systems have glibc; what wants musl is for the others.
  return isFor(binary.os, os) && isFor(binary.cpu, cpu) && (os !== 'linux' || isFor(binary.libc, 'glibc'));
}

/**
 * What keeps `npm ci` from installing the same on every platform. npm insists on every binary that a package offers, and
 * leaves out without a word what its registry didn't have when the lockfile was written.
 */
export function missingBinaries(lock) {
  return Object.entries(lock).flatMap(([place, { version, optionalDependencies = {} }]) => {
    const offered = Object.keys(optionalDependencies).map((name) => ({
      name,
      entry: lock[placeOf(lock, name, place)],
    }));
    const locked = offered.flatMap(({ entry }) => (entry ? [entry] : []));
    const lacking = locked.some(({ cpu }) => cpu)
      ? PLATFORMS.filter((platform) => !locked.some((binary) => fits(binary, platform)))
      : [];
    return [
      ...offered.filter(({ entry }) => !entry).map(({ name }) => `${place} ${version} offers ${name}`),
      ...lacking.map(({ os, cpu }) => `${place} ${version} has nothing for ${os} ${cpu}`),
    ];
  });
}
