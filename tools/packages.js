// npm run packages: are the packages of others locked for every platform, and may they be shipped?
import { strangeLicences } from './licences.js';
import { namedRegistries, readLock, unsealedPackages } from './lockfile.js';
import { missingBinaries } from './platforms.js';
import { answer } from './questions.js';

const project = readLock();
const measured = ['tests/bench', 'tests/load'].map((folder) => readLock(folder));
const all = (ask) => () => [project, ...measured].flatMap(ask);

answer([
  ['binaries are locked for Linux, macOS and Windows, x64 and arm64', all(missingBinaries)],
  ['every package has a checksum', all(unsealedPackages)],
  ['no registry is named', all(namedRegistries)],
  ['licences of what is shipped fit MIT', () => strangeLicences(project)],
]);
