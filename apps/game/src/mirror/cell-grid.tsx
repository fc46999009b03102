/** A grid that keyboards and screen readers walk through: one cell is in the tab order, arrow keys move on. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** A tile like another: it makes a pair with that one now, or after it, or not. */
export type Twin = 'now' | 'after' | 'never';

/** What somebody else has taken or put there. */
export interface CellTrace {
  readonly season: number;
  /** How many turns ago; the longer, the fainter. */
  readonly age: number;
}

interface GridCell {
  readonly label: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** Pointed out. */
  readonly isLit: boolean;
  /** How it goes with the tile that is looked at. */
  readonly twin?: Twin | undefined;
  readonly trace: CellTrace | undefined;
  readonly content: ComponentChildren;
}

/** What a cell was touched with. */
export interface Toucher {
  readonly isFinger: boolean;
}

interface Props {
  readonly name: string;
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  cellAt(cell: number): GridCell;
  /** Where the focus enters; where it was last unless told. */
  readonly entry?: number | undefined;
  onTouch?(cell: number, by: Toucher): void;
  /** The pointer or the focus rests on a cell, or no longer. */
  onRest?(cell: number | undefined): void;
  /** The focus alone. */
  onFocus?(cell: number | undefined): void;
}

/** Where a key leads from a cell; undefined when it leads nowhere. */
function nextCell(
  key: string,
  from: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number | undefined {
  const column = from % columns;
  const row = Math.floor(from / columns);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : undefined;
    case 'ArrowRight':
      return column < columns - 1 ? from + 1 : undefined;
    case 'ArrowUp':
      return row > 0 ? from - columns : undefined;
    case 'ArrowDown':
      return row < rows - 1 ? from + columns : undefined;
    case 'Home':
      return row * columns;
    case 'End':
      return row * columns + columns - 1;
    default:
      return undefined;
  }
}

export function CellGrid({ name, id, columns, rows, cellAt, entry, onTouch, onRest, onFocus }: Props) {
  const [focused, setFocused] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const inTabOrder = isEntered ? focused : (entry ?? focused);
  const element = useRef<HTMLDivElement>(null);
  // A click itself does not tell in every browser.
  const isFinger = useRef(false);

  function onKeyDown(event: KeyboardEvent): void {
    isFinger.current = false;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextCell(event.key, focused, { columns, rows });
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    element.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  // Roles on plain elements: laid out as a CSS grid, table elements would lose theirs in some browsers.
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      class="grid"
      id={id}
      role="grid"
      aria-label={name}
      ref={element}
      style={{ '--columns': columns, '--rows': rows }}
      onKeyDown={onKeyDown}
      onPointerDown={({ pointerType }) => {
        isFinger.current = pointerType === 'touch';
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: the focus is on cells, as in every grid
        <div class="grid-row" role="row" key={row}>
          {Array.from({ length: columns }, (_, column) => {
            const cell = row * columns + column;
            const { label, isOpen, isChosen, isLit, twin, trace, content } = cellAt(cell);
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <button
                type="button"
                role="gridcell"
                class="grid-cell"
                key={cell}
                data-cell={cell}
                data-open={isOpen || undefined}
                data-chosen={isChosen || undefined}
                data-lit={isLit || undefined}
                data-twin={twin}
                data-trace={trace?.age}
                data-season={trace?.season}
                aria-label={label}
                aria-selected={isChosen}
                tabIndex={cell === inTabOrder ? 0 : -1}
                onFocus={() => {
                  setFocused(cell);
                  setEntered(true);
                  onRest?.(cell);
                  onFocus?.(cell);
                }}
                onBlur={() => {
                  setEntered(false);
                  onRest?.(undefined);
                  onFocus?.(undefined);
                }}
                onClick={() => onTouch?.(cell, { isFinger: isFinger.current })}
                onMouseEnter={() => onRest?.(cell)}
                onMouseLeave={() => onRest?.(undefined)}
              >
                {content}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
