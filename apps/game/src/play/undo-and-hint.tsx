/** The buttons beside those of the task, at the table of any game. */
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';

interface Props {
  readonly canUndo: boolean;
  /** Whether somebody here is asked for something. */
  readonly isMine: boolean;
  onUndo(): void;
  onHint(): void;
}

export function UndoAndHint({ canUndo, isMine, onUndo, onHint }: Props) {
  const { table } = useWords();
  return (
    <>
      <button
        type="button"
        class="action plain"
        aria-disabled={!canUndo}
        aria-keyshortcuts="U"
        title={table.undo}
        onClick={onUndo}
      >
        <Icon name="undo" />
        <span>{table.undo}</span>
      </button>
      <button
        type="button"
        class="action plain"
        disabled={!isMine}
        aria-keyshortcuts="H"
        title={table.hint}
        onClick={onHint}
      >
        <Icon name="hint" />
        <span>{table.hint}</span>
      </button>
    </>
  );
}
