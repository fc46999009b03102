// Finds the browsers for the end-to-end tests: Debian's packages, else those that are there, else Playwright's own Chromium.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, root, run } from './setup.js';

/** Chromium without windows: the same engine, and tests take half the time, because no frame is drawn around a page. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

function chromiumHere() {
  return onPath(NAMES) ?? MAC_APPS.find((file) => existsSync(file));
}

function playwrightOwn() {
  const { chromium } = createRequire(path.join(root, 'tests', 'package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

const quiet = { stdio: 'ignore' };

function installDebianPackages(...names) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    ...quiet,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The path of a Chromium, installing one when there is none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    fail(`CHROMIUM_PATH names no file (${chosen}): point it to a Chromium or Chrome, or unset it.`);
  }
  if (!onPath([SHELL])) installDebianPackages(SHELL);
  const present = onPath([SHELL]) ?? chromiumHere() ?? playwrightOwn();
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

  return fail(
    `No browser could be installed for the end-to-end tests: install Chromium or Chrome (on Debian: apt-get install ${SHELL}), or set CHROMIUM_PATH to one, then run the command again.`,
  );
}

/** The other engines, whose journey needs a screen that nobody sees: their programs, and what Debian calls them. */
const OTHERS = [
  { name: 'Firefox', variable: 'FIREFOX_PATH', programs: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
];

function programOf({ variable, programs }) {
  const program = process.env[variable] || onPath(programs);
  return onPath(['Xvfb']) ? program : undefined;
}

/** Where the other engines are (nowhere: an empty text), and a sentence for each that is missing and can't be had. */
export function findOtherEngines() {
  const isMissing = (engine) => !programOf(engine);
  const wanted = OTHERS.filter(isMissing);
  if (wanted.length > 0) {
    console.log(`Installing ${wanted.map(({ name }) => name).join(' and ')} …`);
    installDebianPackages('xvfb', ...wanted.map(({ debian }) => debian));
  }
  return {
    env: Object.fromEntries(OTHERS.map((engine) => [engine.variable, programOf(engine) ?? ''])),
    missing: OTHERS.filter(isMissing).map(
      ({ name, debian }) =>
        `${name} was not tried, because it could not be installed (on Debian: apt-get install ${debian} xvfb).`,
    ),
  };
}
