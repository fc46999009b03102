/** All Dragon cards. A card without an entry is a type error. */
import type { DragonId } from '../cards.ts';
import { courage } from './courage.ts';
import { devotion } from './devotion.ts';
import type { Dragon } from './dragon.ts';
import { greatness } from './greatness.ts';
import { harmony } from './harmony.ts';
import { humility } from './humility.ts';
import { knowledge } from './knowledge.ts';
import { power } from './power.ts';
import { righteousness } from './righteousness.ts';
import { serenity } from './serenity.ts';
import { steadfastness } from './steadfastness.ts';

export const DRAGONS: Readonly<Record<DragonId, Dragon>> = {
  humility,
  righteousness,
  serenity,
  courage,
  power,
  greatness,
  knowledge,
  harmony,
  devotion,
  steadfastness,
};
