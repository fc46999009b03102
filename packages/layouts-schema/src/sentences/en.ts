/** What findings say, in English. The keys of this table are the codes of all findings. */
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { countingIn } from '@mahjong-fortress/base/plural';
import { lineNumber, type Sentence } from './facts.ts';

const counted = countingIn('en');
const tiles = (count: unknown) => counted(Number(count), { one: 'tile', other: 'tiles' });
const persons = (count: unknown) => counted(Number(count), { one: 'player', other: 'players' });
/** "1 was removed", "2 were removed". */
const were = (count: unknown) => (count === 1 ? 'was' : 'were');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** What is wrong with a shape, and what to do about it, in the words of one finding and of several. */
export const advice = {
  steep: 'That makes it steep, with few tiles to choose from: spread it out.',
  flat: 'That makes it flat, and the Dragon can be summoned too early: stack it higher.',
  longRows: 'Long rows are slow to clear from the ends: leave a gap.',
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'an object in curly brackets',
  array: 'a list in square brackets',
  string: 'a text in quotes',
  'string,object': `a text, or a text per language (${LANGUAGES.join(', ')})`,
  integer: 'a whole number',
};

const sentences = {
  'too-large': ({ limit }) => `This is too large for a layout: the limit is ${limit} characters.`,
  unreadable: () => 'This file can’t be read.',
  'too-deep': ({ limit }) => `Brackets are nested more than ${limit} deep; a layout only needs three levels.`,
  truncated: () => 'The text breaks off: part of the file is missing.',
  'not-json': ({ place }) =>
    `This isn’t JSON${place ? ` (${place})` : ''}: check commas, quotes and brackets.`,
  'not-a-layout': () => 'A layout is an object in curly brackets with version, id, name, players and rows.',
  'newer-version': ({ version, known }) =>
    `This file uses format version ${version}; this program only knows versions up to ${known}. Update the program.`,
  'wrong-version': () => 'The format version must be the number 1.',
  missing: ({ key }) => `“${key}” is missing.`,
  'unknown-key': ({ key }) => `“${key}” isn’t part of the format: remove it, or check the spelling.`,
  'wrong-type': ({ expected }) => `This must be ${TYPE_NAMES[expected ?? '']}.`,
  'empty-text': () => 'This text can’t be empty.',
  'too-long': ({ limit }) => `This text is too long: at most ${limit} characters.`,
  'unwritable-text': () => 'Characters that can’t be displayed were removed from this text.',
  'no-language': () => `Give the text in at least one language: ${either.format(LANGUAGES)}.`,
  'bad-id': () => 'Use lowercase Latin letters, digits and single hyphens, as in “two-towers”.',
  'no-players': () => 'Choose at least one player count.',
  'bad-players': () => 'A fortress is for 1, 2, 3 or 4 players.',
  repeated: () => 'The same value is listed twice.',
  'too-many': ({ limit }) => `Too many of these: at most ${limit}.`,
  'no-rows': () => 'The fortress has no rows.',
  'too-many-rows': ({ limit }) => `The fortress has too many rows: at most ${limit}.`,
  'too-wide': ({ row, limit }) => `Row ${lineNumber(row)} is too wide: at most ${limit} cells.`,
  'bad-height': ({ row }) =>
    `Row ${lineNumber(row)} has something that isn’t a height: use one digit from 0 to 5 per cell.`,
  'uneven-rows': ({ row, width, expected }) =>
    `Row ${lineNumber(row)} has ${width} cells, the first row has ${expected}: all rows must be the same width.`,
  'too-few-tiles': ({ tiles: count, expected }) =>
    `The fortress has ${tiles(count)} but must use all ${expected}: add ${Number(expected) - Number(count)}.`,
  'too-many-tiles': ({ tiles: count, expected }) =>
    `The fortress has ${tiles(count)}, but there are only ${expected}: remove ${Number(count) - Number(expected)}.`,
  'tier-one-few': ({ players, tiles: count, min, max }) =>
    `For ${persons(players)}, tier 1 should have ${min} to ${max} tiles; it has ${count}. ${advice.steep}`,
  'tier-one-many': ({ players, tiles: count, min, max }) =>
    `For ${persons(players)}, tier 1 should have ${min} to ${max} tiles; it has ${count}. ${advice.flat}`,
  'long-row': ({ row, tier, length, limit }) =>
    `Row ${lineNumber(row)} has ${length} tiles side by side on tier ${tier}, where there should be at most ${limit}. ${advice.longRows}`,
  'import-unknown-format': () => 'This is neither a .mah file nor a KMahjongg .layout file.',
  'import-broken': () => 'The file is damaged here: this isn’t a board.',
  'import-too-few': ({ count }) =>
    `The board has only ${tiles(count)}; its cells can’t hold all the game’s tiles.`,
  'import-too-many': ({ limit }) => `Only the first ${limit} boards in a file are read.`,
  'import-enough': () => 'This file has too many tiles in total, so this board was left out.',
  'import-empty': () => 'This board has no tiles.',
  'import-half-tiles': ({ count }) => `${tiles(count)} sat half a cell off and moved to the nearest cell.`,
  'import-sunk': ({ count }) => `${tiles(count)} lay above a gap and came down.`,
  'import-renamed': ({ limit }) => `A name longer than ${limit} characters was shortened.`,
  'import-removed': ({ count, from }) =>
    `The board has ${tiles(from)}; ${count} ${were(count)} removed from the edges and the lower stacks.`,
  'import-added': ({ count, from }) =>
    `The board has only ${tiles(from)}; ${count} ${were(count)} added to the lowest stacks.`,
  'import-cropped': ({ count, columns, rows }) =>
    `The board is larger than ${columns} × ${rows} cells; ${tiles(count)} at its edges ${were(count)} left out.`,
  'import-too-high': ({ count, limit }) =>
    `Stacks were higher than ${limit} tiles; ${tiles(count)} on top ${were(count)} left out.`,
  'share-empty': () => 'There’s no fortress in this link.',
  'share-newer': () => 'This link was made by a newer version of the game. Update the game to open it.',
  'share-broken': () => 'This link is damaged: some characters are missing or changed. Ask for it again.',
  'source-address': () =>
    'This isn’t the address of a collection: it must start with https://, or with / for a path on this site.',
  'source-too-many': ({ limit }) => `You already have ${limit} collections: remove one first.`,
  'source-not-kept': () => 'The list couldn’t be saved: this browser is out of space or blocks storage.',
  'source-known': () => 'This collection is already on the list.',
  'source-unreachable': () => 'The collection couldn’t be reached.',
  'source-slow': ({ seconds }) => `The collection didn’t respond within ${seconds} seconds.`,
  'source-too-large': ({ limit }) => `The collection sent more than ${limit} bytes; none of it was read.`,
  'source-broken': () => 'This isn’t a collection of fortresses.',
  'source-newer': () => 'This collection was made for a newer version of the game.',
  'file-name': ({ expected }) => `The file must be named after the id: ${expected}.`,
  'duplicate-id': ({ id }) => `Another fortress already has the id “${id}”.`,
  'community-needs': ({ key }) => `A fortress for the community needs “${key}”.`,
} satisfies Readonly<Record<string, Sentence>>;

/** What every language has to say: a missing sentence is a type error. */
export type Sentences = Readonly<Record<keyof typeof sentences, Sentence>>;

export const en: Sentences = sentences;
