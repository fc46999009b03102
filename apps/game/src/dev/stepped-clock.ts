/** Phaser's own tweens on a clock that a test moves on. */
import './headless.ts';
import { Events, Tweens } from 'phaser';
import { vi } from 'vitest';

export interface SteppedClock {
  readonly tweens: Tweens.TweenManager;
  /** So many frames of so many milliseconds. */
  pass(milliseconds: number, frames?: number): void;
}

export function makeSteppedClock(): SteppedClock {
  vi.useFakeTimers({ toFake: ['Date'] });
  const events = new Events.EventEmitter();
  const tweens = new Tweens.TweenManager({ sys: { events } } as never);
  events.emit('boot');
  events.emit('start');
  return {
    tweens,
    pass(milliseconds, frames = 1) {
      for (let i = 0; i < frames; i++) {
        vi.setSystemTime(Date.now() + milliseconds);
        events.emit('update');
      }
    },
  };
}
