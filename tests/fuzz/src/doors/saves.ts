import { makeRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { listSaves, makeSave, openSave, saveKey } from '../../../../apps/game/src/storage/saves.ts';
import type { Door } from '../door.ts';
import { exampleGames, filesIn } from '../examples.ts';
import { readKept } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const ID = 'one';
const KEY = saveKey(ID);

function withoutIdleSpace(words: string): string {
  return words.trim().split(/\s+/).join(' ');
}

export const saves: Door = {
  name: 'saves',
  inputs: () =>
    mutantsOf([
      ...exampleGames().map((record) => makeSave({ id: ID, savedAt: 1, record })),
      ...filesIn('packages/rules/test/migrations', 'v1.json').map(
        (record) => `{"version":1,"savedAt":1,"seasons":[3,0],"record":${record}}`,
      ),
    ]),
  open(text) {
    const entry = readKept(KEY, text, (vault) => openSave(vault, ID));
    if (!entry.ok) return undefined;
    return () => {
      const { save } = entry;
      const again = readKept(KEY, makeSave(save), (vault) => openSave(vault, ID));
      same(again, entry, 'A saved game reads back differently.');
      const { actions } = makeRecord(mahjongFortress, save.record) as { readonly actions: unknown };
      const [listed] = readKept(KEY, text, listSaves);
      same(
        listed?.ok && listed.save.record.actions.map(withoutIdleSpace),
        actions,
        'A list tells something else.',
      );
      const stored: readonly string[] = JSON.parse(text).record.actions;
      same(stored.map(withoutIdleSpace), actions, 'Actions of a saved game are lost.');
    };
  },
};
