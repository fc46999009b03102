/** What a share code carries: a shape, and who made it, unless the shape is bare. */
import { idFromName } from '../id.ts';
import { type Layout, type LocalText, PLAYER_COUNTS } from '../layout.ts';
import { BOUNDS, CODED_LANGUAGES, CODED_LICENCES } from './bounds.ts';
import type { Coder } from './coder.ts';
import { codeShape } from './shape.ts';
import { codeText } from './text.ts';

export type Message = Omit<Layout, '$schema' | 'version'>;

function codeFlag(coder: Coder, value: boolean | undefined): boolean {
  return coder.below(2, value === undefined ? undefined : Number(value)) === 1;
}

/** A part that may be missing; the outer undefined means that we are reading. */
function codeOptional<T>(
  coder: Coder,
  writing: boolean,
  given: T | undefined,
  code: (given: T | undefined) => T,
): T | undefined {
  return codeFlag(coder, writing ? given !== undefined : undefined) ? code(given) : undefined;
}

/** A text that has none of the languages of codes is one for everybody. */
function codable(text: LocalText): LocalText {
  if (typeof text === 'string' || CODED_LANGUAGES.some((language) => text[language] !== undefined))
    return text;
  return Object.values(text)[0] ?? '';
}

function codeLocalText(coder: Coder, maxLength: number, text?: LocalText): LocalText {
  const given = text === undefined ? undefined : codable(text);
  const isPlain = codeFlag(coder, given === undefined ? undefined : typeof given === 'string');
  if (isPlain) return codeText(coder, maxLength, given as string | undefined);
  const texts = given as Exclude<LocalText, string> | undefined;
  const all = CODED_LANGUAGES.flatMap((language) => {
    const found = codeOptional(coder, given !== undefined, texts?.[language], (part) =>
      codeText(coder, maxLength, part),
    );
    return found === undefined ? [] : [[language, found] as const];
  });
  return Object.fromEntries(all);
}

function codeLicence(coder: Coder, given?: string): string {
  const known = given === undefined ? undefined : CODED_LICENCES.indexOf(given);
  const other = CODED_LICENCES.length;
  const choice = coder.below(other + 1, known === -1 ? other : known);
  return CODED_LICENCES[choice] ?? codeText(coder, BOUNDS.short, given);
}

function codePlayers(coder: Coder, given?: Layout['players']): Layout['players'] {
  const mask = given?.reduce((bits, players) => bits | (1 << (players - 1)), 0);
  const found = coder.below(16, mask);
  return PLAYER_COUNTS.filter((players) => found & (1 << (players - 1)));
}

function codeTags(coder: Coder, given?: readonly string[]): readonly string[] {
  const count = coder.below(BOUNDS.tags + 1, given?.length);
  return Array.from({ length: count }, (_, index) => codeText(coder, BOUNDS.tag, given?.[index]));
}

/** Codes everything but the version, which stands outside. Without a name the shape is bare. */
export function codeMessage(
  coder: Coder,
  symmetry: number,
  given?: Message | Pick<Message, 'rows'>,
): Message | Pick<Message, 'rows'> {
  const full = given !== undefined && 'name' in given ? given : undefined;
  const isFull = codeFlag(coder, given === undefined ? undefined : full !== undefined);
  const rows = codeShape(coder, symmetry, given?.rows);
  if (!isFull) return { rows };

  const writing = full !== undefined;
  const name = codeLocalText(coder, BOUNDS.short, full?.name);
  const suggested = idFromName(name);
  const ownId = codeOptional(coder, writing, full?.id === suggested ? undefined : full?.id, (id) =>
    codeText(coder, BOUNDS.short, id),
  );
  const players = codePlayers(coder, full?.players);
  const author = codeOptional(coder, writing, full?.author, (part) => codeText(coder, BOUNDS.short, part));
  const licence = codeOptional(coder, writing, full?.licence, (part) => codeLicence(coder, part));
  const tags = codeOptional(coder, writing, full?.tags, (part) => codeTags(coder, part));
  const description = codeOptional(coder, writing, full?.description, (part) =>
    codeLocalText(coder, BOUNDS.prose, part),
  );
  return {
    id: ownId ?? suggested,
    name,
    ...(author === undefined ? {} : { author }),
    ...(licence === undefined ? {} : { licence }),
    ...(description === undefined ? {} : { description }),
    players,
    ...(tags === undefined ? {} : { tags }),
    rows,
  };
}
