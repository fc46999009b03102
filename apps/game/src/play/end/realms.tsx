/** The realms as they stand at the end, each on its painted scroll, one at a time and large. */
import type { GameView } from '@mahjong-fortress/rules';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useState } from 'preact/hooks';
import { SEASONS } from '../../art/palette.ts';
import { realmScroll } from '../../art/realms/scroll.ts';
import { RealmGrid } from '../../mirror/boards.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../ui/words.ts';

interface Props {
  readonly view: GameView;
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
  /** Whose realm is shown until somebody chooses one. */
  readonly first: number;
  /** Those who have won, once that is known. */
  readonly winners: readonly number[];
}

const SCROLL = { width: 900, height: 820 };

export function Realms({ view, who, seasons, first, winners }: Props) {
  const words = useWords();
  const [chosen, setChosen] = useState<number>();
  const player = chosen ?? first;
  const season = seasons[player] ?? 0;
  const landscape = SEASONS[season] ?? 'spring';
  return (
    <section class="end-realms" aria-label={words.end.realms}>
      {view.players.length > 1 ? (
        <div class="tabs">
          {view.players.map((_, seat) => (
            <button
              type="button"
              key={seasons[seat]}
              data-season={seasons[seat]}
              aria-pressed={seat === player}
              onClick={() => setChosen(seat)}
            >
              {nameOf(who[seat], words)}
              {winners.includes(seat) ? ' ★' : ''}
            </button>
          ))}
        </div>
      ) : null}
      <div
        class="end-realm"
        data-season={season}
        data-won={winners.includes(player) || undefined}
        style={{ '--columns': view.players[player]?.realm.columns }}
      >
        <Picture drawing={`scroll ${landscape}`} draw={() => realmScroll(landscape, SCROLL)} alt="" />
        <RealmGrid
          key={player}
          view={view}
          player={player}
          who={who[player]}
          season={season}
          legal={[]}
          pending={{}}
        />
      </div>
    </section>
  );
}
