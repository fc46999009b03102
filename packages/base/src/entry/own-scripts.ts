/** Trusted Types, for browsers that have them: what a text may be used for. */

/** What of `trustedTypes` is used here; TypeScript's library doesn't know it. */
export interface PolicyMaker {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | undefined }): unknown;
}

/**
 * The browser asks the default policy before it starts a worker or a service worker. It has no rule for HTML and for
 * scripts as texts, so that these are refused.
 */
export function allowOwnScripts(policies: PolicyMaker, page: string): void {
  const { origin } = new URL(page);
  policies.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, page).origin === origin ? address : undefined),
  });
}
