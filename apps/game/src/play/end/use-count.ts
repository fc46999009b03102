/** Counts up to a number, one after another, so that people can follow; nobody has to. */
import { useEffect, useState } from 'preact/hooks';
import type { Speed } from '../../table/contract.ts';

/** Long enough to read a line. */
const LINE_MS: Readonly<Record<Speed, number>> = { normal: 800, fast: 350, off: 0 };

interface Counting {
  readonly speed: Speed;
  /** It has been counted before. */
  readonly isDone: boolean;
  onDone(): void;
}

export interface Count {
  readonly counted: number;
  readonly isDone: boolean;
  skip(): void;
}

export function useCount(total: number, { speed, isDone, onDone }: Counting): Count {
  const [counted, setCounted] = useState(isDone || speed === 'off' ? total : 0);
  const isAtEnd = counted >= total;
  useEffect(() => {
    if (isAtEnd) return onDone();
    const timer = setTimeout(() => setCounted(counted + 1), LINE_MS[speed]);
    return () => clearTimeout(timer);
  }, [counted, isAtEnd, speed, onDone]);
  return { counted, isDone: isAtEnd, skip: () => setCounted(total) };
}
