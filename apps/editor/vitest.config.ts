import { defineConfig } from 'vitest/config';

// Hundreds of generated fortresses take a second on an idle machine, and many times that on a busy one.
export default defineConfig({ test: { testTimeout: 120_000 } });
