/** How to read the board. */
import { FACES, KINDS, type Kind } from '@mahjong-fortress/rules';
import { type Block, paragraph } from './blocks.ts';
import type { Paint } from './paint.ts';

/** `M1–M6` where tiles are numbered, else every code. */
function codesOf(kind: Kind): string {
  const faces = FACES.filter((face) => face.kind === kind);
  const codes = faces.map(({ code }) => code);
  return faces[0]?.number === undefined ? codes.join(' ') : `${codes[0]}–${codes.at(-1)}`;
}

export function legendLines(paint: Paint, width: number): Block {
  const kinds = KINDS.map((kind) => paint.kind(kind, `${codesOf(kind)} ${kind}`));
  return [
    `Tiles: ${kinds.join(', ')}. A raised digit is the tier.`,
    'Fortress: [M4³] may be taken now, (M4²) is available, M4² is blocked at both long sides, west and east.',
    'Realm: M4¹ face up, ▒▒¹ face down, ⌂⌂¹ under a shrine, · empty.',
  ].flatMap((line) => paragraph(line, width));
}
