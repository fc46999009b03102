import { FORMAT_VERSION, LAYOUT_LIMITS, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { idOf } from '../../document/document.ts';
import { SYMMETRIES, type Symmetry } from '../../document/symmetry.ts';
import { generate } from '../../shaping/generator.ts';
import { Button } from '../button.tsx';
import { Choice } from '../choice.tsx';
import { useDesk, useMessages } from '../context.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import { PlayersChoice } from '../players-choice.tsx';
import { TextField } from '../text-field.tsx';
import { SYMMETRY_NAMES } from '../tool-bar.tsx';

/** Short enough to be told over a table. */
function randomSeed(): string {
  return crypto.getRandomValues(new Uint16Array(1)).join('');
}

export function FromGenerator() {
  const { startFrom } = useDesk();
  const messages = useMessages();
  const seed = useSignal(randomSeed());
  const players = useSignal<PlayerCount>(3);
  const symmetry = useSignal<Symmetry>('both');
  const rows = useMemo(
    () => generate({ seed: seed.value, players: players.value, symmetry: symmetry.value }),
    [seed.value, players.value, symmetry.value],
  );
  return (
    <div class="workshop">
      <div class="stack">
        <PlayersChoice name="generator-players" players={players} />
        <Choice
          name="generator-symmetry"
          label={messages.symmetry}
          class="segments"
          value={symmetry.value}
          options={SYMMETRIES.map((value) => ({
            value,
            label: messages[SYMMETRY_NAMES[value]],
            face: <Icon id={value} />,
          }))}
          onChoose={(value) => {
            symmetry.value = value;
          }}
        />
        <TextField
          label={messages.seed}
          value={seed.value}
          maxLength={40}
          onInput={(text) => {
            seed.value = text;
          }}
        />
        <p class="hint">{messages.generatorHint}</p>
        <div class="row">
          <Button
            icon="rotate"
            label={messages.anotherSeed}
            onClick={() => {
              seed.value = randomSeed();
            }}
          />
          <Button
            kind="gold"
            label={messages.create}
            onClick={() => {
              const name = `${messages.newName} ${seed.value}`.trim().slice(0, LAYOUT_LIMITS.nameLength);
              startFrom({ version: FORMAT_VERSION, id: idOf(name), name, players: [players.value], rows });
            }}
          />
        </div>
      </div>
      <div class="workshop-picture" data-testid="generated">
        <Picture rows={rows} />
      </div>
    </div>
  );
}
