import type { Game } from 'phaser';

/** Closes a table for good and gives everything back. */
export function endEngine(game: Game): void {
  // A browser keeps few contexts alive; this one is given back instead of waiting to be collected.
  const { renderer } = game;
  const context = 'gl' in renderer ? renderer.gl : undefined;
  game.events.once('destroy', () => context?.getExtension('WEBGL_lose_context')?.loseContext());
  game.destroy(true);
  // Phaser waits for the next frame to let go of everything, and on a table at rest there is none.
  game.step(performance.now(), 0);
}
