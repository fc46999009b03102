/** Files that are dropped on game or editor: fortresses of ours, and boards of mahjong solitaire. */
import assert from 'node:assert/strict';
import {
  BUNDLED_LAYOUTS,
  exportKde,
  exportMah,
  formatLayout,
  openFortress,
  parseDraft,
} from '@mahjong-fortress/layouts-schema';
import { worstBoards } from '../../../../tools/worst-texts.ts';
import type { Check, Door } from '../door.ts';
import { filesIn } from '../examples.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted, same } from '../same.ts';

function open(text: string, fileName: string): Check | undefined {
  const read = openFortress(text, { fileName, drafts: true });
  if (!read.ok) return undefined;
  return () => {
    assert.ok(read.value.layouts.length > 0, 'A file without a fortress is accepted.');
    for (const { layout } of read.value.layouts) {
      const again = parseDraft(formatLayout(layout));
      same(
        accepted(again, 'A fortress of a file is refused once written'),
        layout,
        'A file reads back differently.',
      );
    }
  };
}

export const mahFiles: Door = {
  name: 'mah-files',
  inputs: () =>
    mutantsOf([
      ...filesIn('packages/layouts-schema/fixtures/import', '.mah'),
      exportMah(BUNDLED_LAYOUTS),
      ...BUNDLED_LAYOUTS.slice(0, 4).map((layout) => exportMah([layout])),
    ]),
  worst: worstBoards,
  open: (text) => open(text, 'board.mah'),
};

export const kdeFiles: Door = {
  name: 'kde-files',
  inputs: () =>
    mutantsOf([
      ...filesIn('packages/layouts-schema/fixtures/import', '.layout'),
      ...BUNDLED_LAYOUTS.map(exportKde),
    ]),
  open: (text) => open(text, 'board.layout'),
};
