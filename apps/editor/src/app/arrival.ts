/** Files that are chosen or dropped, and what becomes of them. */
import { isPicture, readFile } from '../exchange/arrivals.ts';
import type { Editor } from './editor.ts';

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
  const [layout, ...others] = read.value.layouts;
  if (others.length > 0) {
    state.boards.value = read.value;
    state.beginning.value = 'file';
    state.sheet.value = 'start';
  } else if (layout) {
    startFrom(layout);
    const [change] = read.value.advice;
    if (change) say((_, language) => change.text[language]);
  }
}
