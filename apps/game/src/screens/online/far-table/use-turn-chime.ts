/** Says by a sound that it is one's turn again: others may have taken their time. */
import { useEffect } from 'preact/hooks';
import { useApp } from '../../../app/model-context.ts';
import type { FarPlaying } from '../../../app/room.ts';
import { NOTES_OF_TURN } from '../../../sound/notes.ts';
import { makeSynth } from '../../../sound/synth.ts';

export function useTurnChime(playing: FarPlaying | undefined): void {
  const app = useApp();
  useEffect(() => {
    if (!playing) return;
    const synth = makeSynth();
    let wasHere = true;
    const unsubscribe = playing.isTurnHere.subscribe((isHere) => {
      if (isHere && !wasHere) synth.play(NOTES_OF_TURN, app.volume());
      wasHere = isHere;
    });
    return () => {
      unsubscribe();
      synth.close();
    };
  }, [playing, app]);
}
