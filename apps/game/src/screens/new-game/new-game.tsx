/** The sheet on which a game is put together: seats, fortress, cards, one large button. */
import type { PlayerCount } from '@mahjong-fortress/layouts-schema';
import {
  BEGINNER_DRAGONS,
  BEGINNER_SPIRITS,
  DRAGON_IDS,
  dragonsFor,
  LIMITS,
  SPIRIT_IDS,
} from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { type NewGame, newSeed, withSeats } from '../../session/new-game.ts';
import { useWords } from '../../ui/words.ts';
import { CardsPart } from './cards.tsx';
import { LayoutPicker } from './layout-picker.tsx';
import { LayoutProblems } from './layout-problems.tsx';
import { Seats } from './seats.tsx';

interface Props {
  readonly first: NewGame;
  readonly problems: readonly string[];
}

export function NewGameSheet({ first, problems }: Props) {
  const app = useApp();
  const words = useWords();
  const { newGame } = words;
  const [choice, setChoice] = useState(first);
  const players = choice.seats.length as PlayerCount;
  const change = (changes: Partial<NewGame>) => setChoice((before) => ({ ...before, ...changes }));
  return (
    <main class="sheet parchment">
      <header class="sheet-head">
        <button type="button" class="quiet" onClick={app.toTitle}>
          ‹ {words.common.back}
        </button>
        <h1>{newGame.heading}</h1>
      </header>
      <LayoutProblems problems={problems} />
      <div class="sheet-parts">
        <Seats
          choice={choice}
          onChange={(seats) => setChoice(withSeats(choice, seats))}
          onFirst={(firstPlayer) => change({ firstPlayer })}
        />
        <LayoutPicker layout={choice.layout} players={players} onChange={(layout) => change({ layout })} />
        <section class="sheet-part" aria-labelledby="cards-heading">
          <h2 id="cards-heading">{newGame.cards}</h2>
          <CardsPart
            kind="spirits"
            all={SPIRIT_IDS}
            allowed={SPIRIT_IDS}
            beginner={BEGINNER_SPIRITS}
            texts={words.spirits}
            choice={choice.spirits}
            onChange={(spirits) => change({ spirits })}
          />
          <CardsPart
            kind="dragons"
            all={DRAGON_IDS}
            allowed={dragonsFor(players)}
            beginner={BEGINNER_DRAGONS}
            texts={words.dragons}
            choice={choice.dragons}
            onChange={(dragons) => change({ dragons })}
          />
        </section>
      </div>
      <footer class="sheet-foot">
        <label class="field">
          {newGame.seed}
          <input
            type="text"
            maxLength={LIMITS.seedLength}
            value={choice.seed}
            onInput={(event) => change({ seed: event.currentTarget.value })}
          />
        </label>
        <button type="button" class="small" onClick={() => change({ seed: newSeed() })}>
          {newGame.newSeed}
        </button>
        <button type="button" class="large" onClick={() => app.play(choice)}>
          {newGame.play}
        </button>
      </footer>
    </main>
  );
}
