// Every file below a folder, by its path from there.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Sorted, with slashes on every platform. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
