/** Lets a session be heard. */
import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { notesFor } from '../sound/notes.ts';
import { makeSynth } from '../sound/synth.ts';

export function useSounds(session: Session, volume: () => number): void {
  useEffect(() => {
    const synth = makeSynth();
    let known = session.state.value.match.events.length;
    const unsubscribe = session.state.subscribe(({ match: { events } }) => {
      if (events.length > known) synth.play((events.at(-1) ?? []).flatMap(notesFor), volume());
      known = events.length;
    });
    return () => {
      unsubscribe();
      synth.close();
    };
  }, [session, volume]);
}
