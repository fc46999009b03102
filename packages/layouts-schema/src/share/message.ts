/** What a share code carries: a shape, and who made it, unless the shape is bare. */
import { idFromName } from '../id.ts';
import { LANGUAGES, type Layout, type LocalText, PLAYER_COUNTS } from '../layout.ts';
import { LIMITS } from '../limits.ts';
import type { Coder } from './coder.ts';
import { codeShape } from './shape.ts';
import { codeText } from './text.ts';

export type Message = Omit<Layout, '$schema' | 'version'>;

/** Licences that cost next to nothing in a link. */
const LICENCES: readonly string[] = ['CC0-1.0', 'MIT', 'CC-BY-4.0', 'CC-BY-SA-4.0'];
const SHORT = LIMITS.nameLength;
const PROSE = 400;
const TAG = 24;
const MAX_TAGS = 8;

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

function codeLocalText(coder: Coder, maxLength: number, given?: LocalText): LocalText {
  const isPlain = codeFlag(coder, given === undefined ? undefined : typeof given === 'string');
  if (isPlain) return codeText(coder, maxLength, given as string | undefined);
  const texts = given as Exclude<LocalText, string> | undefined;
  const found = LANGUAGES.flatMap((language) => {
    const text = codeOptional(coder, given !== undefined, texts?.[language], (part) =>
      codeText(coder, maxLength, part),
    );
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(found);
}

function codeLicence(coder: Coder, given?: string): string {
  const known = given === undefined ? undefined : LICENCES.indexOf(given);
  const choice = coder.below(LICENCES.length + 1, known === -1 ? LICENCES.length : known);
  return LICENCES[choice] ?? codeText(coder, SHORT, given);
}

function codePlayers(coder: Coder, given?: Layout['players']): Layout['players'] {
  const mask = given?.reduce((bits, players) => bits | (1 << (players - 1)), 0);
  const found = coder.below(16, mask);
  return PLAYER_COUNTS.filter((players) => found & (1 << (players - 1)));
}

function codeTags(coder: Coder, given?: readonly string[]): readonly string[] {
  const count = coder.below(MAX_TAGS + 1, given?.length);
  return Array.from({ length: count }, (_, index) => codeText(coder, TAG, given?.[index]));
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
  const name = codeLocalText(coder, SHORT, full?.name);
  const suggested = idFromName(name);
  const ownId = codeOptional(coder, writing, full?.id === suggested ? undefined : full?.id, (id) =>
    codeText(coder, SHORT, id),
  );
  const players = codePlayers(coder, full?.players);
  const author = codeOptional(coder, writing, full?.author, (part) => codeText(coder, SHORT, part));
  const licence = codeOptional(coder, writing, full?.licence, (part) => codeLicence(coder, part));
  const tags = codeOptional(coder, writing, full?.tags, (part) => codeTags(coder, part));
  const description = codeOptional(coder, writing, full?.description, (part) =>
    codeLocalText(coder, PROSE, part),
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
