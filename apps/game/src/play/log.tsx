/** What has happened, the latest at the bottom; a line points out its cells and leads to its moment. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableSpot } from '../table/contract.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import type { LogLine } from '../words/event-words.ts';

interface Props {
  readonly lines: readonly LogLine[];
  onMoment(step: number): void;
  /** The pointer or the focus rests on a line that speaks of these cells. */
  onPoint(spots: readonly TableSpot[]): void;
}

/** From this width on the log has room beside the table. */
const WIDE = 1400;

export function logHasRoom(): boolean {
  return window.innerWidth >= WIDE;
}

interface ButtonProps {
  readonly isOpen: boolean;
  onToggle(): void;
}

export function LogButton({ isOpen, onToggle }: ButtonProps) {
  const { table } = useWords();
  return (
    <button
      type="button"
      class="round-button"
      aria-label={table.log}
      aria-pressed={isOpen}
      onClick={onToggle}
    >
      <Icon name="log" />
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function Log({ lines, onMoment, onPoint }: Props) {
  const { table } = useWords();
  const list = useRef<HTMLOListElement>(null);
  // One line is in the tab order, the latest unless another was walked to; arrow keys move on.
  const [focused, setFocused] = useState<number>();
  const current = Math.min(focused ?? lines.length - 1, lines.length - 1);
  useEffect(() => {
    if (list.current && lines.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const next = current + (step ?? 0);
    if (step === undefined || next < 0 || next >= lines.length) return;
    event.preventDefault();
    setFocused(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  const pointNowhere = () => onPoint([]);
  return (
    <section class="log" aria-label={table.log}>
      {lines.length === 0 && <p>{table.logEmpty}</p>}
      <ol ref={list} hidden={lines.length === 0}>
        {lines.map(({ text, step, isTurn, spots }, index) => (
          <li key={index} data-turn={isTurn || undefined}>
            <button
              type="button"
              tabIndex={index === current ? 0 : -1}
              onClick={() => onMoment(step)}
              onKeyDown={onKeyDown}
              onFocus={() => {
                setFocused(index);
                onPoint(spots);
              }}
              onBlur={() => {
                setFocused(undefined);
                pointNowhere();
              }}
              onMouseEnter={() => onPoint(spots)}
              onMouseLeave={pointNowhere}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
