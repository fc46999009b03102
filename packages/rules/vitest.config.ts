import { defineConfig } from 'vitest/config';

// Property tests play many games; on a slow, busy machine that takes longer than the default allows. They also take
// longer than all other packages' tests, so in the end every processor is theirs.
export default defineConfig({ test: { testTimeout: 120_000, maxWorkers: '100%' } });
