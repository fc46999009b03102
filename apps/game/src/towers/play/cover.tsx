/** The device goes to the next person: cards are hidden here, so everything is covered until they have it. */
import { useEffect, useRef } from 'preact/hooks';
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
  return (
    <div class="tw-cover" data-season={season}>
      <h2>{words.coverHeading(name)}</h2>
      <p>{words.cover}</p>
      <button type="button" class="large" ref={button} onClick={onTake}>
        {words.takeDevice(name)}
      </button>
    </div>
  );
}
