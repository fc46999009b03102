/** The device goes to the next person. What was done last stays in sight; a touch anywhere on the table goes on. */
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../ui/words.ts';
import { Sign } from './sign.tsx';

interface Props {
  readonly who: Who | undefined;
  readonly season: number | undefined;
  onTake(): void;
}

export function HandOver({ who, season, onTake }: Props) {
  const { table } = useWords();
  const banner = useRef<HTMLParagraphElement>(null);
  const take = useRef(onTake);
  take.current = onTake;
  useEffect(() => {
    const stage = banner.current?.parentElement;
    const onClick = () => take.current();
    stage?.addEventListener('click', onClick);
    return () => stage?.removeEventListener('click', onClick);
  }, []);
  return (
    <p class="hand-over" data-season={season} ref={banner}>
      <Sign name="shrine" season={season} />
      {table.passTo(who ?? YOU)}
    </p>
  );
}
