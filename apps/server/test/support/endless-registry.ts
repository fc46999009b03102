/** The games of the server, but that computers never come to the end of one. */
import { games as all } from '../../registry.ts';
import type { OnlineGame } from '../../src/online-game.ts';

export const games: readonly OnlineGame[] = all.map((game) =>
  game.gallery ? { ...game, gallery: { ...game.gallery, play: () => undefined } } : game,
);
