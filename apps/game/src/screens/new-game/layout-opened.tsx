/** What a file or a link holds: of several boards the person chooses one, and is told how many are of no use. */
import type { CheckedLayout, Layout, Opened } from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { useWords } from '../../ui/words.ts';
import { LayoutList } from './layout-list.tsx';

/** Drawn at once; a file may hold a hundred. */
const SHOWN = 24;

interface Props {
  readonly opened: Opened;
  readonly chosen: Layout;
  onChoose(board: CheckedLayout): void;
}

export function OpenedLayouts({ opened: { layouts, skipped }, chosen, onChoose }: Props) {
  const { newGame } = useWords();
  const [most, setMost] = useState(SHOWN);
  const shown = layouts.slice(0, most);
  const left = layouts.length - shown.length;
  const remarks = [
    ...(layouts.length > 1 ? [newGame.chooseBoard] : []),
    ...(skipped.length > 0 ? [newGame.boardsSkipped(skipped.length)] : []),
  ];
  return (
    <>
      {remarks.length > 0 ? (
        <p class="remark" role="status">
          {remarks.join(' ')}
        </p>
      ) : null}
      <LayoutList
        layouts={shown.map(({ layout }) => layout)}
        chosen={chosen}
        onChoose={(_, index) => {
          const board = shown[index];
          if (board) onChoose(board);
        }}
      />
      {left > 0 ? (
        <button type="button" class="small" onClick={() => setMost(most + SHOWN)}>
          {newGame.showMore(left)}
        </button>
      ) : null}
    </>
  );
}
