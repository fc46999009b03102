/** The pictures in docs/layouts, each with how it is made; a test holds that they are current. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED_LAYOUTS } from '../src/bundled.ts';
import type { Layout } from '../src/layout.ts';
import { makeContactSheet } from '../src/render/contact-sheet.ts';
import { makePicture } from '../src/render/picture.ts';
import { COMMUNITY, FIXTURES, layoutFiles } from './folders.ts';

function communityLayouts(): Layout[] {
  return layoutFiles(COMMUNITY).map(({ text }) => JSON.parse(text) as Layout);
}

/** The fortress that docs/LAYOUTS.md builds step by step. */
function firstHill(): Layout {
  return JSON.parse(readFileSync(path.join(FIXTURES, 'valid/first-hill.json'), 'utf8')) as Layout;
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
