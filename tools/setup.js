// What both commands need before anything else can run. Plain Node, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the program with one sentence a person can act on. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** What is started here tells nobody about it. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/** How programs are started: in the folder of the project, with `env` added to what is there. */
function inProject({ env, ...options }) {
  return {
    cwd: root,
    // On Windows npm and npx are scripts, which only a shell can start.
    shell: process.platform === 'win32',
    env: { ...process.env, ...QUIET, ...env },
    ...options,
  };
}

/** Starts a program and waits for it. */
export function start(command, args, options = {}) {
  return spawnSync(command, args, inProject(options));
}

export function run(command, args, options = {}) {
  return start(command, args, { stdio: 'inherit', ...options }).status === 0;
}

/** Runs a script of the root package.json. */
export function runScript(name, options = {}) {
  return run('npm', ['run', '--silent', name], options);
}

/** Starts a script of the root package.json, with options of its own, and doesn't wait for it. */
export function openScript(name, args, options = {}) {
  return spawn('npm', ['run', '--silent', name, '--', ...args], inProject(options));
}

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node ${process.versions.node} is too old: install Node 20.19 or newer, then run the command again.`,
    );
  }
}

/** Installs what the lockfile of a folder names, unless exactly that is installed already. */
export function installPackages(folder = root) {
  assertNodeVersion();
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(folder, 'node_modules', '.installed-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })) {
    fail(
      'The packages could not be installed: check that this machine reaches the npm registry, then run the command again.',
    );
  }
  writeFileSync(stamp, wanted);
}
