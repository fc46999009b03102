/** A table in a list: its game and its fortress as a picture, who is there, what is agreed. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Listed, Listing } from '../../online/tables.ts';
import { layoutIn } from '../../session/new-game.ts';
import { TowersPicture } from '../../ui/towers-picture.tsx';
import { useLanguage, useWords } from '../../ui/words.ts';
import { gameName } from '../../words/game-name.ts';
import { LayoutPicture } from '../new-game/layout-list.tsx';
import { setupFrom } from './agreed.tsx';
import { paceWords, ratingWords } from './measure-words.ts';

interface Props {
  readonly game: Listing;
  /** Whose strength is worth knowing. */
  readonly people: readonly Listed[];
  readonly who: string;
  readonly facts: readonly (string | undefined)[];
  readonly words: OnlineWords;
  readonly children: ComponentChildren;
}

/** Of those who have a rating; with their names where there are several. */
function Strengths({ people, words }: Pick<Props, 'people' | 'words'>) {
  const known = people.flatMap(({ name, rating }) => (rating ? [{ name, rating }] : []));
  if (known.length === 0) return null;
  const said = known.map(({ name, rating }) =>
    people.length > 1 ? `${name} ${ratingWords(rating, words)}` : ratingWords(rating, words),
  );
  return (
    <span class="strengths">
      <span class="unseen">{words.me.ratings.heading}: </span>
      {said.join(' · ')}
    </span>
  );
}

export function ListedTable({ game, people, who, facts, words, children }: Props) {
  const language = useLanguage();
  const page = useWords();
  const { game: kind, setup: json, seats, pace } = game;
  const text = JSON.stringify(json);
  const layout = useMemo(() => {
    const setup = kind === 'mahjong-fortress' ? setupFrom(json, seats) : undefined;
    return setup && layoutIn(setup);
  }, [kind, text, seats]);
  const name = layout && textIn(layout.name, language);
  const about = [gameName(kind, page), name, paceWords(pace, words), ...facts];
  return (
    <li class="save listed">
      {layout ? <LayoutPicture layout={layout} /> : null}
      {kind === 'towers' ? <TowersPicture /> : null}
      <div>
        <b>{who}</b>
        <Strengths people={people} words={words} />
        <span class="remark">{about.filter(Boolean).join(' · ')}</span>
      </div>
      {children}
    </li>
  );
}
