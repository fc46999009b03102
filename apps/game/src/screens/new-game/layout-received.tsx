/** Fortresses that came by a link or a file: to play, to keep, to change, to send on, to remove. */
import {
  forgetReceived,
  keepReceived,
  type Layout,
  listReceived,
  makeShareCode,
  makeShareLink,
} from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
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
  const [said, setSaid] = useState('');
  const current = received.find(({ layout }) => layout.rows.join() === chosen.rows.join());
  const site = window.location.href.replace(/[?#].*$/, '');

  async function share(layout: Layout): Promise<void> {
    const link = makeShareLink(site, makeShareCode(layout));
    try {
      await navigator.clipboard.writeText(link);
      setSaid(newGame.linkCopied);
    } catch {
      setSaid(link);
    }
  }

  async function keep(): Promise<void> {
    if (current && (await keepReceived(vault, current, Date.now()))) onKept();
    else setSaid(newGame.notKept);
  }

  return (
    <>
      <LayoutList layouts={received.map(({ layout }) => layout)} chosen={chosen} onChoose={onChoose} />
      {received.length === 0 ? <p class="remark">{newGame.noneReceived}</p> : null}
      {current ? (
        <div class="layout-open">
          <button type="button" class="small" onClick={() => void keep()}>
            {newGame.keep}
          </button>
          <a class="small button" href={makeShareLink('.', makeShareCode(current.layout), 'editor')}>
            {newGame.editCopy}
          </a>
          <button type="button" class="small" onClick={() => void share(current.layout)}>
            {newGame.shareFortress}
          </button>
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
        </div>
      ) : null}
      <p class="remark" role="status">
        {said}
      </p>
    </>
  );
}
