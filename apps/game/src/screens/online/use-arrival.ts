/** Asking at a table, and doing there what somebody came for. */
import type { News, Request } from '@mahjong-fortress/online';
import { useEffect, useState } from 'preact/hooks';
import type { Refused } from '../../online/api.ts';
import type { FarTable } from '../../online/far-table.ts';
import { isOpen } from './gathering-foot.tsx';
import { isPairing, isSeeking, stopSeeking } from './going.ts';

interface Asking {
  ask(request: Request): void;
  /** Why the last request was refused. */
  readonly refused: Refused | undefined;
}

export function useAsking(table: FarTable): Asking {
  const [refused, setRefused] = useState<Refused>();
  return {
    refused,
    ask(request) {
      void table.ask(request).then((answer) => setRefused(answer.ok ? undefined : answer.error));
    },
  };
}

/** Sits down, or begins when the strangers that were looked for have come. */
export function useArrival({ id, ask }: FarTable, news: News | undefined): void {
  const seats = news?.table.seats ?? [];
  const free = seats.findIndex(isOpen);
  const isSeated = news?.seat !== undefined;
  const isReady = isSeated && free < 0 && seats.every((one) => one.type !== 'person' || one.here);
  const isThere = news !== undefined;
  useEffect(() => {
    if (!isThere || !isSeeking(id)) return;
    if (isSeated || free < 0) stopSeeking(id);
    // Somebody else may be quicker; then there is other news, and perhaps another seat.
    else void ask({ type: 'sit', seat: free });
  }, [id, ask, isThere, isSeated, free]);
  useEffect(() => {
    if (isReady && isPairing(id)) void ask({ type: 'start' });
  }, [id, ask, isReady]);
}
