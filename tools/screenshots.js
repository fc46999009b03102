// npm run screenshots: builds, opens the real apps in a browser and renews the pictures in docs/pictures.
import path from 'node:path';
import { findChromium } from './browser.js';
import { fail, installPackages, root, run, runScript } from './setup.js';

installPackages();
if (!runScript('build')) fail('The build failed; the lines above say where.');
const taken = run('npx', ['playwright', 'test', '--config', 'pictures.config.ts'], {
  cwd: path.join(root, 'tests'),
  env: { CHROMIUM_PATH: findChromium() },
});
if (!taken) fail('Some pictures could not be taken; the lines above say which.');
