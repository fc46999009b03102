import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4199);
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  // These only end what hangs: a busy machine takes its time, and how fast things are is measured by tests of its own.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    // Keeping the site for later takes as long as loading it; tests of what is kept allow it.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    },
  },
  webServer: {
    command: 'node ../tools/serve.js',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
