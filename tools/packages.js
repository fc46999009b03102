// npm run packages: are the packages of others locked for every platform, and may they be shipped?
import { strangeLicences } from './licences.js';
import { namedRegistries, readLock, unsealedPackages } from './lockfile.js';
import { missingBinaries } from './platforms.js';
import { answer } from './questions.js';

const project = readLock();
const bench = readLock('tests/bench');
const both = (ask) => () => [project, bench].flatMap(ask);

answer([
  ['binaries are locked for Linux, macOS and Windows, x64 and arm64', both(missingBinaries)],
  ['every package has a checksum', both(unsealedPackages)],
  ['no registry is named', both(namedRegistries)],
  ['licences of what is shipped fit MIT', () => strangeLicences(project)],
]);
