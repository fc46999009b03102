/**
 * A fortress in the address of the page is shown as one of its own. It is kept, and leaves the address, when the person
 * touches the page: another site could otherwise fill the shelf by opening link after link.
 */
import { isShared, openLink } from '@mahjong-fortress/layouts-schema';
import { firstWords } from '../exchange/first-words.ts';
import type { Editor } from './editor.ts';

function clearAddress(): void {
  window.history.replaceState(null, '', location.pathname + location.search);
}

export function listenToLinks({ show, warn }: Editor): void {
  let keep: (() => void) | undefined;

  function openAddress(): void {
    if (!isShared(location.hash)) return;
    const opened = openLink(location.hash);
    if (opened.ok) {
      keep = show(opened.value.layout);
      return;
    }
    clearAddress();
    warn(firstWords(opened.error));
  }

  function touched(): void {
    if (!keep) return;
    keep();
    keep = undefined;
    clearAddress();
  }

  openAddress();
  window.addEventListener('hashchange', openAddress);
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, touched, true);
}
