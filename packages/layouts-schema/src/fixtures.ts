/** Reads the fixture files, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../fixtures');

export function fixtureText(folder: string, name: string): string {
  return readFileSync(path.join(home, folder, name), 'utf8');
}

export function fixtureNames(folder: string): readonly string[] {
  return readdirSync(path.join(home, folder)).sort();
}
