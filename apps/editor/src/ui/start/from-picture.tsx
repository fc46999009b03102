import { FORMAT_VERSION, LIMITS, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { idOf } from '../../document/document.ts';
import { inkOn, loadPicture, rowsFor } from '../../exchange/picture-ink.ts';
import { silhouette } from '../../shaping/silhouette.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { FileField } from '../file-field.tsx';
import { NumberField } from '../number-field.tsx';
import { Picture } from '../picture.tsx';
import { PlayersChoice } from '../players-choice.tsx';

interface Chosen {
  readonly bitmap: ImageBitmap;
  readonly name: string;
}

export function FromPicture() {
  const { state, startFrom, warn } = useDesk();
  const messages = useMessages();
  const chosen = useSignal<Chosen | undefined>(undefined);
  const columns = useSignal(16);
  const players = useSignal<PlayerCount>(2);
  const isInverted = useSignal(false);
  const isMirrored = useSignal(false);

  const rows = useMemo(() => {
    if (!chosen.value) return undefined;
    const { bitmap } = chosen.value;
    const size = {
      columns: columns.value,
      rows: Math.max(1, Math.min(LIMITS.rows, rowsFor(bitmap, columns.value))),
    };
    try {
      return silhouette(inkOn(bitmap, size), {
        players: players.value,
        symmetry: isMirrored.value ? 'left-right' : 'none',
        inverted: isInverted.value,
      });
    } catch {
      // A picture can be too large for the memory of the browser.
      return undefined;
    }
  }, [chosen.value, columns.value, players.value, isInverted.value, isMirrored.value]);

  // A picture that was dropped on the page comes by the same way as one that is chosen here.
  useSignalEffect(() => {
    if (state.pictureFile.value) void choose(state.pictureFile.value);
  });

  async function choose(file: File): Promise<void> {
    try {
      chosen.value = {
        bitmap: await loadPicture(file),
        name: file.name.replace(/\.[^.]*$/, '').slice(0, 40),
      };
    } catch {
      warn((words) => words.pictureBroken);
    }
  }

  return (
    <div class="workshop">
      <div class="stack">
        <p class="hint">{messages.pictureHint}</p>
        <FileField
          label={messages.choosePicture}
          accept="image/*"
          onFile={(file) => {
            state.pictureFile.value = file;
          }}
        />
        <PlayersChoice name="picture-players" players={players} />
        <NumberField label={messages.pictureWidth} value={columns} min={6} max={LIMITS.columns} />
        <label class="check">
          <input
            type="checkbox"
            checked={isInverted.value}
            onChange={(event) => {
              isInverted.value = event.currentTarget.checked;
            }}
          />
          {messages.pictureInverted}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={isMirrored.value}
            onChange={(event) => {
              isMirrored.value = event.currentTarget.checked;
            }}
          />
          {messages.symmetryLeftRight}
        </label>
        <div class="row">
          <Button
            kind="gold"
            label={messages.create}
            disabled={!rows}
            onClick={() => {
              const name = chosen.value?.name || messages.newName;
              if (rows)
                startFrom({ version: FORMAT_VERSION, id: idOf(name), name, players: [players.value], rows });
            }}
          />
        </div>
      </div>
      <div class="workshop-picture" data-testid="silhouette">
        {rows && <Picture rows={rows} />}
        {chosen.value && !rows && <p class="trouble-text">{messages.pictureTooSmall}</p>}
      </div>
    </div>
  );
}
