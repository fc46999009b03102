/** Files that are chosen or dropped, and what becomes of them. */
import type { Result } from '@mahjong-fortress/base/result';
import { type Finding, findingText } from '@mahjong-fortress/layouts-schema';
import type { Saying } from '../document/saying.ts';
import { type Found, firstWords, readFortressText } from '../exchange/files.ts';
import type { Editor } from './editor.ts';

/** Larger than any fortress, and than any board of the other games. */
const MAX_BYTES = 1_500_000;

function isPicture(file: File): boolean {
  return file.type.startsWith('image/');
}

async function readFile(file: File): Promise<Result<Found, Saying>> {
  if (file.size > MAX_BYTES) return { ok: false, error: (messages) => messages.fileTooLarge };
  try {
    const read = readFortressText(await file.text(), file.name);
    return read.ok ? read : { ok: false, error: firstWords(read.error) };
  } catch {
    return { ok: false, error: (messages) => messages.fileUnreadable };
  }
}

/** What was changed about the one board of a file, and what was left out of it. */
function remarksOn([change]: readonly Finding[], skipped: number): Saying {
  return (messages) =>
    [change && findingText(change, messages.findings), skipped > 0 && messages.boardsSkipped(skipped)]
      .filter(Boolean)
      .join(' ');
}

/** Opens what the file holds. When that is not clear, the start sheet asks; when it is nothing, the work stays. */
export async function receiveFile({ state, startFrom, say, warn }: Editor, file: File): Promise<void> {
  if (isPicture(file)) {
    state.pictureFile.value = file;
    state.beginning.value = 'picture';
    state.sheet.value = 'start';
    return;
  }
  const read = await readFile(file);
  if (!read.ok) return warn(read.error);
  const { boards, skipped } = read.value;
  const [board, ...others] = boards;
  if (others.length > 0) {
    state.boards.value = read.value;
    state.beginning.value = 'file';
    state.sheet.value = 'start';
  } else if (board) {
    const { layout, advice } = board;
    startFrom(layout);
    if (advice.length + skipped > 0) say(remarksOn(advice, skipped));
  }
}
