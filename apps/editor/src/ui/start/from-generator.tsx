import { FORMAT_VERSION, type Layout, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import { FORTRESS_STYLES, type FortressStyle } from '@mahjong-fortress/words/editor/fortress-names';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { idOf } from '../../document/document.ts';
import { HEIGHTS } from '../../document/grid.ts';
import { SYMMETRIES, type Symmetry } from '../../document/symmetry.ts';
import {
  FORTRESS_SIZES,
  type FortressSize,
  generate,
  nameFor,
  type Recipe,
  variantSeeds,
} from '../../shaping/generator.ts';
import { USUAL_HEIGHT } from '../../shaping/goal.ts';
import { Button } from '../button.tsx';
import { Choice } from '../choice.tsx';
import { useDesk, useMessages } from '../context.ts';
import { Icon } from '../icon.tsx';
import { PlayersChoice } from '../players-choice.tsx';
import { TextField } from '../text-field.tsx';
import { SYMMETRY_NAMES } from '../tool-bar.tsx';
import { LayoutCard } from './layout-card.tsx';

/** Short enough to be told over a table. */
function randomSeed(): string {
  return crypto.getRandomValues(new Uint16Array(1)).join('');
}

function layoutFrom(recipe: Recipe, seed: string, variant: number): Layout {
  const name = nameFor(recipe, variant);
  const rows = generate({ ...recipe, seed });
  return { version: FORMAT_VERSION, id: idOf(name), name, players: [recipe.players], rows };
}

/** Shapes for a recipe, one after another, so that the page answers meanwhile. */
function useVariants(recipe: Recipe): readonly Layout[] {
  const made = useSignal<readonly Layout[]>([]);
  const key = JSON.stringify(recipe);
  useEffect(() => {
    const waiting = [...variantSeeds(recipe.seed)];
    let timer = setTimeout(makeNext);
    made.value = [];
    function makeNext(): void {
      const seed = waiting.shift();
      if (seed === undefined) return;
      made.value = [...made.value, layoutFrom(recipe, seed, made.value.length)];
      timer = setTimeout(makeNext);
    }
    return () => clearTimeout(timer);
  }, [key]);
  return made.value;
}

export function FromGenerator() {
  const { startFrom } = useDesk();
  const messages = useMessages();
  const seed = useSignal(randomSeed());
  const players = useSignal<PlayerCount>(3);
  const symmetry = useSignal<Symmetry>('both');
  const style = useSignal<FortressStyle>('mixed');
  const size = useSignal<FortressSize>('any');
  const highest = useSignal(USUAL_HEIGHT);
  const variants = useVariants({
    seed: seed.value,
    players: players.value,
    symmetry: symmetry.value,
    style: style.value,
    size: size.value,
    highest: highest.value,
  });
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
        <Choice
          name="generator-style"
          label={messages.style}
          class="segments"
          value={style.value}
          options={FORTRESS_STYLES.map((value) => ({
            value,
            label: messages.styles[value],
            face: messages.styles[value],
          }))}
          onChoose={(value) => {
            style.value = value;
          }}
        />
        <Choice
          name="generator-size"
          label={messages.size}
          class="segments"
          value={size.value}
          options={FORTRESS_SIZES.map((value) => ({
            value,
            label: messages.sizes[value],
            face: messages.sizes[value],
          }))}
          onChoose={(value) => {
            size.value = value;
          }}
        />
        <Choice
          name="generator-highest"
          label={messages.highest}
          class="segments"
          value={highest.value}
          options={HEIGHTS.filter((value) => value >= USUAL_HEIGHT).map((value) => ({
            value,
            label: String(value),
            face: value,
          }))}
          onChoose={(value) => {
            highest.value = value;
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
        <div class="row">
          <Button
            icon="rotate"
            kind="gold"
            label={messages.otherSeed}
            onClick={() => {
              seed.value = randomSeed();
            }}
          />
        </div>
        <p class="hint">{messages.generatorHint}</p>
      </div>
      <ul class="cards variants" data-testid="generated">
        {variants.map((layout, index) => (
          <LayoutCard key={index} layout={layout} onOpen={() => startFrom(layout)} />
        ))}
      </ul>
    </div>
  );
}
