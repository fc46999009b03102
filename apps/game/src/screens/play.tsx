/** Asked before a second game is begun beside one that is not over. */
import { useApp } from '../app/model-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/words.ts';
import { LevelChoice } from './level-choice.tsx';

export function PlayDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const { title, levelsInWords } = useWords();
  return (
    <Dialog
      heading={title.another}
      onClose={onClose}
      foot={
        <button type="button" class="large" onClick={app.playAnother}>
          {title.play}
        </button>
      }
    >
      <p>{title.keepsGame}</p>
      <LevelChoice />
      <p class="remark">{levelsInWords[app.settings.value.level]}</p>
    </Dialog>
  );
}
