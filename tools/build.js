// npm run build: builds every package, then puts the apps together. Works in a fresh clone, too.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './setup.js';

if (!existsSync(path.join(root, 'node_modules'))) installPackages();
// What turbo takes from its cache is laid over what is there, and files of an older build would stay.
for (const app of ['game', 'editor', 'server'])
  rmSync(path.join(root, 'apps', app, 'dist'), { recursive: true, force: true });
if (!run('npx', ['turbo', 'run', 'build'])) process.exit(1);
await import('./assemble.js');
