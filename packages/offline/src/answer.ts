/** Where the answer to a request comes from. */
import type { Build } from './build.ts';

export type Source =
  /** The cache of this version; the address under which it is kept there. */
  | { readonly from: 'build'; readonly address: string }
  /** A part of some version, never changed: from any cache. */
  | { readonly from: 'any-build' }
  /** The network, and what is known when there is none. */
  | { readonly from: 'network-first' }
  /** None of our business: the browser asks as if there were no service worker. */
  | { readonly from: 'browser' };

interface Asked {
  readonly method: string;
  readonly url: string;
}

/** Only addresses inside the scope that the build knows are answered: an app in a folder below has its own worker. */
export function sourceOf({ method, url }: Asked, scope: string, { files, fresh }: Build): Source {
  const address = url.replace(/[?#].*$/, '');
  if (method !== 'GET') return { from: 'browser' };
  if (address.startsWith(new URL(fresh, scope).href)) return { from: 'network-first' };
  if (address === `${scope}index.html`) return { from: 'build', address: scope };
  if (files.some((file) => new URL(file, scope).href === address)) return { from: 'build', address };
  if (address.startsWith(`${scope}assets/`)) return { from: 'any-build' };
  return { from: 'browser' };
}
