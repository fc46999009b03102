import { textIn } from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { onlyLayout, readFile } from '../../exchange/arrivals.ts';
import type { Found } from '../../exchange/files.ts';
import { useDesk, useMessages } from '../context.ts';
import { FileField } from '../file-field.tsx';
import { Picture } from '../picture.tsx';
import { Card } from './card.tsx';

export function FromFile() {
  const { state, startFrom, say, warn } = useDesk();
  const messages = useMessages();
  const boards = useSignal<Found | undefined>(undefined);
  const language = state.language.value;

  async function open(file: File): Promise<void> {
    const read = await readFile(file);
    if (!read.ok) return warn(read.error);
    const layout = onlyLayout(read.value);
    if (!layout) {
      boards.value = read.value;
      return;
    }
    startFrom(layout);
    const [change] = read.value.advice;
    if (change) say((_, spoken) => change.text[spoken]);
  }

  return (
    <div class="stack">
      <p class="hint">{messages.fileHint}</p>
      <FileField
        label={messages.chooseFile}
        accept=".json,.txt,.mah,.layout,application/json,text/plain"
        onFile={(file) => void open(file)}
      />
      {boards.value && (
        <>
          <h3>{messages.boardsInFile}</h3>
          {boards.value.skipped > 0 && <p class="hint">{messages.boardsSkipped(boards.value.skipped)}</p>}
          <ul class="cards">
            {boards.value.layouts.map((layout, index) => (
              <Card
                key={index}
                name={textIn(layout.name, language)}
                note={layout.players.join(', ')}
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
