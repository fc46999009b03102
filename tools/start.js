// npm start: install what is missing, build, serve game and editor on one origin.
import { fail, installPackages, runScript } from './setup.js';

installPackages();
if (!runScript('build')) fail('The build failed; the lines above say where.');
const { serve } = await import('./serve.js');
await serve();
