import { defineConfig } from '@playwright/test';
import { SITE, TABLE_ADDRESS, TABLE_PORT } from './addresses.ts';

const executablePath = process.env.CHROMIUM_PATH;

const VITE = 'node ../../node_modules/vite/bin/vite.js';
const TABLE = '--config table.config.ts --logLevel error';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './shared-folder.ts',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  // These only end what hangs: a busy machine takes its time, and how fast things are is measured by tests of its own.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    // Keeping the site for later takes as long as loading it; tests of what is kept allow it.
    serviceWorkers: 'block',
    baseURL: SITE.address,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    },
  },
  webServer: [
    {
      command: 'node ../tools/serve.js',
      env: { PORT: String(SITE.port) },
      url: `${SITE.address}/`,
      reuseExistingServer: false,
    },
    {
      command: `${VITE} build ${TABLE} && ${VITE} preview ${TABLE} --host 127.0.0.1 --port ${TABLE_PORT} --strictPort`,
      cwd: '../apps/game',
      url: TABLE_ADDRESS,
      reuseExistingServer: false,
    },
  ],
});
