import { defineConfig } from 'vitest/config';

// Property tests play many games; on a slow, busy machine that takes longer than the default allows.
export default defineConfig({ test: { testTimeout: 120_000 } });
