/** Names of caches. All apps of an origin share one storage, so a name begins with the address of its app. */

export function cacheName(scope: string, version: string): string {
  return `${scope} ${version}`;
}

/** Where answers of the folder of changing files are kept. */
export const FRESH = 'fresh';

/**
 * The caches that nobody needs any more, oldest names first as the browser lists them. The version before the current
 * one stays: a tab that was opened with it may still ask for its parts.
 */
export function outdatedCaches(names: readonly string[], scope: string, version: string): readonly string[] {
  const kept = [cacheName(scope, version), cacheName(scope, FRESH)];
  const older = names.filter((name) => name.startsWith(`${scope} `) && !kept.includes(name));
  return older.slice(0, -1);
}
