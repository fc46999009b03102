import { ok } from '@mahjong-fortress/base/result';
import { type Finding, findingText, openFortress } from '@mahjong-fortress/layouts-schema';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { type Command, EXIT } from '../command.ts';
import { sourceName } from '../input.ts';
import { layoutText } from '../layout-input.ts';
import { plain } from '../terminal.ts';
import { findingLine } from '../words/findings.ts';
import type { World } from '../world.ts';

interface Checked {
  readonly file: string;
  readonly playable: boolean;
  readonly findings: readonly Finding[];
  /** Present when the file could not even be read. */
  readonly problem?: string;
}

/** One answer for every board of a file, those of no use first. */
async function check(world: World, name: string): Promise<readonly Checked[]> {
  const file = sourceName(name);
  const text = await layoutText(world, name);
  if (!text.ok) return [{ file, playable: false, findings: [], problem: text.error.problem.message }];
  const opened = openFortress(text.value, { fileName: name });
  if (!opened.ok) return [{ file, playable: false, findings: opened.error }];
  const { layouts, skipped } = opened.value;
  const isAlone = layouts.length + skipped.length === 1;
  const named = (board: string) => (isAlone ? file : `${file}, board “${board}”`);
  return [
    ...skipped.map((board) => ({ file: named(board.name), playable: false, findings: board.findings })),
    ...layouts.map(({ layout, advice }) => ({ file: named(layout.id), playable: true, findings: advice })),
  ];
}

function linesFor({ file, findings, problem }: Checked, words: TerminalWords): string[] {
  if (problem !== undefined) return [plain(`${file}: ${words.check.error}: ${problem}`)];
  if (findings.length === 0) return [plain(`${file}: ${words.check.fine}`)];
  return findings.map((finding) => findingLine(file, finding, words));
}

export const validate: Command = {
  name: 'validate',
  summary: 'Check layout files for errors and possible improvements',
  usage: '<layout file>…',
  takes: [1, 10_000],
  options: {},
  details: 'One line per finding. Errors reject the file (exit code 1), advice doesn’t.',
  examples: ['mf validate my-fortress.json', 'mf validate castle.json boards.mah --json'],
  async run(call) {
    const { words } = call;
    const checked: Checked[] = [];
    for (const path of call.positionals) checked.push(...(await check(call.world, path)));
    return ok({
      json: checked.map((file) => ({
        ...file,
        findings: file.findings.map((finding) => ({
          ...finding,
          text: findingText(finding, words.findings),
        })),
      })),
      text: checked.flatMap((file) => linesFor(file, words)).join('\n'),
      exit: checked.every(({ playable }) => playable) ? EXIT.fine : EXIT.rejected,
    });
  },
};
