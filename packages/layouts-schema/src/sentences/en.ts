/** What findings say, in English. The keys of this table are the codes of all findings. */
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { countingIn } from '@mahjong-fortress/base/plural';
import { line, type Sentence } from './facts.ts';

const counted = countingIn('en');
const tiles = (count: unknown) => counted(Number(count), { one: 'tile', other: 'tiles' });
const persons = (count: unknown) => counted(Number(count), { one: 'player', other: 'players' });
/** "1 was taken off", "2 were taken off". */
const were = (count: unknown) => (count === 1 ? 'was' : 'were');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'an object in curly brackets',
  array: 'a list in square brackets',
  string: 'a text in quotes',
  'string,object': `a text, or a text per language (${LANGUAGES.join(', ')})`,
  integer: 'a whole number',
};

const sentences = {
  'too-large': ({ limit }) => `This is too large for a layout: at most ${limit} characters are read.`,
  unreadable: () => 'This file can’t be read.',
  'too-deep': ({ limit }) => `Brackets are nested more than ${limit} deep; a layout needs three levels.`,
  truncated: () => 'The text ends in the middle: part of the file is missing.',
  'not-json': ({ place }) =>
    `This is not JSON${place ? ` (${place})` : ''}: check commas, quotes and brackets.`,
  'not-a-layout': () => 'A layout is an object in curly brackets, with version, id, name, players and rows.',
  'newer-version': ({ version, known }) =>
    `The file has format version ${version}; this program knows versions up to ${known}. Update the program.`,
  'wrong-version': () => 'The format version must be the number 1.',
  missing: ({ key }) => `“${key}” is missing.`,
  'unknown-key': ({ key }) => `“${key}” is not part of the format: remove it, or check the spelling.`,
  'wrong-type': ({ expected }) => `This must be ${TYPE_NAMES[expected ?? '']}.`,
  'empty-text': () => 'This text must not be empty.',
  'too-long': ({ limit }) => `This text is too long: at most ${limit} characters.`,
  'unwritable-text': () => 'Characters that cannot be shown were left out of this text.',
  'no-language': () => `Give the text in at least one language: ${either.format(LANGUAGES)}.`,
  'bad-id': () => 'Use small Latin letters, digits and single hyphens, as in “two-towers”.',
  'no-players': () => 'Name at least one number of players.',
  'bad-players': () => 'A fortress is for 1, 2, 3 or 4 players.',
  repeated: () => 'The same value is listed twice.',
  'too-many': ({ limit }) => `There are too many of these: at most ${limit}.`,
  'no-rows': () => 'The fortress has no rows.',
  'too-many-rows': ({ limit }) => `The fortress has too many rows: at most ${limit}.`,
  'too-wide': ({ row, limit }) => `Row ${line(row)} is too wide: at most ${limit} cells.`,
  'bad-height': ({ row }) =>
    `Row ${line(row)} has something that is not a height: write one digit from 0 to 5 per cell.`,
  'uneven-rows': ({ row, width, expected }) =>
    `Row ${line(row)} has ${width} cells, the first row has ${expected}: all rows must be equally wide.`,
  'too-few-tiles': ({ tiles: count, expected }) =>
    `The fortress has ${tiles(count)}; all ${expected} must be used: add ${Number(expected) - Number(count)}.`,
  'too-many-tiles': ({ tiles: count, expected }) =>
    `The fortress has ${tiles(count)}; there are only ${expected}: take away ${Number(count) - Number(expected)}.`,
  'tier-one-few': ({ players, tiles: count, min, max }) =>
    `For ${persons(players)} tier 1 should have ${min} to ${max} tiles; it has ${count}. With so few the fortress is steep and little is free to take: spread it out.`,
  'tier-one-many': ({ players, tiles: count, min, max }) =>
    `For ${persons(players)} tier 1 should have ${min} to ${max} tiles; it has ${count}. With so many the fortress is flat and the Dragon can be summoned too early: stack it higher.`,
  'long-row': ({ row, tier, length, limit }) =>
    `Row ${line(row)} has ${length} tiles side by side on tier ${tier}; above tier 1 more than ${limit} are slow to open from the ends: leave a gap.`,
  'import-unknown-format': () => 'This is neither a .mah file nor a KMahjongg .layout file.',
  'import-broken': () => 'The file is damaged here: this does not describe a board.',
  'import-too-few': ({ count }) =>
    `The board has only ${tiles(count)}; its cells cannot hold all the tiles of the game.`,
  'import-too-many': ({ limit }) => `Only the first ${limit} boards of a file are read.`,
  'import-enough': () => 'This file has too many tiles in all, so this board was left out.',
  'import-empty': () => 'There is no tile in this board.',
  'import-half-tiles': ({ count }) => `${tiles(count)} lay half a cell aside and moved to the nearest cell.`,
  'import-removed': ({ count, from }) =>
    `The board has ${tiles(from)}; ${count} ${were(count)} taken off, at the rim and from the highest stacks.`,
  'import-added': ({ count, from }) =>
    `The board has only ${tiles(from)}; ${count} ${were(count)} added to the lowest stacks.`,
  'import-cropped': ({ count, columns, rows }) =>
    `The board is larger than ${columns} × ${rows} cells; ${tiles(count)} at its edges ${were(count)} left out.`,
  'import-too-high': ({ count, limit }) =>
    `Stacks were higher than ${limit} tiles; ${tiles(count)} on top ${were(count)} left out.`,
  'share-empty': () => 'There is no fortress in this link.',
  'share-newer': () => 'This link was made by a newer version of the game. Update the game to open it.',
  'share-broken': () => 'This link is damaged: some characters are missing or changed. Ask for it again.',
  'source-address': () =>
    'This is not an address of an index: it must begin with https://, or with / for a path on this site.',
  'source-too-many': ({ limit }) => `There are already ${limit} sources: remove one first.`,
  'source-not-kept': () => 'The list could not be saved: this browser has no room or does not allow it.',
  'source-known': () => 'This source is already in the list.',
  'source-unreachable': () => 'The source could not be reached.',
  'source-slow': ({ seconds }) => `The source did not answer within ${seconds} seconds.`,
  'source-too-large': ({ limit }) => `The source sent more than ${limit} bytes; nothing of it was read.`,
  'source-broken': () => 'This is not an index of fortresses.',
  'file-name': ({ expected }) => `The file must be named after the id: ${expected}.`,
  'duplicate-id': ({ id }) => `Another fortress already has the id “${id}”.`,
  'community-needs': ({ key }) => `A fortress for the community needs “${key}”.`,
} satisfies Readonly<Record<string, Sentence>>;

/** What every language has to say: a missing sentence is a type error. */
export type Sentences = Readonly<Record<keyof typeof sentences, Sentence>>;

export const en: Sentences = sentences;
