/** Blocks of lines: measured without colours, laid side by side, wrapped. */
import { plain } from '../terminal.ts';

export type Block = readonly string[];

function widthOfText(text: string): number {
  return plain(text).length;
}

function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOfText(text)));
}

function widthOfBlock(block: Block): number {
  return Math.max(0, ...block.map(widthOfText));
}

function beside(left: Block, right: Block): Block {
  const width = widthOfBlock(left) + 3;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, line) =>
    `${padTo(left[line] ?? '', width)}${right[line] ?? ''}`.trimEnd(),
  );
}

/** As many blocks side by side as fit, the others below. */
export function arrange(blocks: readonly Block[], width: number): Block {
  const rows: Block[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const joined = last && beside(last, block);
    if (joined && widthOfBlock(joined) <= width) rows[rows.length - 1] = joined;
    else rows.push(block);
  }
  return rows.flatMap((row, index) => (index === 0 ? row : ['', ...row]));
}

export interface Wrapping {
  readonly width: number;
  /** What stands between two words, and before every line but the first. */
  readonly gap: string;
  readonly indent: string;
}

export function wrapped(words: readonly string[], { width, gap, indent }: Wrapping): Block {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : last + gap + word;
    if (last === undefined || widthOfText(joined) <= width) lines.splice(-1, 1, joined);
    else lines.push(indent + word);
  }
  return lines;
}

export function paragraph(text: string, width: number): Block {
  return wrapped(text.split(' '), { width, gap: ' ', indent: '' });
}
