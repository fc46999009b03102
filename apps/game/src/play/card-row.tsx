/** The cards in play: small on the edge of the table, large and readable when looked at, all of them when pressed. */
import type { GameView } from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { Card, type CardId, CardThumb } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Peek } from '../ui/peek.tsx';
import { useWords } from '../ui/words.ts';

export function CardRow({ view }: { readonly view: GameView }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const ids: readonly CardId[] = [...view.options.spirits, ...view.options.dragons];
  if (ids.length === 0) return null;
  return (
    <section class="cards-in-play" aria-label={words.table.cards}>
      {ids.map((id) => (
        <Peek class="card-button" key={id} look={<Card id={id} />} onPress={() => setOpen(true)}>
          <CardThumb id={id} />
        </Peek>
      ))}
      {isOpen ? (
        <Dialog heading={words.table.cards} onClose={() => setOpen(false)}>
          <div class="card-spread">
            {ids.map((id) => (
              <Card id={id} key={id} />
            ))}
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}
