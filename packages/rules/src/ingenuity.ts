/** The Dragon of Ingenuity, the opponent of a solo game (§10). Its every turn follows from what lies open. */
import { assert } from '@mahjong-fortress/base/assert';
import { isCountdownOpen, takeToken } from './countdown.ts';
import type { Emit } from './event.ts';
import { type FortressCell, heightAt, isAvailable, topFace, topTier } from './fortress.ts';
import type { Draft, Game } from './game.ts';
import { liftTile, tellUncovered } from './lifting.ts';
import { type Face, isSpecial, type Kind, kindOf } from './tile.ts';

/** The lines of the Dragon's list, in their order. */
const INGENUITY_STEPS = ['summon', 'follow', 'dragon', 'special', 'faction'] as const;
export type IngenuityStep = (typeof INGENUITY_STEPS)[number];

/** What the Dragon will do, and by which line of its list. */
export type IngenuityPlan =
  | { readonly step: 'summon' }
  | {
      readonly step: Exclude<IngenuityStep, 'summon'>;
      readonly first: FortressCell;
      /** Present for `follow`: the kind it follows. */
      readonly kind?: Kind;
    };

interface Preference {
  readonly step: Exclude<IngenuityStep, 'summon'>;
  readonly kind?: Kind;
  accepts(face: Face): boolean;
}

function preferences(follows: readonly Kind[]): Preference[] {
  return [
    ...follows.map(
      (kind): Preference => ({ step: 'follow', kind, accepts: (face) => kindOf(face) === kind }),
    ),
    { step: 'dragon', accepts: (face) => kindOf(face) === 'dragons' },
    { step: 'special', accepts: isSpecial },
    { step: 'faction', accepts: (face) => !isSpecial(face) },
  ];
}

export function planIngenuity(game: Game): IngenuityPlan {
  if (isCountdownOpen(game)) return { step: 'summon' };
  const { fortress, ingenuity } = game;
  const top = topTier(fortress);
  // Cells run from north to south and in a row from west to east, so the first match wins every tie.
  const available = [...fortress.stacks.keys()].filter(
    (cell) => heightAt(fortress, cell) === top && isAvailable(fortress, cell),
  );
  for (const { step, kind, accepts } of preferences(ingenuity?.follows ?? [])) {
    const first = available.find((cell) => accepts(topFace(fortress, cell) as Face));
    if (first !== undefined) return kind ? { step, first, kind } : { step, first };
  }
  assert(false, 'the top tier of a fortress always has an available tile');
}

function takeOne(draft: Draft, cell: FortressCell, order: 'first' | 'second', emit: Emit): Face {
  const tier = heightAt(draft.fortress, cell);
  const face = liftTile(draft, cell);
  assert(draft.ingenuity, 'the Dragon of Ingenuity plays only in solo games');
  draft.ingenuity = { ...draft.ingenuity, tiles: [...draft.ingenuity.tiles, face] };
  emit?.({ type: 'tileTaken', player: draft.turn.player, cell, tier, face, order });
  tellUncovered(draft, cell, emit);
  return face;
}

/** The northernmost, then westernmost available tile with the given face, on any tier. */
function identicalTile({ fortress }: Game, face: Face): FortressCell | undefined {
  return [...fortress.stacks.keys()].find(
    (cell) => topFace(fortress, cell) === face && isAvailable(fortress, cell),
  );
}

export function playIngenuity(draft: Draft, emit: Emit): void {
  const plan = planIngenuity(draft);
  if (plan.step === 'summon') {
    takeToken(draft, emit);
    assert(draft.ingenuity, 'the Dragon of Ingenuity plays only in solo games');
    draft.ingenuity = { ...draft.ingenuity, tokens: draft.ingenuity.tokens + 1 };
    return;
  }
  const face = takeOne(draft, plan.first, 'first', emit);
  const second = identicalTile(draft, face);
  if (second !== undefined) takeOne(draft, second, 'second', emit);
}
