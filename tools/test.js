// npm test: every gate, one after another, with a summary at the end.
import { findBrowser } from './browser.js';
import { installPackages, runScript } from './setup.js';

installPackages();
const env = { CHROMIUM_PATH: findBrowser() };

const GATES = [
  ['packages', 'packages'],
  ['format and lint', 'lint'],
  ['build', 'build'],
  ['typecheck', 'typecheck'],
  ['unit tests', 'unit'],
  ['strangers', 'fuzz'],
  ['unused code', 'knip'],
  ['bundle budget', 'budget'],
  ['end to end', 'e2e'],
];

const results = [];
for (const [name, script] of GATES) {
  console.log(`\n── ${name} ──`);
  const begun = Date.now();
  const ok = runScript(script, { env });
  results.push({ name, ok, seconds: Math.round((Date.now() - begun) / 1000) });
}

console.log('');
for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
const passed = results.filter((result) => result.ok).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);
