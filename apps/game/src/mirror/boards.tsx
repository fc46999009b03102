/** The fortress and the realms as grids of the page. */
import {
  type Action,
  EMPTY,
  type GameView,
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
import { CellGrid, type Toucher } from './cell-grid.tsx';
import { fortressCellWords, realmCellWords } from './cell-words.ts';
import { TileBack, TileFace } from './tile-face.tsx';

/** Whose season a cell is framed in, because they have just taken or put something there. */
export type Traces = ReadonlyMap<number, number>;

interface FortressProps {
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** Cells to point out. */
  readonly lit?: readonly number[];
  /** The season of whoever has just taken something, by cell. */
  readonly traces?: Traces;
  onTouch?(cell: number, by: Toucher): void;
  onRest?(cell: number | undefined): void;
  onFocus?(cell: number | undefined): void;
}

export function FortressGrid({ view, legal, lit = [], traces, ...handlers }: FortressProps) {
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
        const content = face === undefined ? null : <TileFace face={face} tier={tier} />;
        const looks = { isLit: lit.includes(cell), trace: traces?.get(cell), content };
        return { ...fortressCellWords(view, legal, words, cell), ...looks };
      }}
      {...handlers}
    />
  );
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
  readonly traces?: Traces;
  onTouch?(cell: number, by: Toucher): void;
  onRest?(cell: number | undefined): void;
  onFocus?(cell: number | undefined): void;
}

export function RealmGrid(props: RealmProps) {
  const { view, player, who, season, legal, pending, lit = [], traces, ...handlers } = props;
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
        const content = isFaceUp(top) ? (
          <TileFace face={top} tier={tier} />
        ) : top === EMPTY ? null : (
          <TileBack tier={tier} shrine={top === SHRINE ? season : undefined} />
        );
        const looks = { isLit: lit.includes(cell), trace: traces?.get(cell), content };
        return { ...realmCellWords(view, player, legal, pending, words, cell), ...looks };
      }}
      {...handlers}
    />
  );
}
