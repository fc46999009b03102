/**
 * Somebody's first evening, as a script: takes a pair where one lies open, puts kinds together, builds where it may, and
 * knows nothing else. Nobody plays against it; it is there to measure how hard the lowest level is for a person.
 */
import { at } from '@mahjong-fortress/base/assert';
import {
  type Action,
  BY_KIND,
  type FortressCell,
  type GameView,
  groupAround,
  hasRoom,
  isAvailable,
  kindIndexOf,
  neighboursOf,
  type Player,
  plainActions,
  type Realm,
  type RealmCell,
  stackHeight,
  topFace,
} from '@mahjong-fortress/rules';
import type { Bot } from './bot.ts';

/** More than any number of tiles. */
const FIRST_OF_ALL = 100;

/** A tile with its like in sight before any other, and what there is most of in the realm before the rest. */
function tileAppeal({ fortress }: GameView, { tops }: Realm, cell: FortressCell): number {
  const face = topFace(fortress, cell);
  if (face === undefined || face < 0) return 0;
  const isPaired = fortress.stacks.some(
    (_, other) => other !== cell && topFace(fortress, other) === face && isAvailable(fortress, other),
  );
  const kind = kindIndexOf(face);
  return (isPaired ? FIRST_OF_ALL : 0) + tops.filter((top) => BY_KIND[top] === kind).length;
}

/** Beside the largest group of its kind; failing that, away from everything else. */
function placeAppeal(realm: Realm, kind: number, cell: RealmCell): number {
  const around = neighboursOf(realm)[cell] as readonly RealmCell[];
  const groups = around.map((beside) =>
    BY_KIND[realm.tops[beside] as number] === kind ? groupAround(realm, beside, BY_KIND, kind).length : 0,
  );
  const isAlone = around.every((beside) => stackHeight(realm, beside) === 0);
  return Math.max(0, ...groups) + (isAlone ? 0.5 : 0);
}

/** How much it wants to do something; compared only with what else may be done at that moment. */
function appealOf(view: GameView, action: Action): number {
  const { realm } = view.players[view.turn.player] as Player;
  switch (action.type) {
    case 'take':
      // The second tile of a pair comes before a shrine and before a point.
      return view.turn.first ? FIRST_OF_ALL : tileAppeal(view, realm, action.cell);
    case 'summon':
      return FIRST_OF_ALL - 1;
    case 'shrine':
      return hasRoom(realm) ? 2 : 0;
    case 'discard':
      return 1;
    case 'place':
      return placeAppeal(realm, kindIndexOf(action.face), action.cell);
    case 'build':
      return stackHeight(realm, action.cell);
    default:
      return 0;
  }
}

export const beginner: Bot = {
  decide(view, random) {
    const actions = plainActions(view);
    const appeals = actions.map((action) => appealOf(view, action));
    const most = Math.max(...appeals);
    const wanted = actions.filter((_, index) => appeals[index] === most);
    return [at(wanted, random.below(wanted.length))];
  },
};
