/** What can be done after a try. */
import type { Trial } from '../../app/trial.ts';
import { useWords } from '../../ui/words.ts';

interface Props {
  readonly trial: Trial;
  onBoard(): void;
}

export function TrialEnd({ trial, onBoard }: Props) {
  const { table } = useWords();
  return (
    <nav class="end-row">
      <button type="button" class="large" onClick={trial.back}>
        {table.toDrawing}
      </button>
      <button type="button" class="small" onClick={trial.again}>
        {table.anotherDeal}
      </button>
      <button type="button" class="small" onClick={onBoard}>
        {table.showBoard}
      </button>
    </nav>
  );
}
