import { defineConfig } from 'vitest/config';

// Bots think for a while; on a slow, busy machine longer than the default allows.
export default defineConfig({ test: { testTimeout: 240_000 } });
