/**
 * The one door for fortresses that a person brings, whether to the game, the editor or the terminal: files of ours, boards
 * of other games, links. The text decides what it is; a file's name only names a board without one, and helps to say what
 * is wrong.
 */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from './finding.ts';
import { fortressesFrom } from './importers/import.ts';
import { isKde, readKde } from './importers/kde.ts';
import { isMah, readMah } from './importers/mah.ts';
import type { BoardFile, SkippedBoard } from './importers/solitaire-board.ts';
import { TEXT_LIMITS } from './limits.ts';
import { type CheckedLayout, readLayout, valueIn } from './parse.ts';
import { carriedInPng, carriedInSvg, isPng, isSvg } from './render/carried.ts';
import { isShared } from './share/link.ts';
import { openLink } from './share/share-code.ts';
import { readDraft } from './storage/draft.ts';

export interface Opened {
  /** At least one. Their advice tells what had to be changed, and then what could be better. */
  readonly layouts: readonly CheckedLayout[];
  /** Boards of the file that cannot be used. */
  readonly skipped: readonly SkippedBoard[];
}

export interface OpeningOptions {
  readonly fileName?: string;
  /** Whether a fortress that is not finished yet is welcome. */
  readonly drafts?: boolean;
}

type Opening = Result<Opened, readonly Finding[]>;

function only(layout: CheckedLayout): Opening {
  return ok({ layouts: [layout], skipped: [] });
}

function foreignIn(text: string, fileName: string, boards: () => BoardFile): Opening {
  const limit = TEXT_LIMITS.boards;
  if (text.length > limit) return err([makeFinding('too-large', '', { limit })]);
  return fortressesFrom(boards(), fileName);
}

function ownIn(value: unknown, drafts: boolean): Opening {
  const whole = readLayout(value);
  if (whole.ok) return only(whole.value);
  if (!drafts) return whole;
  const draft = readDraft(value);
  return draft.ok ? only({ layout: draft.value, advice: [] }) : draft;
}

function fileIn(text: string, { fileName = '', drafts = false }: OpeningOptions): Opening {
  // A picture of ours carries its fortress.
  const carried = isSvg(text) ? carriedInSvg(text) : undefined;
  if (carried !== undefined) return fileIn(carried, { fileName, drafts });
  if (isKde(text)) return foreignIn(text, fileName, () => [readKde(text)]);
  const read = valueIn(text);
  if (!read.ok) return err([read.error]);
  const { value } = read;
  if (isMah(value)) return foreignIn(text, fileName, () => readMah(value));
  const own = ownIn(value, drafts);
  const isForeign = !own.ok && /\.(mah|layout)$/i.test(fileName);
  return isForeign ? err([makeFinding('import-unknown-format', '')]) : own;
}

/** The fortresses in any text. Never throws. */
export function openFortress(text: string, options: OpeningOptions = {}): Opening {
  const file = fileIn(text, options);
  if (file.ok) return file;
  const link = openLink(text);
  if (link.ok) return only(link.value);
  return isShared(text) ? link : file;
}

/** What is needed of a file that a browser hands over. */
interface GivenFile {
  readonly name: string;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** No character takes more bytes: what is cut off is beyond what is read anyway, and need not come into memory. */
const MOST_BYTES = 4 * TEXT_LIMITS.file;

/** The fortresses in a file that was chosen or dropped. Never rejects. */
export async function openFile(file: GivenFile, options: OpeningOptions = {}): Promise<Opening> {
  try {
    const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
    const carried = isPng(bytes) ? carriedInPng(bytes) : undefined;
    return openFortress(carried ?? new TextDecoder().decode(bytes), { fileName: file.name, ...options });
  } catch {
    return err([makeFinding('unreadable', '')]);
  }
}
