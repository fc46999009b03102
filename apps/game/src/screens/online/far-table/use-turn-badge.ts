/** Marks the app's icon while it is one's turn, where the app is installed and the system does that. */
import { useEffect } from 'preact/hooks';
import type { FarPlaying } from '../../../app/room.ts';

export function useTurnBadge(playing: FarPlaying | undefined): void {
  useEffect(() => {
    if (!playing || !('setAppBadge' in navigator)) return;
    const mark = (isHere: boolean) =>
      void (isHere ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
    const unsubscribe = playing.isTurnHere.subscribe(mark);
    return () => {
      unsubscribe();
      mark(false);
    };
  }, [playing]);
}
