/** A sheet on which a game is put together: who plays, the fortress, the cards, one large button. */
import type { PlayerCount } from '@mahjong-fortress/layouts-schema';
import {
  BEGINNER_DRAGONS,
  BEGINNER_SPIRITS,
  DRAGON_IDS,
  dragonsFor,
  SPIRIT_IDS,
} from '@mahjong-fortress/rules';
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/model-context.ts';
import type { NewGameScreen } from '../../app/screen.ts';
import type { NewGame } from '../../session/new-game.ts';
import { useWords } from '../../ui/words.ts';
import { CardsPart } from './cards.tsx';
import { LayoutPicker } from './layout-picker.tsx';
import { LayoutProblems } from './layout-problems.tsx';

interface Props {
  readonly screen: NewGameScreen;
  /** What holds for all of it, and is chosen first. */
  readonly above?: ComponentChildren;
  readonly who: ComponentChildren;
  /** Below the cards. */
  readonly deal?: ComponentChildren;
  readonly foot: ComponentChildren;
}

export function GameSheet({ screen, above, who, deal, foot }: Props) {
  const { sheet, place, choice: chosen, problems } = screen;
  const app = useApp();
  const words = useWords();
  const { newGame } = words;
  const choice = chosen.value;
  const players = choice.seats.length as PlayerCount;
  function change(changes: Partial<NewGame>): void {
    chosen.value = { ...chosen.value, ...changes };
  }
  return (
    <main class="sheet parchment">
      <header class="sheet-head">
        <button type="button" class="quiet" onClick={app.toTitle}>
          ‹ {words.common.back}
        </button>
        <h1>{newGame.headings[sheet]}</h1>
        {above}
      </header>
      <LayoutProblems problems={problems} />
      <div class="sheet-parts">
        {who}
        <LayoutPicker
          layout={choice.layout}
          players={players}
          isReceived={place.type === 'sharedFortress' && problems.length === 0}
          onChange={(layout) => change({ layout })}
        />
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
          {deal}
        </section>
      </div>
      <footer class="sheet-foot">{foot}</footer>
    </main>
  );
}
