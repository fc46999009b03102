import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** What a browser loads of this package, with everything it needs. */
test('the line and the messages stay below 8 kB', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('./index.ts', import.meta.url)), formats: ['es'] },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const code = bundle?.output.map((part) => ('code' in part ? part.code : '')).join('') ?? '';
  expect(code.length).toBeGreaterThan(1000);
  expect(gzipSync(code).length).toBeLessThan(8000);
});
