// npm test: every gate, with a summary at the end.
import os from 'node:os';
import { findChromium, findOtherEngines } from './browser.js';
import { installPackages, openScript } from './setup.js';

installPackages();
const engines = findOtherEngines();
const env = { CHROMIUM_PATH: findChromium(), ...engines.env };

/** One after another; those beside a gate go on at the same time, and need one processor each. */
const GATES = [
  { name: 'packages', script: 'packages' },
  { name: 'format and lint', script: 'lint' },
  { name: 'build', script: 'build' },
  { name: 'typecheck', script: 'typecheck' },
  {
    name: 'unit tests',
    script: 'unit',
    // What is built stays as it is: the others are reading it. A package that fails hides no other. More at once than there
    // are processors would only make each of them slow, and tests with real clocks and sockets the more so.
    options: ['--only', '--continue', `--concurrency=${os.availableParallelism() + 1}`],
    beside: [
      { name: 'strangers', script: 'fuzz', options: ['--part', 'campaign'] },
      { name: 'unused code', script: 'knip' },
      { name: 'bundle budget', script: 'budget' },
    ],
  },
  {
    name: 'end to end',
    script: 'e2e',
    // One more than there are processors: a test waits for its browser more than it works itself.
    options: ['--grep-invert=@measured', `--workers=${os.availableParallelism() + 1}`],
  },
  { name: 'speed', script: 'e2e', options: ['--grep=@measured', '--workers=1'] },
  { name: 'first texts', script: 'fuzz', options: ['--part', 'first-texts'] },
];

/** Strangers have a minute and should try as much in it as alone, so unit tests give way to what runs beside them. */
const GIVES_WAY = 10;

function heading(name) {
  console.log(`\n── ${name} ──`);
}

/** Runs a gate, and tells how it went and what it said, if that was to be kept. */
function runGate({ name, script, options = [], beside = [] }, { keepsWords = false } = {}) {
  const begun = Date.now();
  const output = keepsWords ? 'pipe' : 'inherit';
  const gate = openScript(script, options, { env, stdio: ['ignore', output, output] });
  if (gate.pid && beside.length > 0) os.setPriority(gate.pid, GIVES_WAY);
  const words = [];
  for (const output of [gate.stdout, gate.stderr]) output?.on('data', (some) => words.push(some));
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

const results = [];
for (const gate of GATES) {
  heading(gate.name);
  const others = runBeside(gate.beside ?? []);
  results.push(await runGate(gate));
  for (const other of await others) {
    heading(other.name);
    console.log(other.words.trim());
    results.push(other);
  }
}

console.log('');
for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
for (const sentence of engines.missing) console.log(`– ${sentence}`);
const passed = results.filter((result) => result.ok).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);
