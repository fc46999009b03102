import { describe, expect, test } from 'vitest';
import { FORTRESS_TEXTS } from '../../../tools/fortress-texts.ts';
import { layoutById } from './bundled.ts';
import { findingText, isChange } from './finding.ts';
import { fixtureNames, fixtureText } from './fixtures.ts';
import type { Layout } from './layout.ts';
import { openFile, openFortress } from './opening.ts';
import { ru } from './sentences/ru.ts';
import { makeShareLink } from './share/link.ts';

import { makeShareCode, openLink } from './share/share-code.ts';

/** An answer as the table writes it. */
function answerOf(opened: ReturnType<typeof openFortress>) {
  if (!opened.ok) return opened.error[0]?.code;
  const { layouts, skipped } = opened.value;
  const changes = layouts[0]?.advice.filter(isChange).map(({ code }) => code) ?? [];
  return {
    ids: layouts.map(({ layout }) => layout.id),
    ...(changes.length > 0 ? { changes } : {}),
    ...(skipped.length > 0 ? { skipped: skipped.length } : {}),
  };
}

describe.each(FORTRESS_TEXTS)('$name', ({ text, fileName = '', answer, draft = answer }) => {
  test('as a text and as a file', async () => {
    const file = new File([text], fileName);
    expect(answerOf(openFortress(text, { fileName }))).toEqual(answer);
    expect(answerOf(await openFile(file))).toEqual(answer);
  });

  test('where unfinished ones are welcome', async () => {
    const file = new File([text], fileName);
    expect(answerOf(openFortress(text, { fileName, drafts: true }))).toEqual(draft);
    expect(answerOf(await openFile(file, { drafts: true }))).toEqual(draft);
  });
});

describe('files', () => {
  test.each(fixtureNames('invalid'))('%s is a draft or gets a sentence', (name) => {
    const opened = openFortress(fixtureText('invalid', name), { fileName: name, drafts: true });
    if (opened.ok) expect(opened.value.layouts[0]?.layout.rows.length).toBeGreaterThan(0);
    else expect(opened.error.map((finding) => findingText(finding, ru).length > 5)).not.toContain(false);
  });

  test('one that vanishes while it is read gets a sentence', async () => {
    const gone = { name: 'a.json', slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    expect(await openFile(gone)).toMatchObject({ ok: false, error: [{ code: 'unreadable' }] });
  });
});

describe('links', () => {
  const code = makeShareCode(layoutById('castle') as Layout);
  const link = makeShareLink('https://example.org/play', code, 'editor');

  test.each([code, link, ` ${link}\n`])('%s', (text) => {
    expect(openLink(text)).toMatchObject({ ok: true, value: { layout: { id: 'castle' } } });
  });

  test.each([
    ['hello there', 'share-empty'],
    ['', 'share-empty'],
    [link.slice(0, -3), 'share-broken'],
    ['9AAAAAA', 'share-newer'],
  ])('“%s” is refused', (text, expected) => {
    expect(openLink(text)).toMatchObject({ ok: false, error: [{ code: expected }] });
  });
});
