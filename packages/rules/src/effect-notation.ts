/** The effect of a Spirit as positions write it. Which facts it has, and of what type, the card says by how it begins. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { fields, oneOf, type Read, yesNo } from '@mahjong-fortress/base/reader';
import { err, type Result } from '@mahjong-fortress/base/result';
import { SPIRIT_IDS } from './cards.ts';
import type { RealmCell } from './realm.ts';
import { type Effect, SPIRITS } from './spirits/index.ts';
import type { EffectFact } from './spirits/spirit.ts';

/** The given effect with the names of its cells. */
export function makeEffect(effect: Effect, nameOf: (cell: RealmCell) => string): unknown {
  const facts = Object.entries<string | EffectFact>(effect);
  return Object.fromEntries(
    facts.map(([key, fact]) => [key, typeof fact === 'object' ? fact.map(nameOf) : fact]),
  );
}

export function readEffect(cells: Read<RealmCell[]>): Read<Effect> {
  const readFact = (fact: string | EffectFact): Read<unknown> => {
    if (typeof fact === 'string') return oneOf([fact]);
    return typeof fact === 'boolean' ? yesNo : cells;
  };
  return (value, path) => {
    const named = (value as { spirit?: unknown } | null)?.spirit;
    const spirit = SPIRIT_IDS.find((id) => id === named);
    const begins = spirit && SPIRITS[spirit].effect?.begins;
    if (!begins) return err(problem('unknown-effect', path, 'This isn’t the effect of any Spirit.'));
    const shape = Object.entries(begins).map(([key, fact]) => [key, readFact(fact)] as const);
    return fields(Object.fromEntries(shape))(value, path) as Result<Effect, Problem>;
  };
}
