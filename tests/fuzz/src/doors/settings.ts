import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  readSettings,
  type Settings,
} from '../../../../apps/game/src/storage/settings.ts';
import type { Door } from '../door.ts';
import { readKept, writtenUnder } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

function textOf(settings: Settings): string {
  return writtenUnder(ENTRIES.settings, (vault) => changeSettings(vault, settings));
}

export const settings: Door = {
  name: 'settings',
  inputs: () =>
    mutantsOf([
      textOf(DEFAULT_SETTINGS),
      textOf({ ...DEFAULT_SETTINGS, language: 'ru', speed: 'fast', sound: 1, muted: true }),
    ]),
  open(text) {
    const read = readKept(ENTRIES.settings, text, readSettings);
    return () => {
      const written = textOf(read);
      same(
        textOf(readKept(ENTRIES.settings, written, readSettings)),
        written,
        'Settings read back differently.',
      );
    };
  },
};
