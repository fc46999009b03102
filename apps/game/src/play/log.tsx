/** What has happened, the latest at the bottom; a line points out its cells and leads to its moment. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import type { LogLine } from '../words/event-words.ts';

interface Props<Spot> {
  readonly lines: readonly LogLine<Spot>[];
  onMoment(step: number): void;
  /** The pointer or the focus rests on a line that speaks of these cells. */
  onPoint(spots: readonly Spot[]): void;
}

/** From here on the log has room beside the table; the style sheet knows the same sizes. */
const ROOM = '(min-width: 1101px) and (min-height: 481px)';

interface LogFold {
  readonly isOpen: boolean;
  toggle(): void;
}

/**
 * Whether the log is wanted. Beside the table that is remembered; where it lies over the table it is opened for a look,
 * and goes with Escape, with a press beside it or when the window changes.
 */
export function useLogFold(): LogFold {
  const app = useApp();
  const [hasRoom, setRoom] = useState(() => matchMedia(ROOM).matches);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const room = matchMedia(ROOM);
    const onChange = () => {
      setRoom(room.matches);
      setOver(false);
    };
    room.addEventListener('change', onChange);
    return () => room.removeEventListener('change', onChange);
  }, []);
  useLayoutEffect(() => {
    if (!isOver) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.stopPropagation();
      setOver(false);
    }
    function onPointerDown({ target }: PointerEvent): void {
      if (target instanceof Element && !target.closest('.side, .log-button')) setOver(false);
    }
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOver]);
  const { log } = app.settings.value;
  return hasRoom
    ? { isOpen: log, toggle: () => app.change({ log: !log }) }
    : { isOpen: isOver, toggle: () => setOver(!isOver) };
}

export function LogButton({ fold: { isOpen, toggle } }: { readonly fold: LogFold }) {
  const { table } = useWords();
  return (
    <button
      type="button"
      class="round-button log-button"
      aria-label={table.log}
      aria-pressed={isOpen}
      onClick={toggle}
    >
      <Icon name="log" />
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function Log<Spot>({ lines, onMoment, onPoint }: Props<Spot>) {
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
