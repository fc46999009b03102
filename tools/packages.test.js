import { expect, test } from 'vitest';
import { strangeLicences } from './licences.js';
import { namedRegistries, unsealedPackages } from './lockfile.js';
import { missingBinaries } from './platforms.js';

/** A tool that is offered for the given platforms, all of them locked. */
function toolFor(...platforms) {
  const binaries = platforms.map(({ os, cpu, libc }) => ({
    name: ['tool', os, cpu, ...(libc ?? [])].join('-'),
    os: [os],
    cpu: [cpu],
    ...(libc ? { libc } : {}),
  }));
  return {
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: Object.fromEntries(binaries.map(({ name }) => [name, '1.0.0'])),
    },
    ...Object.fromEntries(binaries.map(({ name, ...entry }) => [`node_modules/${name}`, entry])),
  };
}

const SIX = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

test('a tool with a binary for each of the six platforms is locked', () => {
  expect(missingBinaries(toolFor(...SIX))).toEqual([]);
});

test('a binary that is offered and not locked is missing, whatever its platform', () => {
  const lock = toolFor(...SIX, { os: 'openharmony', cpu: 'arm64' });
  delete lock['node_modules/tool-openharmony-arm64'];
  expect(missingBinaries(lock)).toEqual(['node_modules/tool 1.0.0 offers tool-openharmony-arm64']);
});

test('a tool that offers nothing for a platform of ours is missing there', () => {
  expect(missingBinaries(toolFor(...SIX.filter(({ os, cpu }) => os !== 'win32' || cpu !== 'arm64')))).toEqual(
    ['node_modules/tool 1.0.0 has nothing for win32 arm64'],
  );
});

test('what wants musl is no binary for Linux with glibc', () => {
  const onlyMusl = SIX.map((one) => (one.os === 'linux' ? { ...one, libc: ['musl'] } : one));
  expect(missingBinaries(toolFor(...onlyMusl))).toEqual([
    'node_modules/tool 1.0.0 has nothing for linux x64',
    'node_modules/tool 1.0.0 has nothing for linux arm64',
  ]);
});

test('what is for one system only, such as fsevents, is no tool with binaries', () => {
  const lock = {
    'node_modules/watcher': { version: '1.0.0', optionalDependencies: { fsevents: '~2.3.3' } },
    'node_modules/fsevents': { os: ['darwin'] },
  };
  expect(missingBinaries(lock)).toEqual([]);
});

test('registries and missing checksums are found, links to our own packages are none of them', () => {
  const lock = {
    '': {},
    'packages/rules': {},
    'node_modules/@mahjong-fortress/rules': { resolved: 'packages/rules', link: true },
    'node_modules/far': { resolved: 'https://registry.example/far.tgz', integrity: 'sha512-x' },
    'node_modules/bare': {},
  };
  expect(namedRegistries(lock)).toEqual(['node_modules/far comes from https://registry.example/far.tgz']);
  expect(unsealedPackages(lock)).toEqual(['node_modules/bare has no checksum']);
});

test('the licence of everything an app depends on is asked for, through our own packages too', () => {
  const lock = {
    'apps/game': {
      license: 'MIT',
      dependencies: { rules: '0.1.0', either: '1.0.0' },
      devDependencies: { tool: '1.0.0' },
    },
    'packages/rules': { license: 'MIT', dependencies: { deep: '1.0.0' } },
    'node_modules/rules': { resolved: 'packages/rules', link: true },
    'node_modules/deep': { license: 'GPL-3.0-or-later' },
    'node_modules/either': { license: '(GPL-3.0 OR MIT)', dependencies: { nameless: '1.0.0' } },
    'node_modules/nameless': {},
    'node_modules/tool': { license: 'GPL-3.0-or-later' },
  };
  expect(strangeLicences(lock)).toEqual([
    'node_modules/deep: GPL-3.0-or-later',
    'node_modules/nameless: no licence named',
  ]);
});
