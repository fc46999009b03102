/** Files of fortresses, finished or not. */
import assert from 'node:assert/strict';
import {
  BUNDLED_LAYOUTS,
  checkLayout,
  exportKde,
  exportMah,
  formatLayout,
  isError,
  type Layout,
  type LocalText,
  makePicture,
  makeShareCode,
  openFortress,
  PICTURE_STYLES,
  parseDraft,
  parseLayout,
  parseShareCode,
  trimRows,
} from '@mahjong-fortress/layouts-schema';
import type { Door } from '../door.ts';
import { filesIn } from '../examples.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { accepted, same } from '../same.ts';

/** The good ones of every kind, the largest and the oldest among them. */
export function exampleLayouts(): readonly string[] {
  return [
    ...filesIn('packages/layouts-schema/fixtures/valid'),
    ...filesIn('packages/layouts-schema/fixtures/advice'),
    ...filesIn('packages/layouts-schema/fixtures/migrations', '.txt'),
    ...BUNDLED_LAYOUTS.map(formatLayout),
  ];
}

/** What XML cannot hold: halves of surrogate pairs, most controls, U+FFFE and U+FFFF. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

function checkPictures(layout: Layout): void {
  for (const view of PICTURE_STYLES) {
    const picture = makePicture(layout, { view });
    assert.ok(!NOT_XML.test(picture), 'A picture holds what no XML may hold.');
  }
}

/** Codes carry English and Russian, and another language only where there is neither. */
function carriedText(text: LocalText): LocalText {
  if (typeof text === 'string') return text;
  const coded = Object.entries(text).filter(([language]) => language === 'en' || language === 'ru');
  return coded.length > 0 ? Object.fromEntries(coded) : (Object.values(text)[0] ?? '');
}

/** A finished fortress survives every way of giving it to somebody. */
export function checkShared(layout: Layout): void {
  const shared = accepted(parseShareCode(makeShareCode(layout)), 'A share code is refused').layout;
  same(
    [shared.rows, shared.name],
    [layout.rows, carriedText(layout.name)],
    'A share code gives another fortress.',
  );
  for (const text of [exportKde(layout), exportMah([layout])]) {
    const [board] = accepted(openFortress(text), 'An exported file is refused').layouts;
    same(
      trimRows(board?.layout.rows ?? []),
      trimRows(layout.rows),
      'An exported file gives another fortress.',
    );
  }
}

export const layouts: Door = {
  name: 'layouts',
  inputs: () => mutantsOf(exampleLayouts()),
  open(text) {
    const read = parseLayout(text);
    if (!read.ok) return undefined;
    return () => {
      const { layout } = read.value;
      const again = accepted(parseLayout(formatLayout(layout)), 'A layout is refused once written');
      same(again.layout, layout, 'A layout reads back differently.');
      checkShared(layout);
      checkPictures(layout);
    };
  },
};

export const drafts: Door = {
  name: 'drafts',
  inputs: () =>
    mutantsOf([...exampleLayouts(), '{"version":1,"id":"","name":"","players":[],"rows":["000"]}']),
  open(text) {
    const read = parseDraft(text);
    if (!read.ok) return undefined;
    return () => {
      const again = accepted(parseDraft(JSON.stringify(read.value)), 'A draft is refused once written');
      same(again, read.value, 'A draft reads back differently.');
      checkPictures(read.value);
      const isPlayable = !checkLayout(read.value).some(isError);
      same(parseLayout(text).ok, isPlayable, 'Whether a draft is playable depends on who asks.');
    };
  },
};
