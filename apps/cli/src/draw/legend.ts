/** How to read the board. */
import { FACES, KINDS, type Kind } from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { type Block, paragraph } from './blocks.ts';
import type { Paint } from './paint.ts';

/** `M1–M6` where tiles are numbered, else every code. */
function codesOf(kind: Kind): string {
  const faces = FACES.filter((face) => face.kind === kind);
  const codes = faces.map(({ code }) => code);
  return faces[0]?.number === undefined ? codes.join(' ') : `${codes[0]}–${codes.at(-1)}`;
}

export function legendLines({ board, kinds }: TerminalWords, paint: Paint, width: number): Block {
  const named = KINDS.map((kind) => paint.kind(kind, `${codesOf(kind)} ${kinds[kind]}`));
  return board.legend(named.join(', ')).flatMap((line) => paragraph(line, width));
}
