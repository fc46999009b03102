/** What was amiss, in words. */
import { type CoachWords, loadCoachWords } from '@mahjong-fortress/words/coach';
import type { GameWords } from '@mahjong-fortress/words/game';
import { faceName, setName } from '@mahjong-fortress/words/names';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import type { Amiss } from '../../session/opponents.ts';
import { useLateWords } from '../../ui/late-words.ts';

export function useCoachWords(): CoachWords | undefined {
  return useLateWords(loadCoachWords);
}

export function wordsForAmiss(
  amiss: Amiss,
  { reasons }: CoachWords,
  words: GameWords,
  who: { readonly me: Who; readonly all: readonly Who[] },
): string {
  switch (amiss.type) {
    case 'leftPair': {
      const tile = faceName(words, amiss.face);
      if (amiss.by === undefined) return reasons.leftPair(who.me, tile);
      const other = who.all[amiss.by] ?? YOU;
      const { set } = amiss;
      return set
        ? reasons.leftPairLocked(who.me, tile, other, setName(words, set), set.vp)
        : reasons.leftPairTo(who.me, tile, other);
    }
    case 'missedSet':
      return reasons.missedSet(setName(words, amiss.set), amiss.set.vp);
    case 'missedShrines':
      return reasons.missedShrines(amiss.tiers.join(', '));
    case 'missedSpirit':
    case 'spentSpirit':
      return reasons[amiss.type](words.spirits[amiss.spirit].name);
    case 'missedPair':
      return reasons.missedPair(faceName(words, amiss.face));
    case 'lockedSoon':
      return reasons.lockedSoon(setName(words, amiss.set));
    case 'missedShrine':
    case 'missedToken':
    case 'missedDiscard':
    case 'summonedSoon':
    case 'placedElsewhere':
    case 'tookOthers':
      return reasons[amiss.type];
  }
}
