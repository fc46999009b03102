/** What a list tells about a kept game: who played where and when, and how it ended. */
import type { GameWords } from '@mahjong-fortress/words/game';
import { isFinished, type ListedSave } from '../storage/saves.ts';
import { useLanguage, useWords } from '../ui/words.ts';
import { namesIn } from '../words/who.ts';

export function useWhen(savedAt: number): string {
  return new Date(savedAt).toLocaleString(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The fortress that was played on, or the name of another game. */
export function placeOf(save: ListedSave, { shelf }: GameWords): string | undefined {
  return save.game === 'mahjong-fortress' ? save.record.setup.fortress?.name : shelf[save.game].name;
}

export function SaveAbout({ save }: { readonly save: ListedSave }) {
  const words = useWords();
  const { record, savedAt } = save;
  const when = useWhen(savedAt);
  const end = isFinished(save) ? `${words.saves.finished} ${record.result?.join(' : ')}` : undefined;
  return (
    <div>
      <b>{namesIn(record, words)}</b>
      <span class="remark">{[placeOf(save, words), when, end].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
