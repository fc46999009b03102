/** Says that it is one's turn again, others may have taken their time: by a sound, and on the app's icon where that is possible. */
import { useEffect } from 'preact/hooks';
import { useApp } from '../../../app/model-context.ts';
import type { FarPlaying } from '../../../app/room.ts';
import { NOTES_OF_TURN } from '../../../sound/notes.ts';
import { makeSynth } from '../../../sound/synth.ts';

/** Where the app is installed and the system does that. */
function markIcon(isHere: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  void (isHere ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}

export function useTurnSigns(playing: FarPlaying | undefined): void {
  const app = useApp();
  useEffect(() => {
    if (!playing) return;
    const synth = makeSynth();
    let wasHere = true;
    const unsubscribe = playing.isTurnHere.subscribe((isHere) => {
      if (isHere && !wasHere) synth.play(NOTES_OF_TURN, app.volume());
      wasHere = isHere;
      markIcon(isHere);
    });
    return () => {
      unsubscribe();
      synth.close();
      markIcon(false);
    };
  }, [playing, app]);
}
