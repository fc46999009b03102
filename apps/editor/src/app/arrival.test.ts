import { memoryVault } from '@mahjong-fortress/base/vault';
import { exportMah, layoutById } from '@mahjong-fortress/layouts-schema';
import { loadEditorWords } from '@mahjong-fortress/words/editor';
import { en } from '@mahjong-fortress/words/editor/en';
import { expect, test } from 'vitest';
import { receiveFile } from './arrival.ts';
import { createEditor } from './editor.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');

test('of a file with one board of use the others are not left out silently', async () => {
  const editor = createEditor(
    { language: 'en', words: en },
    { loadWords: loadEditorWords, vault: memoryVault(), now: () => 0, newKey: () => 'key' },
  );
  const text = exportMah([castle, { ...castle, name: 'Two tiles', rows: ['11'] }]);
  await receiveFile(editor, new File([text], 'boards.mah'));
  const { notice, messages, language, document } = editor.state;
  expect(document.value.about.name).toBe('Castle');
  expect(notice.value?.words(messages.value, language.value)).toContain('1 board could not be used.');
});
