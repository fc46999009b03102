/** The realms as they stand at the end, each on its painted scroll, one at a time and large. */
import type { GameView } from '@mahjong-fortress/rules';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useState } from 'preact/hooks';
import { SEASONS } from '../../art/palette.ts';
import { realmScroll } from '../../art/realms/scroll.ts';
import { RealmGrid } from '../../mirror/boards.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../ui/words.ts';
import type { ScoreLine } from './score-lines.ts';

interface Props {
  readonly view: GameView;
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
  /** Whose realm is shown until somebody chooses one. */
  readonly first: number;
  /** Those who have won, once that is known. */
  readonly winners: readonly number[];
  /** What each of them has scored; on a phone the table of everybody's points has no room for where they come from. */
  readonly lines: readonly (readonly ScoreLine[])[];
}

const SCROLL = { width: 900, height: 820 };

export function Realms({ view, who, seasons, first, winners, lines }: Props) {
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
      <dl class="score-parts">
        {lines[player]
          ?.filter(({ parts }) => parts.length > 0)
          .map(({ key, label, parts }) => (
            <div key={key}>
              <dt>{label}</dt>
              {parts.map((part) => (
                <dd key={part}>{part}</dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
}
