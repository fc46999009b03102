/** Why the last touch led to nothing, in words. */
import type { Words } from '../i18n/en.ts';
import type { SessionState } from '../session/session.ts';

export function wordsForRefusal(
  { refused, game, fault }: SessionState,
  names: readonly string[],
  words: Words,
): string | undefined {
  if (!refused) return undefined;
  switch (refused.code) {
    case 'not-your-turn':
      return fault ? words.table.noAnswer : words.table.thinking(names[game.turn.player] ?? '');
    case 'undo-nothing':
      return words.table.undoNothing;
    case 'undo-sealed':
      return words.table.undoSealed;
    default:
      return words.refusals[refused.code];
  }
}
