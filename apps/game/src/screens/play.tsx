/** Asked before a second game is begun beside one that is not over. */
import { useApp } from '../app/model-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/words.ts';
import { LevelChoice } from './level-choice.tsx';

interface Props {
  /** The deal and whoever plays are chosen already. */
  readonly isSameDeal?: boolean;
  onClose(): void;
}

export function PlayDialog({ isSameDeal, onClose }: Props) {
  const app = useApp();
  const { title, table, saves, levelsInWords } = useWords();
  return (
    <Dialog
      heading={isSameDeal ? table.sameDeal : title.another}
      onClose={onClose}
      foot={
        <button type="button" class="large" onClick={app.playAnother}>
          {title.play}
        </button>
      }
    >
      <p>{app.saving.value === 'no-room' ? saves.unsaved : title.keepsGame}</p>
      {isSameDeal ? null : (
        <>
          <LevelChoice />
          <p class="remark">{levelsInWords[app.settings.value.level]}</p>
        </>
      )}
    </Dialog>
  );
}
