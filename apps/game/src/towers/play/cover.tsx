/** The device goes to the next person: cards are hidden here, so everything is covered until they have it. */
import { useEffect, useRef } from 'preact/hooks';
import { SEASONS } from '../../art/palette.ts';
import { Picture } from '../../ui/picture.tsx';
import { FIGURE_LETTERS, scene } from '../rules/scene.ts';
import { useTowersWords } from '../words.tsx';

interface Props {
  readonly name: string;
  readonly season: number | undefined;
  onTake(): void;
}

export function Cover({ name, season, onTake }: Props) {
  const words = useTowersWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  // Whoever is waited for stands there, known at once from across a table.
  const knight = `1${FIGURE_LETTERS[SEASONS[season ?? 0] ?? 'spring']}`;
  return (
    <div class="tw-cover" data-season={season}>
      <Picture
        class="tw-podium"
        drawing={`towers knight ${knight}`}
        draw={() => scene({ rows: [knight] })}
        alt=""
      />
      <h2>{words.coverHeading(name)}</h2>
      <p>{words.cover}</p>
      <button type="button" class="large" ref={button} onClick={onTake}>
        {words.takeDevice(name)}
      </button>
    </div>
  );
}
