// npm run ordeal: what is tried a little in every test run, at full size: the server's hard tests, and the random games of
// the rules and the computers, other ones in every run. Each has a size of its own, unless one is chosen for all; a run can be
// repeated, as far as chance is concerned: what robots do and what the weather is like, not which of them is quicker.
//   npm run ordeal -- --part server --games 20 --kills 10
//   npm run ordeal -- --part rules --seed 1f3a9c02
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fail, installPackages, run } from './setup.js';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    games: { type: 'string' },
    kills: { type: 'string' },
    publications: { type: 'string', default: '10000' },
    guests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
});

/** The workspaces with a script of that name. */
const PARTS = ['rules', 'towers', 'solo-ai', 'server'];
if (values.part && !PARTS.includes(values.part)) fail(`--part must be one of ${PARTS.join(', ')}.`);

installPackages();
const again = `npm run ordeal -- --seed ${values.seed}`;
console.log(`seed ${values.seed}, the same random games again with: ${again}`);
const env = {
  ...(values.games === undefined ? {} : { ORDEAL_GAMES: values.games }),
  ...(values.kills === undefined ? {} : { ORDEAL_KILLS: values.kills }),
  ORDEAL_PUBLICATIONS: values.publications,
  ORDEAL_GUESTS: values.guests,
  ORDEAL_SEED: values.seed,
};
const failed = (values.part ? [values.part] : PARTS).filter(
  (part) => !run('npm', ['run', '-w', `@mahjong-fortress/${part}`, 'ordeal'], { env }),
);
for (const part of failed) console.log(`✗ ${part}; again with: ${again} --part ${part}`);
process.exit(failed.length === 0 ? 0 : 1);
