/** A Spirit or Dragon card: the painted card with its words set on it as live text. */
import type { DragonId, SpiritId } from '@mahjong-fortress/rules';
import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { dragonCard, spiritCard } from '../art/cards/index.ts';
import { Picture } from './picture.tsx';
import { useWords } from './words.ts';

export type CardId = SpiritId | DragonId;

function isSpirit(id: CardId): id is SpiritId {
  return SPIRIT_IDS.some((spirit) => spirit === id);
}

function isDragon(id: CardId): id is DragonId {
  return DRAGON_IDS.some((dragon) => dragon === id);
}

function drawCard(id: CardId): string {
  return isSpirit(id) ? spiritCard(id) : dragonCard(id);
}

function useCardWords(id: CardId): { readonly name: string; readonly text: string } {
  const words = useWords();
  return isDragon(id) ? words.dragons[id] : words.spirits[id];
}

/** The picture alone. */
export function CardPicture({ id }: { readonly id: CardId }) {
  return <Picture drawing={`card ${id}`} draw={() => drawCard(id)} alt="" class="card-mini" />;
}

/** The picture and the name alone, where there is little room. */
export function CardThumb({ id }: { readonly id: CardId }) {
  const { name } = useCardWords(id);
  return (
    <span class="card-thumb">
      <Picture drawing={`card ${id}`} draw={() => drawCard(id)} alt="" />
      <span>{name}</span>
    </span>
  );
}

/** A card to be read: the painting, and below it the diagram with the words in a size of the page. */
export function Card({ id }: { readonly id: CardId }) {
  const { name, text } = useCardWords(id);
  const picture = <Picture drawing={`card ${id}`} draw={() => drawCard(id)} alt="" />;
  return (
    <article class="card">
      <div class="card-art">
        {picture}
        <h3 class="card-name">{name}</h3>
      </div>
      <div class="card-words">
        <span class="card-diagram">{picture}</span>
        <p class="card-effect">{text}</p>
      </div>
    </article>
  );
}
