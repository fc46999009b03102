/** Files that are chosen or dropped, and what becomes of them. */
import {
  type CheckedLayout,
  findingText,
  isBackup,
  isChange,
  openFile,
  readBackup,
} from '@mahjong-fortress/layouts-schema';
import type { Saying } from '../document/saying.ts';
import { firstWords } from '../exchange/first-words.ts';
import type { Editor } from './editor.ts';

function isPicture(file: File): boolean {
  return file.type.startsWith('image/');
}

/** Everything that was changed about a board, and what was left out of its file. */
function remarksOn(board: CheckedLayout, skipped: number): Saying | undefined {
  const changes = board.advice.filter(isChange);
  if (changes.length === 0 && skipped === 0) return undefined;
  return (messages) =>
    [
      ...changes.map((change) => findingText(change, messages.findings)),
      ...(skipped > 0 ? [messages.boardsSkipped(skipped)] : []),
    ].join(' ');
}

/** One board of a file becomes a fortress on the shelf, with a word on what it took. */
export function takeBoard({ startFrom, tell }: Editor, board: CheckedLayout, skipped = 0): void {
  startFrom(board.layout);
  const remarks = remarksOn(board, skipped);
  if (remarks) tell(remarks);
}

/** More than the first letters of any file need, and little to look at. */
const HEAD_BYTES = 200;

/** Whether the file is a backup; then its fortresses go to the shelf. */
async function restoreFrom({ shelf, tell, warn }: Editor, file: File): Promise<boolean> {
  if (!isBackup(await file.slice(0, HEAD_BYTES).text())) return false;
  const backup = readBackup(await file.text());
  if (!backup.ok) {
    warn(firstWords([backup.error]));
    return true;
  }
  const { fortresses, skipped } = backup.value;
  const added = await shelf.restore(fortresses);
  tell((messages) => messages.restored(added, fortresses.length - added, skipped));
  return true;
}

/** Opens what the file holds. When that is not clear, the start sheet asks; when it is nothing, the work stays. */
export async function receiveFile(editor: Editor, file: File): Promise<void> {
  const { state, warn } = editor;
  if (!isPicture(file) && (await restoreFrom(editor, file))) return;
  // A fortress that is not finished yet comes to be finished.
  const opened = await openFile(file, { drafts: true });
  if (!opened.ok && isPicture(file)) {
    // A picture that carries no fortress becomes one.
    state.pictureFile.value = file;
    state.beginning.value = 'picture';
    state.sheet.value = 'start';
    return;
  }
  if (!opened.ok) return warn(firstWords(opened.error));
  const [board, ...others] = opened.value.layouts;
  if (others.length > 0) {
    state.boards.value = opened.value;
    state.beginning.value = 'file';
    state.sheet.value = 'start';
  } else if (board) {
    takeBoard(editor, board, opened.value.skipped.length);
  }
}
