/** The cards in play, each readable in full. */
import type { Game } from '@mahjong-fortress/rules';
import { useWords } from '../words.ts';

export function CardRow({ game }: { readonly game: Game }) {
  const words = useWords();
  const { spirits, dragons } = game.options;
  if (spirits.length + dragons.length === 0) return null;
  return (
    <section class="cards-in-play" aria-label={words.table.cards}>
      {spirits.map((id) => (
        <details class="play-card" key={id}>
          <summary>{words.spirits[id].name}</summary>
          <p>{words.spirits[id].text}</p>
        </details>
      ))}
      {dragons.map((id) => (
        <details class="play-card dragon-card" key={id}>
          <summary>{words.dragons[id].name}</summary>
          <p>{words.dragons[id].text}</p>
        </details>
      ))}
    </section>
  );
}
