// npm run build: builds every package, then puts the apps together. Works in a fresh clone, too.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './setup.js';

if (!existsSync(path.join(root, 'node_modules'))) installPackages();
if (!run('npx', ['turbo', 'run', 'build'])) process.exit(1);
await import('./assemble.js');
