/** What a check of a layout has to say, one line per finding. */
import { type Finding, findingText } from '@mahjong-fortress/layouts-schema';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { plain } from '../terminal.ts';

/** Beyond so many cells a list helps nobody. */
const MAX_CELLS = 8;

/** `c4`, as cells are named everywhere in the terminal. */
function cellText({ row, column }: Finding['cells'][number]): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function findingLine(source: string, finding: Finding, { check, findings }: TerminalWords): string {
  const { severity, code, path, cells } = finding;
  const place = path === '' ? '' : check.at(path);
  const shown = cells.slice(0, MAX_CELLS).map(cellText).join(' ');
  const where = cells.length === 0 ? '' : ` (${shown}${cells.length > MAX_CELLS ? ' …' : ''})`;
  return plain(`${source}: ${check[severity]} ${code}${place}: ${findingText(finding, findings)}${where}`);
}
