/** A list that is asked for again and again while somebody looks at it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Refused } from '../../online/call.ts';

export interface Polled<T> {
  /** The last that came; it stays while a later question fails. */
  readonly value?: T;
  readonly refused?: Refused;
}

/** Another `occasion` asks at once: something that was done meanwhile may have changed the answer. */
export function usePolled<T>(ask: () => Answer<T>, everyMs: number, occasion?: string): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({});
  const question = useRef(ask);
  question.current = ask;
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll(): Promise<void> {
      clearTimeout(timer);
      // In the background nobody looks; coming back asks at once.
      if (document.visibilityState === 'hidden') return;
      const answer = await question.current();
      if (isOver) return;
      setPolled((before) => (answer.ok ? { value: answer.value } : { ...before, refused: answer.error }));
      clearTimeout(timer);
      timer = setTimeout(poll, everyMs);
    }
    const onVisible = () => void poll();
    document.addEventListener('visibilitychange', onVisible);
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [everyMs, occasion]);
  return polled;
}
