/**
 * Phaser's loop, run only as often as there is something to see: every frame while something moves, seldom while light
 * breathes, not at all on a table at rest. A game of thought should not empty a battery.
 */
import type { Game } from 'phaser';
import type { Tempo } from '../views/pace.ts';

type Limited = Exclude<Tempo, 'resting'>;

/** Frames per second; 0 is as many as the screen shows. */
const FRAME_RATES: Readonly<Record<Limited, number>> = { moving: 0, sweeping: 33, breathing: 18 };

/** What has just changed is drawn at full rate for this long, whatever the pace. */
const AWAKE = 160;

export class Pacing {
  readonly #game: Game;
  readonly #pace: () => Tempo;
  #awakeUntil = 0;
  #limited: Limited = 'moving';

  constructor(game: Game, pace: () => Tempo) {
    this.#game = game;
    this.#pace = pace;
    game.events.on('postrender', this.#adjust, this);
  }

  /** Something is about to change. */
  wake(): void {
    const { loop } = this.#game;
    // A table that has been closed has none any more.
    if (!loop?.raf) return;
    this.#awakeUntil = performance.now() + AWAKE;
    this.#limit('moving');
    if (loop.running) return;
    // The time it slept is no time that anything moved in.
    loop.resetDelta();
    loop.wake();
  }

  #adjust(): void {
    if (performance.now() < this.#awakeUntil) return;
    const pace = this.#pace();
    if (pace === 'resting') this.#game.loop.sleep();
    else this.#limit(pace);
  }

  #limit(pace: Limited): void {
    if (pace === this.#limited) return;
    this.#limited = pace;
    const { loop } = this.#game;
    // Phaser begins its loop anew for it; inside a frame the old one would go on as well.
    queueMicrotask(() => {
      if (loop.raf) loop.setFPSLimit(FRAME_RATES[this.#limited]);
    });
  }
}
