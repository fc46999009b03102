/** Why the last touch led to nothing, in words. */
import type { GameWords } from '@mahjong-fortress/words/game';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import type { SessionState } from '../session/session-state.ts';

export function wordsForRefusal(
  { refused, view, fault }: SessionState,
  who: readonly Who[],
  words: GameWords,
): string | undefined {
  if (!refused) return undefined;
  switch (refused.code) {
    case 'not-your-turn':
      return fault ? words.table.noAnswer : words.table.thinking(who[view.turn.player] ?? YOU);
    case 'undo-nothing':
      return words.table.undoNothing;
    case 'no-hints':
      return words.table.noHints;
    case 'not-done':
      return words.table.notDone;
    case 'undo-sealed':
      return words.table.undoSealed;
    default:
      return words.refusals[refused.code];
  }
}
