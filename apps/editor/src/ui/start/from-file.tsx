import { textIn } from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { receiveFile } from '../../app/arrival.ts';
import type { Found } from '../../exchange/files.ts';
import { useDesk, useMessages } from '../context.ts';
import { FileField } from '../file-field.tsx';
import { Picture } from '../picture.tsx';
import { Card } from './card.tsx';

/** Drawn at once; a file may hold a hundred. */
const SHOWN = 24;

function Boards({ boards, skipped }: Found) {
  const { state, startFrom } = useDesk();
  const messages = useMessages();
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <h3>{messages.boardsInFile}</h3>
      {skipped > 0 && <p class="hint">{messages.boardsSkipped(skipped)}</p>}
      <ul class="cards">
        {boards.slice(0, shown).map(({ layout }, index) => (
          <Card
            key={index}
            name={textIn(layout.name, state.language.value)}
            note={messages.playersList(layout.players)}
            onOpen={() => startFrom(layout)}
          >
            <Picture rows={layout.rows} />
          </Card>
        ))}
      </ul>
      {shown < boards.length && (
        <button type="button" class="button" onClick={() => setShown(shown + SHOWN)}>
          {messages.showMore(boards.length - shown)}
        </button>
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
        accept=".json,.txt,.mah,.layout,application/json,text/plain"
        onFile={(file) => void receiveFile(desk, file)}
      />
      {boards.value && <Boards key={boards.value} {...boards.value} />}
    </div>
  );
}
