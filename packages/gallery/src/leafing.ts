/** Leafing through the gallery: what somebody looks for, and what has come of it so far. */
import type { Card } from './answer.ts';
import type { GalleryClient } from './client.ts';
import { FIRST_PAGE, type Query } from './query.ts';

export interface Leaves {
  readonly query: Query;
  readonly cards: readonly Card[];
  /** Whether more are on their way; why they did not come. */
  readonly isAsking: boolean;
  readonly trouble?: string;
  readonly next?: number;
}

export const NO_LEAVES: Leaves = { query: FIRST_PAGE, cards: [], isAsking: false };

export interface Leafing {
  /** From the first page on; an answer to an older wish is not looked at any more. */
  look(query: Query): void;
  more(): void;
}

export function makeLeafing(
  { list }: Pick<GalleryClient, 'list'>,
  onLeaves: (leaves: Leaves) => void,
): Leafing {
  let now = NO_LEAVES;
  let asked = 0;

  function show(leaves: Leaves): void {
    now = leaves;
    onLeaves(leaves);
  }

  async function ask(query: Query, before: readonly Card[]): Promise<void> {
    asked += 1;
    const mine = asked;
    show({ query, cards: before, isAsking: true });
    const page = await list(query);
    if (mine !== asked) return;
    if (!page.ok)
      return show({ query, cards: before, isAsking: false, trouble: page.error.code, next: query.page });
    const known = new Set(before.map(({ id }) => id));
    const { cards, next } = page.value;
    const fresh = cards.filter(({ id }) => !known.has(id));
    show({ query, cards: [...before, ...fresh], isAsking: false, ...(next === undefined ? {} : { next }) });
  }

  return {
    look: (query) => void ask(query, []),
    more() {
      if (now.next !== undefined) void ask({ ...now.query, page: now.next }, now.cards);
    },
  };
}
