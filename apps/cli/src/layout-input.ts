/** Layouts that commands are given: by the id of a bundled one, or as a file. */
import {
  BUNDLED_LAYOUTS,
  type Finding,
  type Layout,
  layoutById,
  parseLayout,
} from '@mahjong-fortress/layouts-schema';
import { ok, type Problem, problem, type Result } from '@mahjong-fortress/rules';
import { type Failure, rejected } from './command.ts';
import { readText, sourceName } from './input.ts';
import { suggestion } from './suggest.ts';
import type { World } from './world.ts';

export function problemOf({ code, path, text }: Finding): Problem {
  return problem(code, path, text.en);
}

export async function loadLayout(world: World, name: string): Promise<Result<Layout, Failure>> {
  const bundled = layoutById(name);
  if (bundled) return ok(bundled);
  const text = await readText(world, name);
  if (!text.ok) {
    // A name without a dot or slash was meant as a bundled layout, not as a file.
    if (/[./\\]|^-$/.test(name)) return text;
    const near = suggestion(
      name,
      BUNDLED_LAYOUTS.map(({ id }) => id),
    );
    return rejected(problem('no-layout', '', `There is no bundled layout and no file “${name}”.${near}`));
  }
  const parsed = parseLayout(text.value);
  if (parsed.ok) return ok(parsed.value.layout);
  const [first] = parsed.error;
  return rejected(
    first ? problemOf(first) : problem('not-a-layout', '', 'This is not a layout.'),
    sourceName(name),
  );
}
