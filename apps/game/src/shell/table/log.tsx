/** What has happened, the latest at the bottom; a line leads to its moment. */
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../log/event-words.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly lines: readonly LogLine[];
  onMoment?(step: number): void;
}

export function Log({ lines, onMoment }: Props) {
  const { table } = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && lines.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="log" aria-label={table.log}>
      <ol ref={list}>
        {lines.map(({ text, step, isTurn }, index) => (
          <li key={index} data-turn={isTurn || undefined}>
            {onMoment ? (
              <button type="button" onClick={() => onMoment(step)} tabIndex={-1}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
