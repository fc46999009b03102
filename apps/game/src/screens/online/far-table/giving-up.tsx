/** Asks once more before a game is given up. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { FarTable } from '../../../online/far-table.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  readonly table: FarTable;
  readonly words: OnlineWords;
  onClose(): void;
}

export function GivingUp({ table, words: { playing }, onClose }: Props) {
  return (
    <Dialog
      heading={playing.resignAsk}
      onClose={onClose}
      foot={
        <button
          type="button"
          class="large"
          onClick={() => {
            onClose();
            void table.ask({ type: 'resign' });
          }}
        >
          {playing.resignYes}
        </button>
      }
    >
      <p>{playing.resignAbout}</p>
    </Dialog>
  );
}
