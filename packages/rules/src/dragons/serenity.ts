import { FACE_DOWN, groupsOf } from '../realm.ts';
import type { Dragon } from './dragon.ts';

/** 1 VP per separate group of stacks whose top tile lies face down. */
export const serenity: Dragon = {
  score: (realm) => groupsOf(realm, FACE_DOWN).map((cells) => ({ vp: 1, cells })),
};
