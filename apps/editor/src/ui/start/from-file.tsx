import { textIn } from '@mahjong-fortress/layouts-schema';
import { receiveFile } from '../../app/arrival.ts';
import { useDesk, useMessages } from '../context.ts';
import { FileField } from '../file-field.tsx';
import { Picture } from '../picture.tsx';
import { Card } from './card.tsx';

export function FromFile() {
  const desk = useDesk();
  const messages = useMessages();
  const { state, startFrom } = desk;
  const { boards, language } = state;

  return (
    <div class="stack">
      <p class="hint">{messages.fileHint}</p>
      <FileField
        label={messages.chooseFile}
        accept=".json,.txt,.mah,.layout,application/json,text/plain"
        onFile={(file) => void receiveFile(desk, file)}
      />
      {boards.value && (
        <>
          <h3>{messages.boardsInFile}</h3>
          {boards.value.skipped > 0 && <p class="hint">{messages.boardsSkipped(boards.value.skipped)}</p>}
          <ul class="cards">
            {boards.value.layouts.map((layout, index) => (
              <Card
                key={index}
                name={textIn(layout.name, language.value)}
                note={messages.playersList(layout.players)}
                onOpen={() => startFrom(layout)}
              >
                <Picture rows={layout.rows} />
              </Card>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
