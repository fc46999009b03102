import { ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, LANGUAGES, type Language, openFortress } from '@mahjong-fortress/layouts-schema';
import { badUsage, type Call, type Command, EXIT, type Failure } from '../command.ts';
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

function linesFor({ file, findings, problem }: Checked, language: Language): string[] {
  if (problem !== undefined) return [plain(`${file}: error: ${problem}`)];
  if (findings.length === 0) return [plain(`${file}: fine`)];
  return findings.map((finding) => findingLine(file, finding, language));
}

function languageOption(call: Call): Result<Language, Failure> {
  const text = call.value('language') ?? 'en';
  const language = LANGUAGES.find((known) => known === text);
  return language ? ok(language) : badUsage(`“--language” is ${LANGUAGES.join(' or ')}.`);
}

export const validate: Command = {
  name: 'validate',
  summary: 'Check layout files: what cannot be played, and what could be better',
  usage: '<layout file>…',
  takes: [1, 10_000],
  options: { language: { value: 'L', about: `the language of the findings: ${LANGUAGES.join(' or ')}` } },
  details: 'One line per finding. Errors reject the file (exit code 1), advice does not.',
  examples: ['mf validate my-fortress.json', 'mf validate castle.json boards.mah --json'],
  async run(call) {
    const language = languageOption(call);
    if (!language.ok) return language;
    const checked: Checked[] = [];
    for (const path of call.positionals) checked.push(...(await check(call.world, path)));
    return ok({
      json: checked,
      text: checked.flatMap((file) => linesFor(file, language.value)).join('\n'),
      exit: checked.every(({ playable }) => playable) ? EXIT.fine : EXIT.rejected,
    });
  },
};
