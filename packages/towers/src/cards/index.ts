/** All action cards. A card without an entry is a type error. */
import type { CardId } from '../card-ids.ts';
import type { Card } from './card.ts';
import { diagonal } from './diagonal.ts';
import { doors } from './doors.ts';
import { extra } from './extra.ts';
import { insert } from './insert.ts';
import { jump } from './jump.ts';
import { leap } from './leap.ts';
import { relocate } from './relocate.ts';
import { seven } from './seven.ts';
import { shift } from './shift.ts';
import { six } from './six.ts';

export const CARDS: Readonly<Record<CardId, Card>> = {
  six,
  seven,
  extra,
  insert,
  shift,
  relocate,
  diagonal,
  doors,
  jump,
  leap,
};
