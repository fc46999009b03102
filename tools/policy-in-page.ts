/** For hosts that send no headers the page itself says what it may load. */
import type { Plugin } from 'vite';
import hosting from './hosting.json' with { type: 'json' };

export function policyInPage(): Plugin {
  return {
    name: 'policy-in-page',
    // While developing, Vite puts scripts into the page that the policy would forbid.
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: hosting.policy.join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  };
}
