// npm run bench: the engines that ours is measured beside are installed here and nowhere else.
import path from 'node:path';
import { installPackages, root, run } from './setup.js';

const bench = path.join(root, 'tests/bench');

installPackages();
installPackages(bench);
process.exit(run('npm', ['run', '--silent', 'bench'], { cwd: bench }) ? 0 : 1);
