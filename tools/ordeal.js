// npm run ordeal: the hard tests of the server at full size. Sizes can be chosen: npm run ordeal -- --games 20 --kills 10
import { parseArgs } from 'node:util';
import { installPackages, run } from './setup.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '50' }, kills: { type: 'string', default: '30' } },
});
installPackages();
const env = { ORDEAL_GAMES: values.games, ORDEAL_KILLS: values.kills };
console.log(`${values.games} games at a time, ${values.kills} kills on each database`);
process.exit(run('npm', ['run', '-w', '@mahjong-fortress/server', 'ordeal'], { env }) ? 0 : 1);
