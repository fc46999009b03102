/** What there is to watch: one's own games, computers at play, a record from elsewhere. */
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/words.ts';
import { Computers } from './computers.tsx';
import { OpenRecord } from './open-record.tsx';
import { OwnGames } from './own-games.tsx';

interface Props {
  /** A link led here that could not be read. */
  readonly cameBroken?: boolean;
  onClose(): void;
}

/** The best games of others get a section of their own once there is a server that knows them. */
export function WatchDialog({ cameBroken = false, onClose }: Props) {
  const { watch } = useWords();
  const file = <OpenRecord cameBroken={cameBroken} />;
  return (
    <Dialog heading={watch.heading} onClose={onClose}>
      {cameBroken ? file : null}
      <OwnGames />
      <Computers />
      {cameBroken ? null : file}
    </Dialog>
  );
}
