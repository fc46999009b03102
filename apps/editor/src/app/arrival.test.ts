import { memoryVault } from '@mahjong-fortress/base/vault';
import { exportMah, layoutById } from '@mahjong-fortress/layouts-schema';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { en } from '@mahjong-fortress/words/editor/en';
import { expect, test } from 'vitest';
import { FORTRESS_TEXTS } from '../../../../tools/fortress-texts.ts';
import { receiveFile } from './arrival.ts';
import { createEditor } from './editor.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');

function newEditor() {
  return createEditor(
    { language: 'en', words: en },
    { loadWords: loadEditorWords, vault: memoryVault(), now: () => 0, newKey: () => 'key' },
  );
}

test.each(FORTRESS_TEXTS)('$name is received as it is everywhere, finished or not', async (row) => {
  const { text, fileName = '', answer, draft = answer } = row;
  const { state, ...editor } = newEditor();
  const { id } = state.document.value.about;
  await receiveFile({ state, ...editor }, new File([text], fileName));
  const notice = state.notice.value;
  if (typeof draft === 'string') {
    expect(notice?.kind).toBe('trouble');
    expect(state.document.value.about.id).toBe(id);
  } else if (draft.ids.length > 1) {
    expect(state.boards.value?.layouts.map(({ layout }) => layout.id)).toEqual(draft.ids);
  } else {
    expect(state.document.value.about.id).toBe(draft.ids[0]);
    expect(notice?.kind).toBe(draft.changes || draft.skipped ? 'word' : undefined);
  }
});

test('of a file with one board of use the others are not left out silently', async () => {
  const editor = newEditor();
  const text = exportMah([castle, { ...castle, name: 'Two tiles', rows: ['11'] }]);
  await receiveFile(editor, new File([text], 'boards.mah'));
  const { notice, messages, language, document } = editor.state;
  expect(document.value.about.name).toBe('Castle');
  expect(notice.value?.words(messages.value, language.value)).toContain('1 board couldn’t be used.');
});
