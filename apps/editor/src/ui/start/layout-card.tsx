import { type Layout, textIn } from '@mahjong-fortress/layouts-schema';
import { useDesk, useMessages } from '../context.ts';
import { Picture } from '../picture.tsx';
import { StartCard } from './start-card.tsx';

interface LayoutCardProps {
  readonly layout: Layout;
  /** Said where fortresses come from many people. */
  readonly author?: string | undefined;
  /** A word in its favour. */
  readonly mark?: string | undefined;
  /** Otherwise it is shown: looking is not keeping, and the first stroke puts it on the shelf. */
  readonly onOpen?: () => void;
}

/** A finished fortress to begin with. Its picture is drawn here: one from elsewhere could be of any size. */
export function LayoutCard({ layout, author, mark, onOpen }: LayoutCardProps) {
  const { state, show } = useDesk();
  const messages = useMessages();
  return (
    <StartCard
      name={textIn(layout.name, state.language.value)}
      note={[messages.playersList(layout.players), author, mark].filter(Boolean).join(' · ')}
      onOpen={onOpen ?? (() => void show(layout))}
    >
      <Picture rows={layout.rows} />
    </StartCard>
  );
}
