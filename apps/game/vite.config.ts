import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from '../../packages/offline/src/vite-plugin.ts';
import { policyInPage } from '../../tools/policy-in-page.ts';

export default defineConfig({
  base: './',
  // The table needs no physics: this build of Phaser leaves Matter out, 33 kB of the download.
  resolve: {
    alias: { phaser: fileURLToPath(new URL('phaser-arcade-physics.js', import.meta.resolve('phaser'))) },
  },
  plugins: [
    policyInPage(),
    offline({
      fresh: 'community/',
      beside: { community: '../../community' },
    }),
  ],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    // Phaser changes far less often than the game, so it gets a chunk that stays in the cache.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser/ }] } },
    },
  },
});
