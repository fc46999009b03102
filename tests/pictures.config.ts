/** Takes the pictures of the README; see tools/screenshots.js. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: 'pictures',
  use: { ...base.use, locale: 'en-GB', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
});
