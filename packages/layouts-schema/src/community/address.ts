/** Where indexes and their files may lie. */

/** Relative addresses need some site to stand on; this one is never asked. */
const ANY_SITE = 'https://site.invalid/';

/**
 * A web address over HTTPS, or a path on the same site. Plain HTTP is for this very machine, where `npm start` and
 * `npm run dev` serve the game: the policy of a published page lets no other address without HTTPS through.
 */
export function isSourceAddress(address: string): boolean {
  if (address.trim() !== address || address === '' || address.length > 500) return false;
  if (!URL.canParse(address, ANY_SITE)) return false;
  const { protocol, hostname, username, password } = new URL(address, ANY_SITE);
  if (username !== '' || password !== '') return false;
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}

/** The address of a file that an index names, next to the index. */
export function besideIndex(indexAddress: string, file: string): string {
  return indexAddress.replace(/[?#].*$/, '').replace(/[^/]*$/, '') + file;
}
