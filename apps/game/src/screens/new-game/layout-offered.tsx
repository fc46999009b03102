/** The fortresses of one source, for the number of players or for any. */
import { BUNDLED_LAYOUTS, type Layout, type PlayerCount, suits } from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { useWords } from '../../ui/words.ts';
import { CollectionNews, type Collections, isComplete, MoreOfCollections } from './collections.tsx';
import { LayoutList, uniqueLayouts } from './layout-list.tsx';
import type { LayoutSource } from './layout-sources.ts';

interface Props {
  readonly source: LayoutSource;
  readonly collections: Collections;
  readonly players: PlayerCount;
  readonly chosen: Layout;
  onChoose(layout: Layout): void;
}

export function OfferedLayouts({ source, collections, players, chosen, onChoose }: Props) {
  const { newGame } = useWords();
  const { ownLayouts } = useApp();
  const [showsAll, setShowsAll] = useState(false);
  const layouts: Readonly<Record<LayoutSource, () => readonly Layout[]>> = {
    bundled: () => BUNDLED_LAYOUTS,
    community: () => uniqueLayouts(collections.list.flatMap((collection) => collection.layouts)),
    own: ownLayouts,
  };
  const offered = layouts[source]();
  const shown = offered.filter((one) => showsAll || suits(one, players));
  const hasNews = source === 'community' && !collections.list.every(isComplete);
  return (
    <>
      <LayoutList layouts={shown} chosen={chosen} onChoose={onChoose} />
      {source === 'community' ? <MoreOfCollections {...collections} /> : null}
      {hasNews ? <CollectionNews {...collections} /> : null}
      {shown.length === 0 && !(hasNews && offered.length === 0) ? (
        <p class="remark" role="status">
          {offered.length === 0 ? newGame.noneYet : newGame.noneSuits}
          {source === 'own' && offered.length === 0 ? (
            <>
              {' '}
              <a class="small" href="editor/">
                {newGame.drawOne}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      <label class="check">
        <input
          type="checkbox"
          checked={showsAll}
          onChange={(event) => setShowsAll(event.currentTarget.checked)}
        />
        {newGame.allLayouts}
      </label>
    </>
  );
}
