import type { Opened } from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { receiveFile, takeBoard } from '../../app/arrival.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { FileField } from '../file-field.tsx';
import { LayoutCard } from './layout-card.tsx';

/** Drawn at once; a file may hold a hundred. */
const SHOWN = 24;

function Boards({ layouts, skipped }: Opened) {
  const desk = useDesk();
  const messages = useMessages();
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <h3>{messages.boardsInFile}</h3>
      {skipped.length > 0 && <p class="hint">{messages.boardsSkipped(skipped.length)}</p>}
      <ul class="cards">
        {layouts.slice(0, shown).map((board, index) => (
          <LayoutCard key={index} layout={board.layout} onOpen={() => takeBoard(desk, board)} />
        ))}
      </ul>
      {shown < layouts.length && (
        <Button
          icon="plus"
          label={messages.showMore(layouts.length - shown)}
          onClick={() => setShown(shown + SHOWN)}
        />
      )}
    </>
  );
}

export function FromFile() {
  const desk = useDesk();
  const messages = useMessages();
  const { boards } = desk.state;

  return (
    <div class="stack">
      <p class="hint">{messages.fileHint}</p>
      <FileField
        label={messages.chooseFile}
        accept=".json,.txt,.mah,.layout,.png,.svg,application/json,text/plain"
        onFile={(file) => void receiveFile(desk, file)}
      />
      {boards.value && <Boards key={boards.value} {...boards.value} />}
    </div>
  );
}
