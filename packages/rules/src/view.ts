/** What may be known of a game: everything but the covered tiles of the fortress (R3). */
import { type Random, shuffled } from '@mahjong-fortress/base/random';
import { withCoveredHidden } from './fortress.ts';
import type { Game } from './game.ts';
import { allTiles, type Face, HIDDEN } from './tile.ts';

/**
 * A game as a player sees it. It has the shape of a game, with HIDDEN for every covered tile, so that every question
 * about the rules can be asked of it; what is legal never depends on a covered tile. Whose view it is makes it a type of
 * its own: no game passes for a view.
 */
export interface GameView extends Game {
  /** The player whose view it is; undefined for somebody who only watches. */
  readonly viewer: number | undefined;
}

/** What somebody may see. Nobody holds secret tiles, so the views of players and watchers differ only in whose they are. */
export function viewFor(game: Game, viewer: number | undefined): GameView {
  return { ...game, fortress: withCoveredHidden(game.fortress), viewer };
}

/** Every tile that lies in sight, or did. */
export function knownTiles({ fortress, players, turn, ingenuity }: Game): Face[] {
  return [
    ...fortress.stacks.flat().filter((face) => face !== HIDDEN),
    ...players.flatMap(({ realm, discarded }) => [...realm.stacks.flat(), ...discarded]),
    ...turn.hand,
    ...(ingenuity?.tiles ?? []),
  ];
}

/** The tiles that must lie covered, in the order of their faces: anyone can count them. */
export function unseenTiles(view: Game): Face[] {
  const known = new Map<Face, number>();
  for (const face of knownTiles(view)) known.set(face, (known.get(face) ?? 0) + 1);
  return allTiles().filter((face) => {
    const count = known.get(face) ?? 0;
    if (count > 0) known.set(face, count - 1);
    return count === 0;
  });
}

/** A game that could lie behind a view: the covered tiles dealt anew. */
export function gameBehind(view: Game, random: Random): Game {
  const unseen = shuffled(unseenTiles(view), random);
  let dealt = 0;
  const stacks = view.fortress.stacks.map((stack) =>
    stack.map((face) => (face === HIDDEN ? (unseen[dealt++] as Face) : face)),
  );
  return { ...view, fortress: { ...view.fortress, stacks } };
}
