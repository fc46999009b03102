/** What strangers send to the gallery: fortresses to be shown to everybody, and addresses of lists. */
import assert from 'node:assert/strict';
import { parseJson } from '@mahjong-fortress/base/reader';
import { GALLERY_LIMITS, queryText, readQuery } from '@mahjong-fortress/gallery';
import { readPublication } from '@mahjong-fortress/gallery/publication';
import { BUNDLED_LAYOUTS, type LocalText, parseLayout } from '@mahjong-fortress/layouts-schema';
import type { Door } from '../door.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted, same } from '../same.ts';

/** As the server reads what comes over the web. */
const BODY_LIMITS = { textLength: 65_536, depth: 24 };

/** What can't be seen or turns a text around. */
const UNSEEN = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/u;

function examples(): readonly string[] {
  return BUNDLED_LAYOUTS.map(({ author: _, $schema: __, ...layout }, index) =>
    JSON.stringify({
      cid: `intent-${index}-abc`,
      layout: { ...layout, licence: 'CC-BY-4.0' },
      visibility: 'public',
      ...(index % 2 === 0 ? { basedOn: 'abcdefghij12', note: 'Two lines\nof a note' } : {}),
    }),
  );
}

function read(text: string) {
  const value = parseJson(text, BODY_LIMITS);
  return value.ok ? readPublication(value.value, '') : value;
}

function textsIn(text: LocalText | undefined): readonly string[] {
  if (text === undefined) return [];
  return typeof text === 'string' ? [text] : Object.values(text);
}

export const publications: Door = {
  name: 'publications',
  inputs: () => mutantsOf(examples()),
  open(text) {
    const publication = read(text);
    if (!publication.ok) return undefined;
    return () => {
      const { layout, note = '' } = publication.value;
      for (const shown of [...textsIn(layout.name), ...textsIn(layout.description), note])
        assert.ok(!UNSEEN.test(shown), 'Something is shown to everybody that nobody can see.');
      assert.ok([...note].length <= GALLERY_LIMITS.note, 'A note is too long.');
      accepted(parseLayout(JSON.stringify(layout)), 'A published layout is refused as a file');
      const again = accepted(
        read(JSON.stringify(publication.value)),
        'A publication is refused once written',
      );
      same(again, publication.value, 'A publication reads back differently.');
    };
  },
};

export const galleryQueries: Door = {
  name: 'gallery-queries',
  inputs: () =>
    mutantsOf([
      'search=%D0%BB%D1%96%D1%85%D1%82%D0%B0%D1%80&order=newest&page=3',
      'players=2&tierOne=40-60&height=4&symmetry=left-right&length=short&balanced=1',
      'licence=CC-BY-SA-4.0&tag=low&author=abc_DEF-12&featured=1',
      'author=%D0%9C%D0%B0%D1%80%D1%96%D1%8F%20%D0%92%D0%B5%D1%80%D0%B5%D1%81',
    ]),
  // Node takes no longer line.
  dress: (text) => text.slice(0, 16_000),
  open(text) {
    const query = readQuery(new URLSearchParams(text));
    if (!query.ok) return undefined;
    return () => {
      const { page, search = '', author = '' } = query.value;
      assert.ok(page >= 1 && page <= GALLERY_LIMITS.pages, 'A page that nobody can leaf to.');
      assert.ok([...search].length <= GALLERY_LIMITS.search, 'A search is too long.');
      assert.ok([...author].length <= 40 && !UNSEEN.test(author), 'An author that nobody can be called.');
      const again = readQuery(new URLSearchParams(queryText(query.value)));
      same(
        accepted(again, 'A query is refused once written'),
        query.value,
        'A query reads back differently.',
      );
    };
  },
};
