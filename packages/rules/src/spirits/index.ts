/** All Spirit cards. A card without an entry is a type error. */
import type { SpiritId } from '../cards.ts';
import { type BeautyEffect, beauty } from './beauty.ts';
import { type ChangeEffect, change } from './change.ts';
import { type CunningEffect, cunning } from './cunning.ts';
import { deceit } from './deceit.ts';
import { depths } from './depths.ts';
import { type DestructionEffect, destruction } from './destruction.ts';
import { type FaithEffect, faith } from './faith.ts';
import { lightness } from './lightness.ts';
import type { Spirit } from './spirit.ts';
import { type StrengthEffect, strength } from './strength.ts';
import { type WindEffect, wind } from './wind.ts';

/** What a Spirit has begun and the player must still carry out. */
export type Effect =
  | BeautyEffect
  | WindEffect
  | StrengthEffect
  | ChangeEffect
  | FaithEffect
  | DestructionEffect
  | CunningEffect;

export const SPIRITS: Readonly<Record<SpiritId, Spirit>> = {
  beauty,
  lightness,
  wind,
  deceit,
  strength,
  change,
  faith,
  depths,
  destruction,
  cunning,
};
