/** What the cells of the boards say to somebody who cannot see them. */
import {
  type Action,
  EMPTY,
  type GameView,
  heightAt,
  isAvailable,
  isFaceUp,
  type Realm,
  SHRINE,
  stackHeight,
  topAt,
  topFace,
} from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { faceName, placeName, setName } from '@mahjong-fortress/words/names';
import { faceToPlace, type Pending } from '../session/pending.ts';
import { setCompletedBy, setOf, takingAt } from '../session/questions.ts';
import { wordsForTaking } from '../words/taking-words.ts';

export interface CellWords {
  readonly label: string;
  /** Whether touching it does something now. */
  readonly isOpen: boolean;
  readonly isChosen: boolean;
}

export function fortressCellWords(
  view: GameView,
  legal: readonly Action[],
  words: GameWords,
  cell: number,
): CellWords {
  const { fortress } = view;
  const place = placeName(words, fortress, cell);
  const face = topFace(fortress, cell);
  if (face === undefined) return { label: words.cells.empty(place), isOpen: false, isChosen: false };
  const step = legal.find(
    (action) => (action.type === 'take' || action.type === 'destroy') && action.cell === cell,
  );
  const isOpen = step !== undefined;
  const { cells } = words;
  const remark =
    step?.type === 'destroy'
      ? cells.canDestroy
      : isOpen && view.turn.first
        ? cells.matching
        : isOpen || isAvailable(fortress, cell)
          ? cells.available
          : cells.blocked;
  const taking = takingAt(view, legal, cell);
  const parts = [
    cells.tile(faceName(words, face), heightAt(fortress, cell), place),
    remark,
    taking && wordsForTaking(taking, words),
  ];
  return { label: parts.filter(Boolean).join(', '), isOpen, isChosen: false };
}

function contents(realm: Realm, cell: number, words: GameWords): string {
  const place = placeName(words, realm, cell);
  const top = topAt(realm, cell);
  const tier = stackHeight(realm, cell);
  if (top === EMPTY) return words.cells.empty(place);
  if (top === SHRINE) return words.cells.shrine(tier, place);
  if (!isFaceUp(top)) return words.cells.down(tier, place);
  return `${words.cells.tile(faceName(words, top), tier, place)}, ${words.cells.faceUp}`;
}

function placeRemark(
  view: GameView,
  { face, cell }: Extract<Action, { type: 'place' }>,
  words: GameWords,
): string {
  const found = setCompletedBy(view, face, cell);
  return found ? words.cells.wouldLock(setName(words, found.set), found.set.vp) : words.cells.canPlace;
}

/** What touching a cell of the own realm would do. */
function remarkFor(
  view: GameView,
  legal: readonly Action[],
  pending: Pending,
  words: GameWords,
  cell: number,
): string | undefined {
  const { cells } = words;
  for (const action of legal) {
    switch (action.type) {
      case 'place':
        if (action.cell === cell && action.face === faceToPlace(view, pending))
          return placeRemark(view, action, words);
        break;
      case 'build':
        if (action.cell === cell) return cells.canBuild;
        break;
      case 'lock':
        if (setOf(view, action)?.cells.includes(cell)) return cells.canLock;
        break;
      case 'activate':
        if (action.pay === cell) return cells.canPay;
        break;
      case 'turn':
        if (action.cell === cell) return cells.canTurn;
        break;
      case 'change':
        if (action.cell === cell) return cells.canChange;
        break;
      case 'shift':
      case 'move':
        if (pending.from === undefined && action.from === cell) return cells.canMoveFrom;
        if (pending.from === action.from && action.to === cell) return cells.canMoveTo;
        break;
      default:
        break;
    }
  }
  return undefined;
}

export function realmCellWords(
  view: GameView,
  player: number,
  legal: readonly Action[],
  pending: Pending,
  words: GameWords,
  cell: number,
): CellWords {
  const realm = view.players[player]?.realm;
  if (!realm) return { label: '', isOpen: false, isChosen: false };
  const isOwn = player === view.turn.player;
  const remark = isOwn ? remarkFor(view, legal, pending, words, cell) : undefined;
  const isChosen = isOwn && (pending.from === cell || pending.changing === cell);
  const parts = [contents(realm, cell, words), remark, isChosen ? words.cells.chosen : undefined];
  return { label: parts.filter(Boolean).join(', '), isOpen: remark !== undefined, isChosen };
}
