import { ok } from '@mahjong-fortress/base/result';
import { type Finding, findingText, isError, parseLayout } from '@mahjong-fortress/layouts-schema';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { type Command, EXIT } from '../command.ts';
import { readText, sourceName } from '../input.ts';
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

async function check(world: World, path: string): Promise<Checked> {
  const file = sourceName(path);
  const text = await readText(world, path);
  if (!text.ok) return { file, playable: false, findings: [], problem: text.error.problem.message };
  const parsed = parseLayout(text.value);
  const findings = parsed.ok ? parsed.value.advice : parsed.error;
  return { file, playable: !findings.some(isError), findings };
}

function linesFor({ file, findings, problem }: Checked, words: TerminalWords): string[] {
  if (problem !== undefined) return [plain(`${file}: ${words.check.error}: ${problem}`)];
  if (findings.length === 0) return [plain(`${file}: ${words.check.fine}`)];
  return findings.map((finding) => findingLine(file, finding, words));
}

export const validate: Command = {
  name: 'validate',
  summary: 'Check layout files: what cannot be played, and what could be better',
  usage: '<layout file>…',
  takes: [1, 10_000],
  options: {},
  details: 'One line per finding. Errors reject the file (exit code 1), advice does not.',
  examples: ['mf validate my-fortress.json', 'mf validate castle.json tower.json --json'],
  async run(call) {
    const { words } = call;
    const checked: Checked[] = [];
    for (const path of call.positionals) checked.push(await check(call.world, path));
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
