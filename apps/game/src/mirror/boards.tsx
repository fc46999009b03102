/** The fortress and the realms as grids of the page. */
import {
  type Action,
  EMPTY,
  type Face,
  type GameView,
  HIDDEN,
  heightAt,
  isFaceUp,
  SHRINE,
  stackHeight,
  topAt,
  topFace,
} from '@mahjong-fortress/rules';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import type { Pending } from '../session/pending.ts';
import { useWords } from '../ui/words.ts';
import { CellGrid, type CellTrace, type Toucher, type Twin } from './cell-grid.tsx';
import { fortressCellWords, realmCellWords } from './cell-words.ts';
import { TileBack, TileFace } from './tile-face.tsx';

/** The cells that are framed, because somebody has just taken or put something there. */
export type Traces = ReadonlyMap<number, CellTrace>;

interface FortressProps {
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** Cells to point out. */
  readonly lit?: readonly number[];
  /** The tiles like the one that is looked at. */
  readonly twins?: ReadonlyMap<number, Twin>;
  readonly traces?: Traces;
  onTouch?(cell: number, by: Toucher): void;
  onRest?(cell: number | undefined): void;
  onFocus?(cell: number | undefined): void;
}

export function FortressGrid({ view, legal, lit = [], twins, traces, ...handlers }: FortressProps) {
  const words = useWords();
  const { fortress } = view;
  const tile = legal.find(({ type }) => type === 'take' || type === 'destroy');
  return (
    <CellGrid
      id="fortress"
      entry={tile && 'cell' in tile ? tile.cell : undefined}
      name={words.table.fortress}
      columns={fortress.columns}
      rows={fortress.rows}
      cellAt={(cell) => {
        const face = topFace(fortress, cell);
        const tier = heightAt(fortress, cell);
        // In a turn that is only thought of, what would come to light is known to nobody.
        const tile =
          face === HIDDEN ? (
            <TileBack tier={tier} />
          ) : (
            face !== undefined && <TileFace face={face} tier={tier} />
          );
        const content = tile || null;
        const looks = {
          isLit: lit.includes(cell),
          twin: twins?.get(cell),
          trace: traces?.get(cell),
          content,
        };
        return { ...fortressCellWords(view, legal, words, cell), ...looks };
      }}
      {...handlers}
    />
  );
}

/** What would lie on a cell, and what that would lock. */
interface Ghost {
  readonly cell: number;
  readonly face: Face;
  readonly vp: number;
}

interface RealmProps {
  readonly view: GameView;
  readonly player: number;
  readonly who: Who | undefined;
  readonly season: number;
  readonly legal: readonly Action[];
  readonly pending: Pending;
  /** Cells to point out, such as the set that a placing would complete. */
  readonly lit?: readonly number[];
  readonly ghost?: Ghost | undefined;
  readonly traces?: Traces;
  onTouch?(cell: number, by: Toucher): void;
  onRest?(cell: number | undefined): void;
  onFocus?(cell: number | undefined): void;
}

export function RealmGrid(props: RealmProps) {
  const { view, player, who, season, legal, pending, lit = [], ghost, traces, ...handlers } = props;
  const words = useWords();
  const realm = view.players[player]?.realm;
  if (!realm) return null;
  return (
    <CellGrid
      id={`realm-${player}`}
      name={words.table.realmOf(who ?? YOU)}
      columns={realm.columns}
      rows={realm.rows}
      cellAt={(cell) => {
        const top = topAt(realm, cell);
        const tier = stackHeight(realm, cell);
        const lying = isFaceUp(top) ? (
          <TileFace face={top} tier={tier} />
        ) : top === EMPTY ? null : (
          <TileBack tier={tier} shrine={top === SHRINE ? season : undefined} />
        );
        // What lies there stays the same element when a ghost comes: else a click that begins on it would end nowhere.
        const content = (
          <>
            {lying}
            {ghost?.cell === cell ? (
              <span class="ghost">
                <TileFace face={ghost.face} tier={tier + 1} />
                {ghost.vp > 0 ? <b aria-hidden="true">+{ghost.vp}</b> : null}
              </span>
            ) : null}
          </>
        );
        const looks = { isLit: lit.includes(cell), trace: traces?.get(cell), content };
        return { ...realmCellWords(view, player, legal, pending, words, cell), ...looks };
      }}
      {...handlers}
    />
  );
}
