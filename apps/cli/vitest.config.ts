import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'src/test-bundle.ts',
    // Real programs and servers: while one file waits for them, another can go on.
    maxWorkers: 2,
    // These only end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
