/** A table in a list: its fortress as a picture, who is there, what is agreed. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Listing } from '../../online/api.ts';
import { layoutIn } from '../../session/new-game.ts';
import { useLanguage } from '../../ui/words.ts';
import { LayoutPicture } from '../new-game/layout-list.tsx';
import { setupFrom } from './agreed.tsx';
import { paceWords } from './online-words.ts';

interface Props {
  readonly game: Listing;
  readonly who: string;
  readonly facts: readonly (string | undefined)[];
  readonly words: OnlineWords;
  readonly children: ComponentChildren;
}

export function ListedTable({ game, who, facts, words, children }: Props) {
  const language = useLanguage();
  const { setup: json, seats, pace } = game;
  const text = JSON.stringify(json);
  const layout = useMemo(() => {
    const setup = setupFrom(json, seats);
    return setup && layoutIn(setup);
  }, [text, seats]);
  const about = [layout && textIn(layout.name, language), paceWords(pace, words), ...facts];
  return (
    <li class="save listed">
      {layout ? <LayoutPicture layout={layout} /> : null}
      <div>
        <b>{who}</b>
        <span class="remark">{about.filter(Boolean).join(' · ')}</span>
      </div>
      {children}
    </li>
  );
}
