import { fileURLToPath } from 'node:url';
import { type ConfigEnv, defineConfig, type ModulePreloadOptions, type Plugin, type UserConfig } from 'vite';
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

/** What every page with a table has: no more of Phaser than the table needs, in a build; while developing it comes whole. */
export const withPhaser = (command: ConfigEnv['command']): UserConfig => ({
  base: './',
  // Phaser's sources are written for a bundler that knows this name.
  define: { global: 'globalThis' },
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: 'phaser', replacement: fileAt('phaser-build.js', import.meta.url) },
            { find: /^phaser-sources/, replacement: fileAt('../src', import.meta.resolve('phaser')) },
          ]
        : [],
  },
  plugins: [phaserSwitches],
});

/**
 * Each script names what the scripts that it fetches need, so that all of it comes at once. What the page itself brings is
 * there by then; Vite asks for that first.
 */
function withoutFirst(): ModulePreloadOptions {
  let first: readonly string[] = [];
  return {
    // Where a browser knows nothing of preloading, the same scripts come a moment later.
    polyfill: false,
    resolveDependencies(file, needed, { hostType }) {
      if (hostType === 'html') {
        first = [file, ...needed];
        return needed;
      }
      return needed.filter((one) => !first.includes(one));
    },
  };
}

export default defineConfig(({ command }) => ({
  ...withPhaser(command),
  plugins: [
    phaserSwitches,
    policyInPage(),
    offline({
      fresh: 'community/',
      beside: { community: '../../community' },
      also: fileAt('src/workers/notices.worker.ts', import.meta.url),
    }),
  ],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    modulePreload: withoutFirst(),
    // Phaser changes far less often than the game, so it gets a chunk that stays in the cache. Small parts that most
    // sheets share, and what games leave behind, would otherwise fall into many files of a few hundred bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/]phaser/ },
            {
              name: 'widgets',
              test: /src[\\/](app[\\/]model-context|ui[\\/](dialog|file-button|icon|keeps-game|later|picture|plot|rank-sum|use-news|words))\./,
            },
            // The first screen needs all of it; what else needs some of it would take it to pieces.
            {
              name: 'layouts',
              test: /layouts-schema[\\/]src[\\/](?!render|sentences|exporters|community|vocabulary|format|importers|opening)/,
            },
            // What nearly every file needs. It needs nothing itself, so it can't wait for a file that waits for it.
            { name: 'base', test: /packages[\\/]base[\\/]src/, minShareCount: 3 },
            // Data, and by far the largest: it has a budget of its own.
            { name: 'puzzle-collection', test: /puzzles[\\/]puzzles\.json/ },
            // Tables of a server: before the start, the list of them, and what any of them needs.
            {
              name: 'gathering',
              test: /screens[\\/]online[\\/](agreed|gathering|invitation|name-form|pairing|seeking|table-seats)/,
            },
            { name: 'lobby', test: /screens[\\/]online[\\/](listed|lobby|my-games|open-tables|pace|quick)/ },
            {
              name: 'online',
              test: /screens[\\/]online[\\/](company-button|far-table[\\/](company-notice|next-game)|going|online-words|seat-names)|(packages[\\/]online[\\/]src[\\/]limits|words[\\/]src[\\/]online[\\/]load)/,
            },
            {
              name: 'asking',
              test: /screens[\\/]online[\\/](far-table[\\/]next-way|measure-words|problem|use-)/,
            },
            { name: 'server', test: /game[\\/]src[\\/]online[\\/](api|call|server)\./ },
            { name: 'tables', test: /game[\\/]src[\\/]online[\\/](server-)?tables/ },
            { name: 'towers-tables', test: /towers[\\/]new-game[\\/](agreed|friends|new-table)/ },
            { name: 'loading', test: /words[\\/]src[\\/](career|gallery-screens)[\\/]load/ },
            { name: 'career', test: /game[\\/]src[\\/](career|screens[\\/](statistics|daily))/ },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}));
