/** npm run fuzz: everything a stranger could send, tried at every door, and random games with frozen states. */
import { randomBytes } from 'node:crypto';
import { run, type Share, type Tally } from './campaign.ts';
import type { Door } from './door.ts';
import { DOORS, GAMES } from './doors/index.ts';
import { type Finding, keep, readInput } from './finding.ts';
import { firstCalls, wordsOn } from './first-calls.ts';
import { type FuzzOptions, HELP, parseOptions } from './options.ts';
import { makeProgress, tableOf } from './report.ts';
import { judge } from './verdict.ts';
import { makeWatchdog } from './watchdog.ts';

const ALL: readonly Door[] = [...DOORS, GAMES];
/** Of the campaign that is wanted before a release: 200,000 texts and 20,000 games. */
const TEXTS_PER_GAME = 10;

async function tryFile(door: Door, file: string): Promise<number> {
  const { accepted, failure } = await judge(door, readInput(file));
  console.log(failure ? `${failure.fault}: ${failure.told}` : accepted ? 'accepted' : 'refused');
  return failure ? 1 : 0;
}

/** Games are played, not sent. */
const isText = (door: Door) => door !== GAMES;

function sharesOf({ door, inputs, games }: FuzzOptions): readonly Share[] {
  const isCounted = Number.isFinite(inputs) && inputs > 0 && games > 0;
  const shares = [
    { doors: DOORS, perRound: isCounted ? inputs / games : TEXTS_PER_GAME, most: inputs },
    { doors: [GAMES], perRound: 1, most: games },
  ];
  const only = (doors: readonly Door[]) => doors.filter(({ name }) => door === undefined || name === door);
  return shares
    .map((share) => ({ ...share, doors: only(share.doors) }))
    .filter(({ doors }) => doors.length > 0);
}

async function tryFirstTexts(options: FuzzOptions): Promise<number> {
  const doors = sharesOf(options).flatMap((share) => share.doors.filter(isText));
  const { lines, isSlow } = wordsOn(await firstCalls(doors));
  if (lines.length > 0) console.log(lines.join('\n'));
  return isSlow ? 1 : 0;
}

async function runCampaign(options: FuzzOptions, args: readonly string[], begun: number): Promise<number> {
  const again = [
    'npm run fuzz --',
    ...args,
    ...(args.includes('--seed') ? [] : ['--seed', options.seed]),
  ].join(' ');
  console.log(`seed ${options.seed}`);
  const findings: Finding[] = [];
  const commands: string[] = [];
  const watchdog = makeWatchdog();
  const progress = makeProgress(process.stdout, begun);
  const tallies: readonly Tally[] = await run({
    seed: options.seed,
    shares: sharesOf(options),
    isTimeUp: () => Date.now() - begun > 60_000 * options.minutes,
    trying: watchdog.feed,
    tried: progress,
    found(finding) {
      findings.push(finding);
      commands.push(keep(finding, { number: findings.length, again }));
    },
  });
  await watchdog.dismiss();
  console.log(tableOf(tallies).join('\n'));
  console.log(`${Math.round((Date.now() - begun) / 1000)} s, again with: ${again}`);
  for (const [index, { door, failure }] of findings.entries()) {
    console.log(`\n${door}, ${failure.fault}: ${failure.told}\n  ${commands[index]}`);
  }
  return findings.length > 0 ? 1 : 0;
}

async function main(args: readonly string[]): Promise<number> {
  // Loading everything is part of the minute.
  const begun = Date.now() - performance.now();
  const freshSeed = () => randomBytes(4).toString('hex');
  const options = parseOptions(args, { freshSeed, doors: ALL.map(({ name }) => name) });
  if ('sentence' in options) {
    console.log(`${options.sentence}\n\n${HELP}`);
    return options.isBad ? 2 : 0;
  }
  const door = ALL.find(({ name }) => name === options.door);
  if (door && options.file !== undefined) return tryFile(door, options.file);
  const first = options.parts.includes('first-texts') ? await tryFirstTexts(options) : 0;
  const campaign = options.parts.includes('campaign') ? await runCampaign(options, args, begun) : 0;
  return first || campaign;
}

process.exitCode = await main(process.argv.slice(2));
