/** All Spirit cards. A card without an entry is a type error. */
import type { SpiritId } from '../cards.ts';
import { beauty } from './beauty.ts';
import { change } from './change.ts';
import { cunning } from './cunning.ts';
import { deceit } from './deceit.ts';
import { depths } from './depths.ts';
import { destruction } from './destruction.ts';
import { faith } from './faith.ts';
import { lightness } from './lightness.ts';
import type { Spirit } from './spirit.ts';
import { strength } from './strength.ts';
import { wind } from './wind.ts';

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
