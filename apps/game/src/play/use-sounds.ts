/** Lets a session be heard. */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { Session } from '../session/session-state.ts';
import { type Note, notesFor } from '../sound/notes.ts';
import { makeSynth, type Synth } from '../sound/synth.ts';

/** Plays what happens by itself; whoever shows something that is no event plays it with what is returned. */
export function useSounds(session: Session, volume: () => number): (notes: readonly Note[]) => void {
  const playing = useRef<Synth | undefined>(undefined);
  useEffect(() => {
    const synth = makeSynth();
    playing.current = synth;
    let known = session.state.value.past.events.length;
    const unsubscribe = session.state.subscribe(({ past: { events } }) => {
      if (events.length > known) synth.play((events.at(-1) ?? []).flatMap(notesFor), volume());
      known = events.length;
    });
    return () => {
      unsubscribe();
      synth.close();
    };
  }, [session, volume]);
  return useCallback((notes) => playing.current?.play(notes, volume()), [volume]);
}
