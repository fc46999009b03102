/**
 * A fortress in the address of the page is shown as one of its own. It is kept, and leaves the address, when the person
 * touches the page: another site could otherwise fill the shelf by opening link after link.
 */
import { firstWords, readLink } from '../exchange/files.ts';
import type { Editor } from './editor.ts';

function clearAddress(): void {
  window.history.replaceState(null, '', location.pathname + location.search);
}

export function listenToLinks({ show, warn }: Editor): void {
  let keep: (() => void) | undefined;

  function openLink(): void {
    if (!location.hash.includes('fortress=')) return;
    const read = readLink(location.hash);
    const [board] = read?.ok ? read.value.boards : [];
    if (board) {
      keep = show(board.layout);
      return;
    }
    clearAddress();
    warn(read && !read.ok ? firstWords(read.error) : (messages) => messages.linkNone);
  }

  function touched(): void {
    if (!keep) return;
    keep();
    keep = undefined;
    clearAddress();
  }

  openLink();
  window.addEventListener('hashchange', openLink);
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, touched, true);
}
