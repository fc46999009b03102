/** Files that are chosen or dropped, and what becomes of them. */
import { findingText, isChange, type Opened, openFile } from '@mahjong-fortress/layouts-schema';
import type { Saying } from '../document/saying.ts';
import { firstWords } from '../exchange/first-words.ts';
import type { Editor } from './editor.ts';

function isPicture(file: File): boolean {
  return file.type.startsWith('image/');
}

/** What was changed about the one board of a file, and what was left out of it. */
function remarksOn({ layouts: [board], skipped }: Opened): Saying | undefined {
  const change = board?.advice.find(isChange);
  if (!change && skipped.length === 0) return undefined;
  return (messages) =>
    [
      change && findingText(change, messages.findings),
      skipped.length > 0 && messages.boardsSkipped(skipped.length),
    ]
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
  // A fortress that is not finished yet comes to be finished.
  const opened = await openFile(file, { drafts: true });
  if (!opened.ok) return warn(firstWords(opened.error));
  const [board, ...others] = opened.value.layouts;
  if (others.length > 0) {
    state.boards.value = opened.value;
    state.beginning.value = 'file';
    state.sheet.value = 'start';
  } else if (board) {
    startFrom(board.layout);
    const remarks = remarksOn(opened.value);
    if (remarks) say(remarks);
  }
}
