import { defineConfig } from 'vite';
import { offline } from '../../packages/offline/src/vite-plugin.ts';
import { policyInPage } from '../../tools/policy-in-page.ts';

export default defineConfig({
  base: './',
  plugins: [policyInPage(), offline({ fresh: '../community/' })],
  build: {
    target: 'es2022',
    // The content security policy allows no fonts from data addresses.
    assetsInlineLimit: 0,
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
