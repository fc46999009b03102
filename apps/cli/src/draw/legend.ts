/** How to read the board. */
import { KINDS, type Kind } from '@mahjong-fortress/rules';
import { type Block, paragraph } from './blocks.ts';
import type { Paint } from './paint.ts';

const CODES: Readonly<Record<Kind, string>> = {
  merchants: 'M1–M6',
  soldiers: 'S1–S6',
  farmers: 'F1–F6',
  seasons: 'Ys Yu Ya Yw',
  winds: 'Wb Wr Ws Ww',
  dragons: 'Dg Dr Dw',
};

export function legendLines(paint: Paint, width: number): Block {
  const kinds = KINDS.map((kind) => paint.kind(kind, `${CODES[kind]} ${kind}`));
  return [
    `Tiles: ${kinds.join(', ')}. A raised digit is the tier.`,
    'Fortress: [M4³] may be taken now, (M4²) is available, M4² is blocked at both long sides, west and east.',
    'Realm: M4¹ face up, ▒▒¹ face down, ⌂⌂¹ under a shrine, · empty.',
  ].flatMap((line) => paragraph(line, width));
}
