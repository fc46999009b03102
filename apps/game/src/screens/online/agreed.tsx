/** What will be played at a table: the game, its fortress and cards or its version, time. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import type { About } from '@mahjong-fortress/online';
import { mahjongFortress, type Setup } from '@mahjong-fortress/rules';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useMemo } from 'preact/hooks';
import { layoutIn } from '../../session/new-game.ts';
import { gameNamed } from '../../shelf/games.ts';
import { type CardId, CardThumb } from '../../ui/card.tsx';
import { later } from '../../ui/later.tsx';
import { useLanguage, useWords } from '../../ui/words.ts';
import { gameName } from '../../words/game-name.ts';
import { LayoutPicture } from '../new-game/layout-list.tsx';
import { paceWords } from './measure-words.ts';

/** The setup of a table; nothing where it is of no version that is known here. */
export function setupFrom(json: unknown, seats: number): Setup | undefined {
  const setup = mahjongFortress.parseSetup(json, seats);
  return setup.ok ? setup.value : undefined;
}

/** Before a table starts its cards are named. */
export function cardsIn({ spirits = [], dragons = [] }: Setup): readonly CardId[] {
  return [...('random' in spirits ? [] : spirits), ...('random' in dragons ? [] : dragons)];
}

const AgreedTowers = later(async () => (await import('../../towers/new-game/agreed.tsx')).AgreedTowers);

interface Props {
  readonly about: About;
  readonly seats: number;
  readonly words: OnlineWords;
}

/** What everybody sees of every game. */
function AgreedFacts({ about, words }: Omit<Props, 'seats'>) {
  return (
    <>
      <span>{paceWords(about.pace, words)}</span>
      <span>{about.public ? words.table.listed : words.table.byLink}</span>
      {about.rated ? <span>{words.rated.rated}</span> : null}
    </>
  );
}

function AgreedFortress({ about, seats, words }: Props) {
  const language = useLanguage();
  const setup = useMemo(() => setupFrom(about.setup, seats), [about.setup, seats]);
  const layout = useMemo(() => setup && layoutIn(setup), [setup]);
  const cards = setup ? cardsIn(setup) : [];
  return (
    <>
      {layout ? (
        <figure class="layout-chosen">
          <LayoutPicture layout={layout} />
          <figcaption>
            <b>{textIn(layout.name, language)}</b>
          </figcaption>
        </figure>
      ) : null}
      <p class="facts">
        <AgreedFacts about={about} words={words} />
        {cards.length === 0 ? <span>{words.table.noCards}</span> : null}
      </p>
      {cards.length > 0 ? (
        <div class="agreed-cards">
          {cards.map((id) => (
            <CardThumb id={id} key={id} />
          ))}
        </div>
      ) : null}
    </>
  );
}

export function Agreed(props: Props) {
  const { about, seats, words } = props;
  const page = useWords();
  const game = gameNamed(about.game);
  return (
    <section class="sheet-part agreed" aria-labelledby="agreed-heading">
      <h2 id="agreed-heading">
        {words.table.agreed}
        {game ? `: ${gameName(game, page)}` : ''}
      </h2>
      {game === 'towers' ? (
        <AgreedTowers setup={about.setup} seats={seats}>
          <AgreedFacts about={about} words={words} />
        </AgreedTowers>
      ) : (
        <AgreedFortress {...props} />
      )}
    </section>
  );
}
