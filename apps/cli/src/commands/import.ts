import { problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type CheckedLayout,
  formatLayout,
  type ImportedFile,
  importLayouts,
} from '@mahjong-fortress/layouts-schema';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { wholeOption } from '../arguments.ts';
import { type Call, type Command, type Failure, rejected } from '../command.ts';
import { readText, sourceName } from '../input.ts';
import { firstProblem } from '../layout-input.ts';
import { tell } from '../terminal.ts';
import { findingLine } from '../words/findings.ts';

/** The board that was asked for; a file with a single one needs no asking. */
function boardFrom({ layouts }: ImportedFile, call: Call): Result<CheckedLayout, Failure> {
  const number = wholeOption(call, 'board', { low: 1, high: layouts.length, otherwise: 1 });
  if (!number.ok) return number;
  const board = layouts[number.value - 1];
  const unclear = layouts.length > 1 && !call.has('board');
  if (board && !unclear) return ok(board);
  const names = layouts.map(({ layout }, index) => `${index + 1} ${layout.id}`).join(', ');
  const message = `The file holds several boards; choose one with --board: ${names}.`;
  return rejected(problem('several-boards', '', message), sourceName(call.positionals[0] ?? '-'));
}

/** What had to be changed, and which boards could not be used at all. */
function remarks(
  source: string,
  { skipped }: ImportedFile,
  { advice }: CheckedLayout,
  words: TerminalWords,
): string[] {
  return [
    ...skipped.flatMap(({ name, findings }) =>
      findings.map((finding) => findingLine(`${source}, board “${name}” left out`, finding, words)),
    ),
    ...advice.map((finding) => findingLine(source, finding, words)),
  ];
}

export const importCommand: Command = {
  name: 'import',
  summary: 'Turn a mahjong-solitaire layout (.layout, .mah) into a fortress',
  usage: '<file>',
  takes: [1, 1],
  options: { board: { value: 'N', about: 'which board of a file that holds several' } },
  details:
    'Prints the layout file; what had to be changed is told on standard error. With --json: all boards.',
  examples: ['mf import pyramid.layout > pyramid.json', 'mf import boards.mah --board 2'],
  async run(call) {
    const [path = '-'] = call.positionals;
    const source = sourceName(path);
    const text = await readText(call.world, path);
    if (!text.ok) return text;
    const imported = importLayouts(text.value, path);
    if (!imported.ok) return rejected(firstProblem(imported.error), source);
    if (call.json) return ok({ json: imported.value, text: '' });
    const board = boardFrom(imported.value, call);
    if (!board.ok) return board;
    const told = remarks(source, imported.value, board.value, call.words);
    for (const line of told) tell(call.world, line);
    return ok({ json: board.value, text: formatLayout(board.value.layout).trimEnd() });
  },
};
