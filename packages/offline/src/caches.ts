/** Names of caches. All apps of an origin share one storage, so a name begins with the address of its app. */

export function cacheName(scope: string, version: string): string {
  return `${scope} ${version}`;
}

/** Where answers of the folder of changing files are kept. */
export const FRESH = 'fresh';

/** An empty cache that says that a version has been in charge: browsers list caches in the order of their making. */
export function takenMark(scope: string, version: string): string {
  return cacheName(scope, `taken ${version}`);
}

/**
 * What nobody needs any more now that a version is in charge. The one that was in charge before it stays, because a tab
 * that was opened with it may still ask for its parts; one that waited in vain goes; one made later is on its way.
 */
export function outdatedCaches(names: readonly string[], scope: string, version: string): readonly string[] {
  const prefix = takenMark(scope, '');
  const ours = names.filter((name) => name.startsWith(cacheName(scope, '')));
  const marks = ours.filter((name) => name.startsWith(prefix));
  const before = marks.map((mark) => mark.slice(prefix.length)).findLast((taken) => taken !== version) ?? '';
  const current = cacheName(scope, version);
  const later = ours.slice(ours.indexOf(current)).filter((name) => !marks.includes(name));
  const kept = [
    ...later,
    takenMark(scope, version),
    cacheName(scope, before),
    takenMark(scope, before),
    cacheName(scope, FRESH),
  ];
  return ours.filter((name) => !kept.includes(name));
}
