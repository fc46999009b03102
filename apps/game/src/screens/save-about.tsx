/** What a list tells about a kept game: who played where and when, and how it ended. */
import { isFinished, type ListedSave } from '../storage/saves.ts';
import { useLanguage, useWords } from '../ui/words.ts';
import { namesIn } from '../words/who.ts';

export function useWhen(savedAt: number): string {
  return new Date(savedAt).toLocaleString(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
}

export function SaveAbout({ save }: { readonly save: ListedSave }) {
  const words = useWords();
  const { record, savedAt } = save;
  const when = useWhen(savedAt);
  const end = isFinished(save) ? `${words.saves.finished} ${record.result?.join(' : ')}` : undefined;
  return (
    <div>
      <b>{namesIn(record, words)}</b>
      <span class="remark">{[record.setup.fortress?.name, when, end].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
