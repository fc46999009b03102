/** The chosen fortress: how it looks, who made it, what was changed about it and what could be better. */
import {
  checkLayout,
  type Finding,
  type Layout,
  type PlayerCount,
  textIn,
  tierCounts,
} from '@mahjong-fortress/layouts-schema';
import { useLanguage, useWords } from '../../ui/words.ts';
import { sentencesOf } from '../../words/problem-words.ts';
import { LayoutPicture } from './layout-list.tsx';

interface Props {
  readonly layout: Layout;
  readonly players: PlayerCount;
  readonly changes: readonly Finding[];
}

export function LayoutChosen({ layout, players, changes }: Props) {
  const language = useLanguage();
  const { newGame, findings } = useWords();
  const advice = sentencesOf([...changes, ...checkLayout({ ...layout, players: [players] })], findings);
  const tiers = tierCounts(layout.rows);
  return (
    <figure class="layout-chosen">
      <LayoutPicture layout={layout} />
      <figcaption>
        <b>{textIn(layout.name, language)}</b>
        <span>
          {newGame.tiles(tiers[0] ?? 0, tiers.length)} · {newGame.forPlayers(layout.players.join(', '))}
          {layout.author ? ` · ${newGame.by(layout.author)}` : ''}
        </span>
        {layout.description ? <span>{textIn(layout.description, language)}</span> : null}
        {advice.map((sentence) => (
          <span class="advice" key={sentence}>
            {sentence}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
