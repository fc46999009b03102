/** Plays the tune while it is wanted: after a first touch, while the page is seen, as loud as the settings say. */
import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../storage/settings.ts';
import { phraseOf } from './tune.ts';
import { sound } from './voices.ts';

/** Music lies under the sounds of the game, not over them. */
const LOUDEST = 0.55;
/** Seconds in which it comes, goes or changes. */
const FADE = 0.8;
/** Phrases are written down so many seconds before they are heard. */
const AHEAD = 2;
const LOOK_EVERY = 500;

interface Player {
  setVolume(volume: number): void;
  pause(isPaused: boolean): void;
  end(): void;
}

function startPlayer(seed: string): Player {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0;
  out.connect(context.destination);
  let index = 0;
  let next = context.currentTime + 0.2;

  /** The clock of the context stands still while it is paused, and so does the music. */
  function look(): void {
    if (context.currentTime < next - AHEAD) return;
    const { notes, length } = phraseOf(seed, index++);
    for (const note of notes) sound(context, out, note, next);
    next += length;
  }

  look();
  const timer = setInterval(look, LOOK_EVERY);
  const fadeTo = (volume: number) => out.gain.setTargetAtTime(volume, context.currentTime, FADE / 4);
  return {
    setVolume: (volume) => fadeTo(volume * LOUDEST),
    pause: (isPaused) => void (isPaused ? context.suspend() : context.resume()),
    end() {
      clearInterval(timer);
      fadeTo(0);
      // With its context every node goes.
      setTimeout(() => void context.close(), FADE * 1000);
    },
  };
}

/** Browsers allow sound only once the person has touched something. */
function whenTouched(act: () => void): void {
  if (navigator.userActivation?.hasBeenActive) return act();
  const first = new AbortController();
  for (const type of ['pointerup', 'keydown']) {
    window.addEventListener(
      type,
      () => {
        first.abort();
        act();
      },
      { signal: first.signal },
    );
  }
}

export function followMusic(settings: ReadonlySignal<Settings>, seed: string): void {
  let player: Player | undefined;

  function follow(): void {
    const { music, muted } = settings.value;
    const volume = muted ? 0 : music;
    if (volume > 0) {
      player ??= startPlayer(seed);
      player.setVolume(volume);
      player.pause(document.hidden);
    } else {
      player?.end();
      player = undefined;
    }
  }

  whenTouched(() => {
    settings.subscribe(follow);
    document.addEventListener('visibilitychange', follow);
  });
}
