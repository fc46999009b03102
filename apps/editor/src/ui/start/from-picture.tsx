import { FORMAT_VERSION, LAYOUT_LIMITS, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { idOf } from '../../document/document.ts';
import type { Grid } from '../../document/grid.ts';
import { shortText } from '../../document/local-text.ts';
import { inkOn, loadPicture, rowsFor } from '../../exchange/picture-ink.ts';
import { silhouette } from '../../shaping/silhouette.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { FileField } from '../file-field.tsx';
import { NumberField } from '../number-field.tsx';
import { Picture } from '../picture.tsx';
import { PlayersChoice } from '../players-choice.tsx';

/** What browsers turn into pixels. */
const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/bmp,image/svg+xml';

interface Chosen {
  readonly bitmap: ImageBitmap;
  readonly name: string;
}

interface Made {
  readonly grid?: Grid;
  readonly trouble?: 'pictureTooSmall' | 'pictureBroken';
}

export function FromPicture() {
  const { state, startFrom, warn } = useDesk();
  const messages = useMessages();
  const chosen = useSignal<Chosen | undefined>(undefined);
  const columns = useSignal(16);
  const players = useSignal<PlayerCount>(2);
  const isInverted = useSignal(false);
  const isMirrored = useSignal(false);
  const latest = useRef<File | undefined>(undefined);

  const { grid, trouble } = useMemo((): Made => {
    if (!chosen.value) return {};
    const { bitmap } = chosen.value;
    const size = {
      columns: columns.value,
      rows: Math.max(1, Math.min(LAYOUT_LIMITS.rows, rowsFor(bitmap, columns.value))),
    };
    try {
      const made = silhouette(inkOn(bitmap, size), {
        players: players.value,
        symmetry: isMirrored.value ? 'left-right' : 'none',
        inverted: isInverted.value,
      });
      return made ? { grid: made } : { trouble: 'pictureTooSmall' };
    } catch {
      // A picture can be too large for the memory of the browser.
      return { trouble: 'pictureBroken' };
    }
  }, [chosen.value, columns.value, players.value, isInverted.value, isMirrored.value]);

  // A picture that was dropped on the page comes by the same way as one that is chosen here.
  useSignalEffect(() => {
    const file = state.pictureFile.value;
    if (!file) return;
    state.pictureFile.value = undefined;
    void choose(file);
  });

  async function choose(file: File): Promise<void> {
    latest.current = file;
    const loaded = await loadPicture(file);
    // Another one may have been chosen meanwhile, or the sheet closed.
    if (latest.current !== file) {
      if (loaded.ok) loaded.value.close();
      return;
    }
    if (!loaded.ok) return warn(loaded.error);
    chosen.value?.bitmap.close();
    chosen.value = {
      bitmap: loaded.value,
      name: shortText(file.name.replace(/\.[^.]*$/, ''), LAYOUT_LIMITS.nameLength),
    };
  }

  useEffect(
    () => () => {
      latest.current = undefined;
      chosen.peek()?.bitmap.close();
    },
    [chosen],
  );

  return (
    <div class="workshop">
      <div class="stack">
        <p class="hint">{messages.pictureHint}</p>
        <FileField label={messages.choosePicture} accept={PICTURES} onFile={(file) => void choose(file)} />
        <PlayersChoice name="picture-players" players={players} />
        <NumberField label={messages.pictureWidth} value={columns} min={6} max={LAYOUT_LIMITS.columns} />
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
            disabled={!grid}
            onClick={() => {
              const name = chosen.value?.name || messages.newName;
              const about = { id: idOf(name), name, players: [players.value] };
              if (grid) startFrom({ version: FORMAT_VERSION, ...about, rows: grid });
            }}
          />
        </div>
      </div>
      <div class="workshop-picture" data-testid="silhouette">
        {grid && <Picture rows={grid} />}
        {trouble && <p class="trouble-text">{messages[trouble]}</p>}
      </div>
    </div>
  );
}
