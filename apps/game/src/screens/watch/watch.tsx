/** What there is to watch: one's own games, the best of others, computers at play, a record from elsewhere. */
import { useApp } from '../../app/model-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/words.ts';
import { BestGames } from './best-games.tsx';
import { WatchComputers } from './computers.tsx';
import { OpenRecord } from './open-record.tsx';
import { OwnGames } from './own-games.tsx';

interface Props {
  /** A link led here that could not be read. */
  readonly cameBroken?: boolean;
  onClose(): void;
}

export function WatchDialog({ cameBroken = false, onClose }: Props) {
  const { watch } = useWords();
  const { server } = useApp();
  const file = <OpenRecord cameBroken={cameBroken} />;
  return (
    <Dialog heading={watch.heading} onClose={onClose}>
      {cameBroken ? file : null}
      <OwnGames />
      {server.value ? <BestGames /> : null}
      <WatchComputers />
      {cameBroken ? null : file}
    </Dialog>
  );
}
