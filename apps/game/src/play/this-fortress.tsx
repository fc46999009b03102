/** The fortress that is being played on: what it is, and what can be done with it. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import { layoutIn } from '../session/new-game.ts';
import type { FortressRecord } from '../session/played-game.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FortressActions } from '../ui/fortress-actions.tsx';
import { useLanguage, useWords } from '../ui/words.ts';

interface Props {
  readonly record: FortressRecord;
  onClose(): void;
}

export function ThisFortress({ record, onClose }: Props) {
  const language = useLanguage();
  const { newGame } = useWords();
  const layout = layoutIn(record.setup);
  return (
    <Dialog heading={textIn(layout.name, language) || newGame.thisFortress} onClose={onClose}>
      <FortressActions layout={layout} />
    </Dialog>
  );
}
