/** The folders of the project that layouts lie in. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LayoutFile } from '../src/community/community-index.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export const COMMUNITY = path.join(root, 'community');
export const BUNDLED = path.join(root, 'packages/layouts-schema/src/bundled');
export const FIXTURES = path.join(root, 'packages/layouts-schema/fixtures');
/** Pictures for the documents. */
export const DOCUMENTS = path.join(root, 'docs/layouts');

/** Every layout file of a folder, by name; an index is none. */
export function layoutFiles(folder: string): LayoutFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}
