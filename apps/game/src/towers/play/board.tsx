/** The board as a grid of the page: for keyboards, screen readers, and wherever a canvas is not wanted. */
import { type Cell, cellName, isBeside, isKnight, KING, SIDE } from '@mahjong-fortress/towers';
import { CellGrid, type Toucher } from '../../mirror/cell-grid.tsx';
import { castleAt } from '../session/looks.ts';
import type { TowersState } from '../session/session-state.ts';
import type { TableMarks } from '../table/contract.ts';
import { useTowersWords } from '../words.tsx';
import { KingSign, SeatSign } from './seat-sign.tsx';

interface Props {
  readonly state: Pick<TowersState, 'view' | 'me'>;
  readonly marks: TableMarks;
  readonly names: readonly string[];
  readonly seasons: readonly number[];
  /** Pointed out: what a line of the log speaks of. */
  readonly pointed: readonly Cell[];
  /** Letters on the knights, by seat, for players who do not tell the colours apart. */
  readonly letters: readonly string[] | undefined;
  /** What touching a cell would do to everybody's points, in words. */
  gainsAt?(cell: Cell): string | undefined;
  onTouch?(cell: Cell, by: Toucher): void;
  onRest?(cell: Cell | undefined): void;
  onFocus?(cell: Cell | undefined): void;
}

export function BoardGrid(props: Props) {
  const { state, marks, names, seasons, pointed, letters, gainsAt, onTouch, onRest, onFocus } = props;
  const words = useTowersWords();
  const { view, me } = state;
  const { levels, figures } = view.board;
  const targets = new Map(marks.targets.map(({ cell, kind }) => [cell, kind]));
  const traces = new Map(
    marks.traces.map(({ cell, seat, age }) => [cell, { season: seasons[seat] ?? 0, age }]),
  );

  function figureName(figure: number): string {
    if (figure === KING) return words.theKing;
    return figure - 1 === me ? words.ownKnight : words.knightOf(names[figure - 1] ?? '');
  }

  function isNearFocus(cell: Cell): boolean {
    const { focus } = marks;
    return focus !== undefined && (cell === focus || isBeside(cell, focus));
  }

  function label(cell: Cell): string {
    const figure = figures[cell] ?? 0;
    const level = levels[cell] ?? 0;
    const castle = castleAt(view, cell);
    const target = targets.get(cell);
    return [
      cellName(cell),
      level === 0 ? words.ground : words.level(level),
      castle ? words.castle(castle.area, castle.height) : '',
      figure === 0 ? '' : figureName(figure),
      marks.selected === cell ? words.takenUp : marks.selectable.includes(cell) ? words.canTakeUp : '',
      target ? words.targets[target] : '',
      // Said where the focus is or goes next: a label that changes under the focus is not read.
      isNearFocus(cell) ? gainsAt?.(cell) : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  return (
    <div class="tw-board">
      {/* Cells are called by these; each cell says its own name to whoever listens. */}
      <div class="tw-columns" aria-hidden="true">
        {Array.from({ length: SIDE }, (_, column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div class="tw-rows" aria-hidden="true">
        {Array.from({ length: SIDE }, (_, row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <CellGrid
        id="tw-grid"
        name={words.board}
        columns={SIDE}
        rows={SIDE}
        cellAt={(cell) => {
          const figure = figures[cell] ?? 0;
          const level = levels[cell] ?? 0;
          const seat = figure - 1;
          return {
            label: label(cell),
            isOpen: targets.has(cell),
            isChosen: marks.selected === cell,
            isLit: pointed.includes(cell) || marks.way?.includes(cell) === true,
            trace: traces.get(cell),
            content: (
              <span
                class="tw-cell"
                data-level={Math.min(level, 8)}
                data-target={targets.get(cell)}
                data-castle={marks.castle?.cells.includes(cell) || undefined}
                data-selectable={marks.selectable.includes(cell) || undefined}
              >
                {level > 0 ? <b class="tw-level">{level}</b> : null}
                {figure === KING ? <KingSign /> : null}
                {isKnight(figure) ? <SeatSign season={seasons[seat]} letter={letters?.[seat]} /> : null}
                {marks.ghost?.cell === cell ? <span class="tw-ghost" data-what={marks.ghost.what} /> : null}
              </span>
            ),
          };
        }}
        {...(onTouch ? { onTouch } : {})}
        {...(onRest ? { onRest } : {})}
        {...(onFocus ? { onFocus } : {})}
      />
    </div>
  );
}
