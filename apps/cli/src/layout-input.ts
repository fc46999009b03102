/** Layouts that commands are given: by the id of a bundled one, as a file of any kind, or as a share link or code. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  BUNDLED_LAYOUTS,
  type CheckedLayout,
  type Finding,
  findingText,
  isChange,
  isError,
  isIndexFile,
  isShared,
  type Layout,
  layoutById,
  type Opened,
  openFortress,
  openLink,
} from '@mahjong-fortress/layouts-schema';
import { en } from '@mahjong-fortress/layouts-schema/sentences/en';
import { wholeOption } from './arguments.ts';
import { type Call, type Failure, type Option, rejected } from './command.ts';
import { readText, sourceName } from './input.ts';
import { suggestion } from './suggest.ts';
import { tell } from './terminal.ts';
import { findingLine } from './words/findings.ts';
import type { World } from './world.ts';

/** For every command that asks for one layout. */
export const BOARD_OPTION: Readonly<Record<string, Option>> = {
  board: { value: 'N', about: 'which board to use if the file has several' },
};

/** The first of the findings that reject a layout. */
export function firstProblem(findings: readonly Finding[]): Problem {
  const first = findings.find(isError);
  return first
    ? problem(first.code, first.path, findingText(first, en))
    : problem('not-a-layout', '', 'This isn’t a layout.');
}

/** The text that may hold a fortress: a link or code stands for itself, everything else names a file. */
export async function layoutText(world: World, name: string): Promise<Result<string, Failure>> {
  const text = openLink(name).ok ? ok(name) : await readText(world, name);
  return text.ok || !isShared(name) ? text : ok(name);
}

/** Everything a name leads to, told what had to be left out. */
async function openNamed(world: World, name: string): Promise<Result<Opened, Failure>> {
  const bundled = layoutById(name);
  if (bundled) return ok({ layouts: [{ layout: bundled, advice: [] }], skipped: [] });
  const text = await layoutText(world, name);
  if (!text.ok) {
    // A name without a dot or slash was meant as a bundled layout, not as a file.
    if (/[./\\]|^-$/.test(name)) return text;
    const ids = BUNDLED_LAYOUTS.map(({ id }) => id);
    const message = `No bundled layout or file is called “${name}”.${suggestion(name, ids)}`;
    return rejected(problem('no-layout', '', message));
  }
  const opened = openFortress(text.value, { fileName: name });
  return opened.ok ? opened : rejected(firstProblem(opened.error), sourceName(name));
}

function tellSkipped({ world, words }: Call, name: string, { skipped }: Opened): void {
  for (const board of skipped) {
    const source = `${sourceName(name)}, board “${board.name}” left out`;
    for (const finding of board.findings) tell(world, findingLine(source, finding, words));
  }
}

function tellChanges({ world, words }: Call, name: string, { advice }: CheckedLayout): void {
  for (const change of advice.filter(isChange)) tell(world, findingLine(sourceName(name), change, words));
}

/** The board that was asked for; a file with a single one needs no asking. */
function chosen({ layouts }: Opened, call: Call, name: string): Result<CheckedLayout, Failure> {
  const number = wholeOption(call, 'board', { low: 1, high: layouts.length, otherwise: 1 });
  if (!number.ok) return number;
  const board = layouts[number.value - 1];
  const unclear = layouts.length > 1 && !call.has('board');
  if (board && !unclear) return ok(board);
  const names = layouts.map(({ layout }, index) => `${index + 1} ${layout.id}`).join(', ');
  const message = `The file has several boards; choose one with --board: ${names}.`;
  return rejected(problem('several-boards', '', message), sourceName(name));
}

/** The one layout that a command is given; what had to be changed about it is told. */
export async function loadLayout(call: Call, name: string): Promise<Result<Layout, Failure>> {
  const opened = await openNamed(call.world, name);
  if (!opened.ok) return opened;
  const board = chosen(opened.value, call, name);
  if (!board.ok) return board;
  tellSkipped(call, name, opened.value);
  tellChanges(call, name, board.value);
  return ok(board.value.layout);
}

/** The layout files of a folder, by name; anything else is what it is. The list of a collection is no layout. */
export function filesIn({ directory }: World, name: string): readonly string[] {
  const folder = resolve(directory, name);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [name];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !isIndexFile(file));
  // A folder without any is told like any other that stands where a file should.
  return files.length > 0 ? files.sort().map((file) => join(name, file)) : [name];
}

/** All layouts that a name leads to. */
export async function loadLayouts(call: Call, name: string): Promise<Result<Opened, Failure>> {
  const opened = await openNamed(call.world, name);
  if (!opened.ok) return opened;
  tellSkipped(call, name, opened.value);
  for (const board of opened.value.layouts) tellChanges(call, name, board);
  return opened;
}
