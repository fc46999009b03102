/** Fortresses that came by a link or a file: to play, to keep, to change, to send on, to remove. */
import { forgetReceived, type Layout, listReceived } from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { FortressActions } from '../../ui/fortress-actions.tsx';
import { useWords } from '../../ui/words.ts';
import { LayoutList } from './layout-list.tsx';

interface Props {
  readonly chosen: Layout;
  onChoose(layout: Layout): void;
  /** It is one of the person's own now. */
  onKept(): void;
}

export function ReceivedLayouts({ chosen, onChoose, onKept }: Props) {
  const { vault } = useApp();
  const { newGame } = useWords();
  const [received, setReceived] = useState(() => listReceived(vault));
  const current = received.find(({ layout }) => layout.rows.join() === chosen.rows.join());
  return (
    <>
      <LayoutList layouts={received.map(({ layout }) => layout)} chosen={chosen} onChoose={onChoose} />
      {received.length === 0 ? <p class="remark">{newGame.noneReceived}</p> : null}
      {current ? (
        <FortressActions layout={current.layout} onKept={onKept}>
          <button
            type="button"
            class="small"
            onClick={() => {
              forgetReceived(vault, current.key);
              setReceived(listReceived(vault));
            }}
          >
            {newGame.forget}
          </button>
        </FortressActions>
      ) : null}
    </>
  );
}
