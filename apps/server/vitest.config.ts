import { defineConfig } from 'vitest/config';

// Real servers, databases and clocks; on a slow, busy machine they take longer than the default allows. They wait more than
// they work, so two files run side by side.
export default defineConfig({
  test: {
    globalSetup: 'test/support/prepared.ts',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
