// npm test: every gate, with a summary at the end.
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, findOtherEngines } from './browser.js';
import { installPackages, openScript } from './setup.js';

installPackages();
const engines = findOtherEngines();
const missing = [...engines.missing, ...(await missingDatabases())];
const env = {
  CHROMIUM_PATH: findChromium(),
  ...engines.env,
  // What a gate says passes through here, and is as colourful as if it did not.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
};

// What is built stays as it is: the others are reading it. A package that fails hides no other.
const UNIT_OPTIONS = ['--only', '--continue'];
/** Their tests wait more than they work, for real clocks, sockets and programs. */
const WAITING = ['@mahjong-fortress/server', '@mahjong-fortress/cli'];

/** One after another; beside a gate, others go on at the same time, in rows of which each needs one processor. */
const GATES = [
  {
    name: 'build',
    script: 'build',
    beside: [
      [
        { name: 'packages', script: 'packages' },
        { name: 'format and lint', script: 'lint' },
      ],
    ],
  },
  { name: 'typecheck', script: 'typecheck' },
  {
    name: 'unit tests',
    script: 'unit',
    // More at once than there are processors would only make each of them slow, and tests with real sockets the more so.
    options: [
      ...UNIT_OPTIONS,
      ...WAITING.map((name) => `--filter=!${name}`),
      `--concurrency=${os.availableParallelism()}`,
    ],
    beside: [
      // What waits longest begins first.
      [
        {
          name: 'unit tests with servers',
          script: 'unit',
          options: [...UNIT_OPTIONS, ...WAITING.map((name) => `--filter=${name}`), '--concurrency=1'],
        },
      ],
      [
        { name: 'hostile input', script: 'fuzz', options: ['--part', 'campaign'] },
        { name: 'unused code', script: 'knip' },
        { name: 'bundle budget', script: 'budget' },
      ],
    ],
  },
  {
    name: 'end to end',
    script: 'e2e',
    // Two more than there are processors: a test waits for its browser, and often for a clock, more than it works itself.
    options: ['--grep-invert=@measured', `--workers=${os.availableParallelism() + 2}`],
  },
  { name: 'speed', script: 'e2e', options: ['--grep=@measured', '--workers=1'] },
  { name: 'costly input', script: 'fuzz', options: ['--part', 'first-texts'] },
];

/** Hostile input has a minute and should try as much in it as alone, so unit tests give way to what runs beside them. */
const GIVES_WAY = 10;

/** What the server's tests look for themselves, too; here it is asked for to be told at the end. */
async function missingDatabases() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { missingPrograms } = await import('../apps/server/test/support/programs.ts');
  await unregister();
  return missingPrograms();
}

function heading(name) {
  console.log(`\n── ${name} ──`);
}

/** Runs a gate, and tells how it went and what it said, at once unless that is to be kept. */
function runGate({ name, script, options = [], beside = [] }, { keepsWords = false } = {}) {
  const begun = Date.now();
  const gate = openScript(script, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (gate.pid && beside.length > 0) os.setPriority(gate.pid, GIVES_WAY);
  const words = [];
  for (const output of [gate.stdout, gate.stderr]) {
    output.on('data', (some) => words.push(some));
    if (!keepsWords) output.pipe(process.stdout, { end: false });
  }
  return new Promise((resolve) => {
    const end = (code) => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      resolve({ name, ok: code === 0, seconds, words: Buffer.concat(words).toString() });
    };
    gate.once('error', end).once('close', end);
  });
}

/** What they say is kept until the gate they run beside is through, so that nobody talks in between. */
async function runBeside(gates) {
  const results = [];
  for (const gate of gates) results.push(await runGate(gate, { keepsWords: true }));
  return results;
}

/** How the tools of the gates mark what failed, and why. */
const FAILED = /\bFAIL\b|\bError:| ✘ | × |\berror TS\d|━━|exceeded/;
const MOST_LINES = 40;

/** What failed is read at the end, where everything else was green for minutes. */
function tellWhatFailed({ name, words }) {
  heading(`${name}: what failed`);
  const lines = stripVTControlCharacters(words).split('\n');
  const telling = lines.filter((line) => FAILED.test(line));
  console.log((telling.length > 0 ? telling.slice(0, MOST_LINES) : lines.slice(-MOST_LINES)).join('\n'));
}

const results = [];
for (const gate of GATES) {
  heading(gate.name);
  const others = Promise.all((gate.beside ?? []).map(runBeside));
  results.push(await runGate(gate));
  for (const other of (await others).flat()) {
    heading(other.name);
    console.log(other.words.trim());
    results.push(other);
  }
}

for (const result of results) if (!result.ok) tellWhatFailed(result);
console.log('');
for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
/** What a journey says where it could not see the painted table. */
const UNPAINTED = /^.+ has no WebGL here and was tried on the plain grids\.$/gm;
const unpainted = results.flatMap(({ words }) => stripVTControlCharacters(words).match(UNPAINTED) ?? []);
for (const sentence of [...missing, ...new Set(unpainted)]) console.log(`– ${sentence}`);
const passed = results.filter((result) => result.ok).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);
