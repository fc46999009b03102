// npm run load: what the server does a second, and what it costs. The server that ours is measured beside is installed here
// and nowhere else.
import path from 'node:path';
import { installPackages, root, run } from './setup.js';

const load = path.join(root, 'tests/load');

installPackages();
installPackages(load);
// What people run is measured: the bundle, not its sources.
if (!run('npm', ['run', '--silent', '-w', '@mahjong-fortress/server', 'build'])) process.exit(1);
const words = process.argv.slice(2);
process.exit(run('npm', ['run', '--silent', 'load', '--', ...words], { cwd: load }) ? 0 : 1);
