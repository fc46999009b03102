// npm run release:check: is this tree fit to be published? One line per question, and an exit code.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { strangeLicences } from './licences.js';
import { readLock } from './lockfile.js';
import { answer } from './questions.js';
import { root, start } from './setup.js';

const readText = (file) => readFileSync(path.join(root, file), 'utf8');
const readJson = (file) => JSON.parse(readText(file));

const project = readJson('package.json');
const lock = readLock();

/** The folders of all packages, the root first as the lockfile names it. */
const folders = [
  '',
  ...project.workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(path.join(root, pattern.slice(0, -2))).map((name) => pattern.replace('*', name))
      : [pattern],
  ),
];
const packages = folders.map((folder) => ({ folder, manifest: readJson(path.join(folder, 'package.json')) }));

function quietly(command, args, env = {}) {
  const result = start(command, args, { encoding: 'utf8', env });
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}`.trim() };
}

function untidyTree() {
  const { ok, output } = quietly('git', ['status', '--porcelain']);
  return ok ? output.split('\n').filter(Boolean) : [output];
}

function otherVersions() {
  const { version } = project;
  return packages.flatMap(({ folder, manifest }) => {
    const ours = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([name, wanted]) => packages.some((one) => one.manifest.name === name) && wanted !== version,
    );
    return [
      ...(manifest.version === version ? [] : [`${folder || 'the root'} has ${manifest.version}`]),
      ...ours.map(([name, wanted]) => `${folder} wants ${name} ${wanted}`),
    ];
  });
}

function changelogGaps() {
  const sections = readText('CHANGELOG.md').split(/^## /m).slice(1);
  const about = (name) => sections.find((section) => section.startsWith(`[${name}]`)) ?? '';
  const hasEntries = (section) => /^- /m.test(section);
  const released = about(project.version);
  return [
    ...(hasEntries(released) ? [] : [`nothing is said about ${project.version}`]),
    ...(/^\S+ - \d{4}-\d{2}-\d{2}$/m.test(released) ? [] : [`${project.version} has no date`]),
    ...(hasEntries(about('Unreleased')) ? ['some changes are still under Unreleased'] : []),
  ];
}

function staleLockfile() {
  const parts = ['version', 'dependencies', 'devDependencies'];
  return packages.flatMap(({ folder, manifest }) =>
    parts
      .filter((part) => !isDeepStrictEqual(manifest[part] ?? {}, lock[folder]?.[part] ?? {}))
      .map((part) => `${folder || 'the root'}: ${part} changed since the last npm install`),
  );
}

function brokenBuild() {
  const built = [
    'dist',
    ...folders.flatMap((folder) => ['dist', 'src/generated'].map((name) => path.join(folder, name))),
  ];
  for (const folder of built) rmSync(path.join(root, folder), { recursive: true, force: true });
  const { ok, output } = quietly('npm', ['run', '--silent', 'build'], { TURBO_FORCE: 'true' });
  return ok ? [] : [output];
}

function overBudget() {
  const { ok, output } = quietly('npm', ['run', '--silent', 'budget']);
  return ok ? [] : [output];
}

answer([
  ['nothing is uncommitted', untidyTree],
  [`every package is version ${project.version}`, otherVersions],
  [`the changelog has ${project.version}`, changelogGaps],
  ['the lockfile is fresh', staleLockfile],
  ['licences of what is shipped fit MIT', () => strangeLicences(lock)],
  ['it builds from nothing', brokenBuild],
  ['what a visitor downloads is within budget', overBudget],
]);
