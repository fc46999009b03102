import { defineConfig, type Plugin } from 'vite';

const SERVICE_WORKER = 'service-worker';

/** Writes down what was built, so that the service worker can fetch it before it is missed. */
function fileList(): Plugin {
  return {
    name: 'file-list',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [fileList()],
  build: {
    target: 'es2022',
    // The content security policy allows no fonts from data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', [SERVICE_WORKER]: 'src/offline/service-worker.ts' },
      output: {
        // A service worker answers for the folder it lies in, and has to keep its name.
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
