import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { offline } from '../../packages/offline/src/vite-plugin.ts';
import { policyInPage } from '../../tools/policy-in-page.ts';

const fileAt = (place: string, base: string) => fileURLToPath(new URL(place, base));

/** The switches in Phaser's sources, set as its own builds set them: WebGL and nothing besides. */
const phaserSwitches: Plugin = {
  name: 'phaser-switches',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]phaser[\\/]src/ },
    handler: (code) =>
      code.replace(
        /typeof (WEBGL_RENDERER|CANVAS_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_\w+)/g,
        (_, name) => String(name === 'WEBGL_RENDERER'),
      ),
  },
};

export default defineConfig(({ command }) => ({
  base: './',
  // Phaser's sources are written for a bundler that knows this name.
  define: { global: 'globalThis' },
  resolve: {
    // What people download holds only the parts of Phaser that the table needs; while developing it comes whole.
    alias:
      command === 'build'
        ? [
            { find: 'phaser', replacement: fileAt('phaser-build.js', import.meta.url) },
            { find: /^phaser-sources/, replacement: fileAt('../src', import.meta.resolve('phaser')) },
          ]
        : [],
  },
  plugins: [
    phaserSwitches,
    policyInPage(),
    offline({
      fresh: 'community/',
      beside: { community: '../../community' },
    }),
  ],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    // Phaser changes far less often than the game, so it gets a chunk that stays in the cache. Small parts that most
    // sheets share, and what games leave behind, would otherwise fall into many files of a few hundred bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/]phaser/ },
            {
              name: 'widgets',
              test: /src[\\/]ui[\\/](dialog|file-button|icon|later|picture|plot|use-news|words)\./,
            },
            { name: 'online', test: /game[\\/]src[\\/]screens[\\/]online[\\/][\w-]+\.ts/ },
            { name: 'career', test: /game[\\/]src[\\/](career|screens[\\/](statistics|daily))/ },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}));
