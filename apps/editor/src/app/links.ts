/** A fortress in the address of the page: it is opened as one of its own, and leaves the address. */
import { firstWords, readLink } from '../exchange/files.ts';
import type { Editor } from './editor.ts';

function openLink({ startFrom, warn }: Editor): void {
  if (!location.hash.includes('fortress=')) return;
  const read = readLink(location.hash);
  window.history.replaceState(null, '', location.pathname + location.search);
  if (!read?.ok) return warn(read ? firstWords(read.error) : (messages) => messages.linkNone);
  const [layout] = read.value.layouts;
  if (layout) startFrom(layout);
}

export function listenToLinks(editor: Editor): void {
  openLink(editor);
  window.addEventListener('hashchange', () => openLink(editor));
}
