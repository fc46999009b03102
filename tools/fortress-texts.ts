/** Texts that may hold a fortress, and what every door says of them: game, editor and terminal give the same answers. */
import { readFileSync } from 'node:fs';
import {
  exportKde,
  exportMah,
  formatLayout,
  type Layout,
  layoutById,
  makeShapeCode,
  makeShareCode,
  makeShareLink,
  TEXT_LIMITS,
} from '../packages/layouts-schema/src/index.ts';

/** The ids that are found, what had to be changed about the first, and how many boards are of no use. */
interface Found {
  readonly ids: readonly string[];
  readonly changes?: readonly string[];
  readonly skipped?: number;
}

interface FortressText {
  readonly name: string;
  readonly text: string;
  readonly fileName?: string;
  /** What is found, or the code of the first sentence that refuses it. */
  readonly answer: Found | string;
  /** What is found by somebody who welcomes unfinished fortresses, where that is more. */
  readonly draft?: Found;
}

const castle = layoutById('castle') as Layout;
const seasons = layoutById('seasons') as Layout;
const tiny = { ...castle, name: 'Tiny', rows: ['11'] };
const code = makeShareCode(castle);
const link = makeShareLink('https://example.org/play', code);
const pyramid = (kind: string) =>
  readFileSync(
    new URL(`../packages/layouts-schema/fixtures/import/pyramid.${kind}`, import.meta.url),
    'utf8',
  );
const fitted = { ids: ['pyramid'], changes: ['import-half-tiles', 'import-removed'] };

/** As long as a text may be, and longer by so many characters. */
function padded(text: string, limit: number, more: number): string {
  return text.padEnd(limit + more, ' ');
}

export const FORTRESS_TEXTS: readonly FortressText[] = [
  {
    name: 'a file of ours',
    text: formatLayout(castle),
    fileName: 'castle.json',
    answer: { ids: ['castle'] },
  },
  { name: 'without a name', text: formatLayout(castle), answer: { ids: ['castle'] } },
  { name: 'with another name', text: formatLayout(castle), fileName: 'a.mah', answer: { ids: ['castle'] } },
  {
    name: 'with a mark at its beginning',
    text: `\uFEFF${formatLayout(castle)}`,
    answer: { ids: ['castle'] },
  },
  {
    name: 'with characters that nobody can show',
    text: JSON.stringify({ ...castle, author: 'A\u0007' }),
    answer: { ids: ['castle'], changes: ['unwritable-text'] },
  },
  { name: 'rows of digits', text: castle.rows.join('\n'), answer: { ids: ['plain-grid'] } },
  {
    name: 'an unfinished one',
    text: JSON.stringify({ ...castle, rows: ['111', '222'] }),
    fileName: 'begun.json',
    answer: 'too-few-tiles',
    draft: { ids: ['castle'] },
  },
  {
    name: 'unfinished rows',
    text: '111\n222',
    answer: 'too-few-tiles',
    draft: { ids: ['plain-grid'] },
  },
  { name: 'a board of KMahjongg', text: pyramid('layout'), fileName: 'pyramid.layout', answer: fitted },
  { name: 'a board of Mah', text: pyramid('mah'), fileName: 'pyramid.mah', answer: fitted },
  { name: 'a board of Mah without a name', text: pyramid('mah'), answer: fitted },
  {
    name: 'a board under another name',
    text: exportKde(castle),
    fileName: 'a.json',
    answer: { ids: ['castle'] },
  },
  { name: 'several boards', text: exportMah([castle, seasons]), answer: { ids: ['castle', 'seasons'] } },
  {
    name: 'a board of no use among others',
    text: exportMah([castle, tiny, seasons]),
    fileName: 'boards.mah',
    answer: { ids: ['castle', 'seasons'], skipped: 1 },
  },
  {
    name: 'only boards of no use',
    text: exportMah([tiny]),
    fileName: 'boards.mah',
    answer: 'import-too-few',
  },
  { name: 'no boards', text: '{"boards":[]}', answer: 'import-empty' },
  { name: 'something else as .mah', text: '{"a":1}', fileName: 'a.mah', answer: 'import-unknown-format' },
  { name: 'a link', text: link, answer: { ids: ['castle'] } },
  { name: 'a code, and blanks', text: ` ${code}\n`, answer: { ids: ['castle'] } },
  { name: 'the code of a shape', text: makeShapeCode(castle.rows), answer: { ids: ['shared-512bea'] } },
  { name: 'a damaged code', text: code.slice(0, -3), answer: 'share-broken' },
  { name: 'a damaged link', text: link.slice(0, -3), answer: 'share-broken' },
  { name: 'nothing', text: '', answer: 'truncated' },
  { name: 'a word', text: 'hello', answer: 'not-json' },
  { name: 'a list', text: '[]', answer: 'not-a-layout' },
  { name: 'brackets', text: '['.repeat(1000), answer: 'too-deep' },
  {
    name: 'a file of ours as long as can be',
    text: padded(formatLayout(castle), TEXT_LIMITS.file, 0),
    answer: { ids: ['castle'] },
  },
  {
    name: 'a file of ours a little longer',
    text: padded(formatLayout(castle), TEXT_LIMITS.file, 1),
    answer: 'too-large',
  },
  {
    name: 'boards as long as can be',
    text: padded(exportMah([castle, seasons]), TEXT_LIMITS.boards, 0),
    answer: { ids: ['castle', 'seasons'] },
  },
  {
    name: 'boards a little longer',
    text: padded(exportMah([castle, seasons]), TEXT_LIMITS.boards, 1),
    answer: 'too-large',
  },
  { name: 'far too much, in long characters', text: '城'.repeat(300_000), answer: 'too-large' },
  { name: 'two megabytes', text: ' '.repeat(2_000_000), answer: 'too-large' },
];
