// npm start: install what is missing, build, serve game, editor and online tables on one origin.
import { fail, installPackages, runScript } from './setup.js';

installPackages();
if (!runScript('build')) fail('The build failed; the lines above say where.');
const { host } = await import('./host.js');
await host();
