import { defineConfig } from 'vitest/config';

// Ten thousand mutations take two seconds on an idle machine, and many times that on a busy one.
export default defineConfig({ test: { testTimeout: 120_000 } });
