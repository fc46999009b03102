/** A part of the game that is fetched when it is wanted did not come. */
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/words.ts';

export function NotLoadedDialog({ onClose }: { onClose(): void }) {
  const { notLoaded } = useWords();
  return (
    <Dialog heading={notLoaded.heading} onClose={onClose}>
      <p>{notLoaded.text}</p>
    </Dialog>
  );
}
