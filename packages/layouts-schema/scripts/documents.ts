/** The pictures in docs/layouts, each with how it is made; a test holds that they are current. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED_LAYOUTS } from '../src/bundled.ts';
import type { Layout } from '../src/layout.ts';
import { makeContactSheet } from '../src/render/contact-sheet.ts';
import { makePicture } from '../src/render/picture.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const documentsFolder = path.join(root, 'docs', 'layouts');

function communityLayouts(): Layout[] {
  const folder = path.join(root, 'community');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'index.json');
  return names.sort().map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Layout);
}

/** The fortress that docs/LAYOUTS.md builds step by step. */
function firstHill(): Layout {
  const file = path.join(root, 'packages/layouts-schema/fixtures/valid/first-hill.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Layout;
}

/** File name and content of every generated picture. */
export function makeDocuments(): readonly (readonly [name: string, text: string])[] {
  const hill = firstHill();
  return [
    [
      'contact-sheet.svg',
      makeContactSheet(BUNDLED_LAYOUTS, { title: 'The fifteen fortresses of the game', columns: 5 }),
    ],
    [
      'community-sheet.svg',
      makeContactSheet(communityLayouts(), { title: 'Fortresses of the community', columns: 5 }),
    ],
    ['first-hill-plan.svg', makePicture(hill, { view: 'plan' })],
    ['first-hill.svg', makePicture(hill)],
  ];
}
