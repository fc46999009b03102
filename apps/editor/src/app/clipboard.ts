/** What was copied, for every tab of the editor. */

import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import { LAYOUT_LIMITS } from '@mahjong-fortress/layouts-schema';
import { type Grid, parseGrid } from '../document/grid.ts';
import type { State } from './state.ts';

export const CLIPBOARD_KEY = ENTRIES.clipboard;

/** Rows, one after another, with a stroke between them. */
const SEPARATOR = '/';
const MAX_LENGTH = LAYOUT_LIMITS.rows * (LAYOUT_LIMITS.columns + 1);

interface Clipboard {
  readonly keep: (piece: Grid) => void;
  readonly takeOver: () => void;
}

export function createClipboard({ clipboard }: State, vault: Vault): Clipboard {
  function takeOver(): void {
    const text = vault.read(CLIPBOARD_KEY) ?? '';
    const piece = text.length <= MAX_LENGTH ? parseGrid(text.split(SEPARATOR)) : undefined;
    if (piece) clipboard.value = piece;
  }
  takeOver();
  return {
    keep(piece) {
      clipboard.value = piece;
      // Where it cannot be kept it is there all the same, in this tab.
      void vault.update(CLIPBOARD_KEY, () => piece.join(SEPARATOR));
    },
    takeOver,
  };
}
