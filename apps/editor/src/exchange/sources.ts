/** Where the person's list of community collections is kept; the game reads the same entry. */
import type { TextStorage } from '@mahjong-fortress/layouts-schema';

const KEY = 'mahjong-fortress/community-sources';

export const sourceStorage: TextStorage = {
  read() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(text) {
    localStorage.setItem(KEY, text);
  },
};
