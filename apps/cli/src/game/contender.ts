/** Levels with a budget, as the arena names them: `dragon`, `dragon:40it` or `dragon:500ms`. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import type { Contender } from '@mahjong-fortress/match/arena';
import { LEVELS, type Level } from '@mahjong-fortress/solo-ai';
import { badUsage, type Call, type Failure } from '../command.ts';
import { suggestion } from '../suggest.ts';

const BUDGETS: Readonly<Record<string, 'iterations' | 'milliseconds'>> = {
  ms: 'milliseconds',
  it: 'iterations',
};

type Name = Contender['level'];

/** Those who think as long as they may; the others are done when they have looked once. */
export const SEARCHING: readonly Name[] = ['master', 'dragon', 'milestone', 'seer'];

function contenderFrom(text: string, names: readonly Name[]): Contender | undefined {
  const match = /^([a-z]+)(?::([1-9]\d{0,5})(ms|it))?$/.exec(text);
  const level = names.find((known) => known === match?.[1]);
  if (!match || !level) return undefined;
  const budget = BUDGETS[match[3] ?? ''];
  return budget ? { level, [budget]: Number(match[2]) } : { level };
}

/** Who may play: the levels if nobody says otherwise. */
export function contenderOption(
  call: Call,
  name: 'a' | 'b',
  otherwise: Level,
  names: readonly Name[] = LEVELS,
): Result<Contender, Failure> {
  const text = call.value(name) ?? otherwise;
  const contender = contenderFrom(text, names);
  if (!contender)
    return badUsage(
      `“--${name}”: “${text}” isn’t a level, or not one with a budget.${suggestion(text, names)}`,
    );
  const { level } = contender;
  if (text !== level && !SEARCHING.some((searching) => searching === level))
    return badUsage(`“--${name}”: ${level} doesn’t search, so it can’t have a budget.`);
  return ok(contender);
}
