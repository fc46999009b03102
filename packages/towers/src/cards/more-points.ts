/** A card that gives action points, at once (T19). */
import type { Card } from './card.ts';

export function morePoints(points: number): Card {
  return {
    fields: [],
    push: (card, _, __, actions) => actions.push({ type: 'card', card }),
    refuse: () => undefined,
    perform(draft) {
      draft.turn.ap += points;
    },
  };
}
