/** Layouts that commands are given: by the id of a bundled one, or as a file. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  BUNDLED_LAYOUTS,
  type Finding,
  findingText,
  isError,
  type Layout,
  layoutById,
  parseLayout,
} from '@mahjong-fortress/layouts-schema';
import { en } from '@mahjong-fortress/layouts-schema/sentences/en';
import { type Failure, rejected } from './command.ts';
import { readText, sourceName } from './input.ts';
import { suggestion } from './suggest.ts';
import type { World } from './world.ts';

/** The first of the findings that reject a layout. */
export function firstProblem(findings: readonly Finding[]): Problem {
  const first = findings.find(isError);
  return first
    ? problem(first.code, first.path, findingText(first, en))
    : problem('not-a-layout', '', 'This is not a layout.');
}

export async function loadLayout(world: World, name: string): Promise<Result<Layout, Failure>> {
  const bundled = layoutById(name);
  if (bundled) return ok(bundled);
  const text = await readText(world, name);
  if (!text.ok) {
    // A name without a dot or slash was meant as a bundled layout, not as a file.
    if (/[./\\]|^-$/.test(name)) return text;
    const ids = BUNDLED_LAYOUTS.map(({ id }) => id);
    const message = `There is no bundled layout and no file “${name}”.${suggestion(name, ids)}`;
    return rejected(problem('no-layout', '', message));
  }
  const parsed = parseLayout(text.value);
  return parsed.ok ? ok(parsed.value.layout) : rejected(firstProblem(parsed.error), sourceName(name));
}
