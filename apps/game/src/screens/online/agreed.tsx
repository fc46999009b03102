/** What will be played at a table: fortress, cards, time. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import type { About } from '@mahjong-fortress/online';
import { mahjongFortress, type Setup } from '@mahjong-fortress/rules';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useMemo } from 'preact/hooks';
import { layoutIn } from '../../session/new-game.ts';
import { type CardId, CardThumb } from '../../ui/card.tsx';
import { useLanguage } from '../../ui/words.ts';
import { LayoutPicture } from '../new-game/layout-list.tsx';
import { paceWords } from './online-words.ts';

/** The setup of a table; nothing where it is of no version that is known here. */
export function setupFrom(json: unknown, seats: number): Setup | undefined {
  const setup = mahjongFortress.parseSetup(json, seats);
  return setup.ok ? setup.value : undefined;
}

/** Before a table starts its cards are named. */
function cardsIn({ spirits = [], dragons = [] }: Setup): readonly CardId[] {
  return [...('random' in spirits ? [] : spirits), ...('random' in dragons ? [] : dragons)];
}

interface Props {
  readonly about: About;
  readonly seats: number;
  readonly words: OnlineWords;
}

export function Agreed({ about, seats, words }: Props) {
  const language = useLanguage();
  const setup = useMemo(() => setupFrom(about.setup, seats), [about.setup, seats]);
  const layout = useMemo(() => setup && layoutIn(setup), [setup]);
  const cards = setup ? cardsIn(setup) : [];
  return (
    <section class="sheet-part agreed" aria-labelledby="agreed-heading">
      <h2 id="agreed-heading">{words.table.agreed}</h2>
      {layout ? (
        <figure class="layout-chosen">
          <LayoutPicture layout={layout} />
          <figcaption>
            <b>{textIn(layout.name, language)}</b>
          </figcaption>
        </figure>
      ) : null}
      <p class="facts">
        <span>{paceWords(about.pace, words)}</span>
        <span>{about.public ? words.table.listed : words.table.byLink}</span>
        {about.rated ? <span>{words.rated.rated}</span> : null}
        {cards.length === 0 ? <span>{words.table.noCards}</span> : null}
      </p>
      {cards.length > 0 ? (
        <div class="agreed-cards">
          {cards.map((id) => (
            <CardThumb id={id} key={id} />
          ))}
        </div>
      ) : null}
    </section>
  );
}
