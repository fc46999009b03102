/** The policy of a static host can't know which sites a person has added; the page does, and a page may ask for less. */

/** The sites of some addresses, as a policy names them; relative addresses are of this site. */
export function sitesOf(addresses: readonly string[], page: string): readonly string[] {
  const sites = addresses
    .filter((address) => URL.canParse(address, page))
    .map((address) => new URL(address, page).origin);
  return [...new Set(sites)].filter((site) => site !== new URL(page).origin);
}

/** From now on, until the page is loaded again, it connects to its own site and to these. */
export function connectOnlyTo(addresses: readonly string[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = ["connect-src 'self'", ...sitesOf(addresses, document.baseURI)].join(' ');
  document.head.append(policy);
}
