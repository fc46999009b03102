/** Something that is asked of the server by a press: whether it is under way, and why it was refused. */
import { useState } from 'preact/hooks';
import type { Answer, Refused } from '../../online/call.ts';

export interface Doing {
  readonly isBusy: boolean;
  readonly refused: Refused | undefined;
  /** What came of it; undefined if it was refused. */
  run<T>(work: () => Answer<T>): Promise<T | undefined>;
}

export function useDoing(): Doing {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  return {
    isBusy,
    refused,
    async run(work) {
      setBusy(true);
      setRefused(undefined);
      const answer = await work();
      setBusy(false);
      if (answer.ok) return answer.value;
      setRefused(answer.error);
      return undefined;
    },
  };
}
