/** Says by a sound that it is one's turn again: others may have taken their time. */
import { useEffect } from 'preact/hooks';
import { useApp } from '../../../app/model-context.ts';
import { isTurnHere, type Session } from '../../../session/session-state.ts';
import { asShown } from '../../../session/shown.ts';
import { NOTES_OF_TURN } from '../../../sound/notes.ts';
import { makeSynth } from '../../../sound/synth.ts';

export function useTurnChime(session: Session | undefined): void {
  const app = useApp();
  useEffect(() => {
    if (!session) return;
    const synth = makeSynth();
    let wasHere = true;
    const unsubscribe = session.state.subscribe((state) => {
      const isHere = isTurnHere(asShown(state));
      if (isHere && !wasHere) synth.play(NOTES_OF_TURN, app.volume());
      wasHere = isHere;
    });
    return () => {
      unsubscribe();
      synth.close();
    };
  }, [session, app]);
}
