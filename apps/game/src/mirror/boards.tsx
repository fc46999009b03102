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

interface FortressProps {
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** Cells to point out. */
  readonly lit?: readonly number[];
  onTouch?(cell: number): void;
  onFocus?(cell: number | undefined): void;
}

export function FortressGrid({ view, legal, lit = [], ...handlers }: FortressProps) {
  const words = useWords();
  const { fortress } = view;
  return (
    <CellGrid
      id="fortress"
      name={words.table.fortress}
      columns={fortress.columns}
      rows={fortress.rows}
      cellAt={(cell) => {
        const face = topFace(fortress, cell);
        const tier = heightAt(fortress, cell);
        const content = face === undefined ? null : <TileFace face={face} tier={tier} />;
        return { ...fortressCellWords(view, legal, words, cell), isLit: lit.includes(cell), content };
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
  onTouch?(cell: number, by: Toucher): void;
  onRest?(cell: number | undefined): void;
  onFocus?(cell: number | undefined): void;
}

export function RealmGrid({ view, player, who, season, legal, pending, lit = [], ...handlers }: RealmProps) {
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
        const isLit = lit.includes(cell);
        return { ...realmCellWords(view, player, legal, pending, words, cell), isLit, content };
      }}
      {...handlers}
    />
  );
}
