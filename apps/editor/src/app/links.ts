/**
 * A fortress in the address of the page is shown as one of its own. It is kept, and leaves the address, when the person
 * touches the page: another site could otherwise fill the shelf by opening link after link.
 */
import type { Vault } from '@mahjong-fortress/base/vault';
import { galleryIdIn } from '@mahjong-fortress/gallery/publication-id';
import { tieToOriginal } from '@mahjong-fortress/gallery/ties';
import { isShared, openLink } from '@mahjong-fortress/layouts-schema';
import { firstWords } from '../exchange/first-words.ts';
import type { Editor } from './editor.ts';

/** Whoever comes with this wants it in the gallery. */
const WANTS_PUBLISHING = /&publish$/;

/** From the profile, which is in the game. */
const OWN_PUBLICATIONS = '#publications';

function clearAddress(): void {
  window.history.replaceState(null, '', location.pathname + location.search);
}

export function listenToLinks({ state, show, warn }: Editor, vault: Vault): void {
  let keep: (() => void) | undefined;

  function openAddress(): void {
    if (location.hash === OWN_PUBLICATIONS) {
      clearAddress();
      state.sheet.value = 'publications';
      return;
    }
    if (!isShared(location.hash)) return;
    const opened = openLink(location.hash);
    if (opened.ok) {
      const original = galleryIdIn(location.hash);
      const keepIt = show(opened.value.layout);
      keep = () => {
        keepIt();
        void tieToOriginal(vault, state.fortressKey.value, original);
      };
      if (WANTS_PUBLISHING.test(location.hash)) state.sheet.value = 'publish';
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
