import { makeRecord, replay } from '@mahjong-fortress/rules';
import { listSaves, makeSave, readSave, saveKey } from '../../../../apps/game/src/storage/saves.ts';
import type { Door } from '../door.ts';
import { exampleGames } from '../examples.ts';
import { readKept } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted, same } from '../same.ts';

const ID = 'one';
const KEY = saveKey(ID);

function withoutIdleSpace(words: string): string {
  return words.trim().split(/\s+/).join(' ');
}

export const saves: Door = {
  name: 'saves',
  inputs: () =>
    mutantsOf(
      exampleGames().map((record) =>
        makeSave({ id: ID, savedAt: 1, record, seasons: record.seats.map((_, seat) => seat) }),
      ),
    ),
  open(text) {
    const entry = readKept(KEY, text, (vault) => readSave(vault, ID));
    if (!entry.ok) return undefined;
    return () => {
      const { save } = entry;
      const again = readKept(KEY, makeSave(save), listSaves);
      same(again, [entry], 'A saved game reads back differently.');
      accepted(replay(save.record), 'A saved game cannot be played again');
      const { actions } = makeRecord(save.record) as { readonly actions: unknown };
      const stored: readonly string[] = JSON.parse(text).record.actions;
      same(stored.map(withoutIdleSpace), actions, 'Actions of a saved game are lost.');
    };
  },
};
