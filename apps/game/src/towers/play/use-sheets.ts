/**
 * The sheets of the years: opened when a year has been paid, and the game waits until they have been read. Where others
 * play on elsewhere nothing can wait: their moves would pile up, and a clock would run behind the sheet.
 */
import type { GameEvent } from '@mahjong-fortress/towers';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';

interface Reading {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Shows something; where the game waits, not while a sheet is open, but as soon as it is closed. */
  paced(events: readonly GameEvent[], show: () => Promise<void>): Promise<void>;
}

export function useSheets({ waits }: { readonly waits: boolean }): Reading {
  const [isOpen, setOpen] = useState(false);
  const reading = useRef<Promise<void>>(undefined);
  const read = useRef<() => void>(undefined);
  // The presenter lives longer than one drawing of the page.
  const latest = useRef(waits);
  latest.current = waits;

  const open = useCallback(() => {
    reading.current ??= new Promise((resolve) => {
      read.current = resolve;
    });
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    read.current?.();
    reading.current = undefined;
  }, []);
  const paced = useCallback(
    async (events: readonly GameEvent[], show: () => Promise<void>) => {
      if (latest.current) await reading.current;
      await show();
      const has = (type: GameEvent['type']) => events.some((event) => event.type === type);
      // The last year is told of by the end of the game.
      if (!latest.current || !has('yearScored') || has('gameEnded')) return;
      open();
      await reading.current;
    },
    [open],
  );
  return useMemo(() => ({ isOpen, open, close, paced }), [isOpen, open, close, paced]);
}
