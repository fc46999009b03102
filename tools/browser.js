// Finds a Chromium for the end-to-end tests: one that is there, else Playwright's own, else Debian's package.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, root, run } from './setup.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...MAC_APPS].find((file) => existsSync(file));
}

function playwrightOwn() {
  const { chromium } = createRequire(path.join(root, 'tests', 'package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

const quiet = { stdio: 'ignore' };

function installDebianPackage() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    ...quiet,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The path of a browser, installing one when there is none. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    fail(`CHROMIUM_PATH names no file (${chosen}): point it to a Chromium or Chrome, or unset it.`);
  }
  const present = onPath() ?? playwrightOwn();
  if (present) return present;

  console.log('No browser found; installing one …');
  // A network that drops packets would otherwise keep the download waiting for minutes.
  run('npx', ['playwright', 'install', 'chromium'], {
    ...quiet,
    cwd: path.join(root, 'tests'),
    timeout: 180_000,
  });
  const downloaded = playwrightOwn();
  if (downloaded) return downloaded;

  installDebianPackage();
  const packaged = onPath();
  if (packaged) return packaged;

  return fail(
    'No browser could be installed for the end-to-end tests: install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one, then run the command again.',
  );
}
