/** Whole turns: which ones there are and how good each leaves the player. Never looks below a covered tile. */
import {
  type Action,
  activations,
  advance,
  changesTaking,
  type Draft,
  draftOf,
  type Face,
  type Game,
  HIDDEN,
  phaseOf,
  plainActions,
  topFace,
} from '@mahjong-fortress/rules';
import type { Valuation } from './evaluate.ts';
import { isSamePosition } from './same-position.ts';

/** A turn from now to its end. */
export interface Plan {
  readonly actions: readonly Action[];
  readonly value: number;
}

export interface Thoroughness {
  /** How many ways to go on are kept after every step of placing, locking and building. */
  readonly width: number;
  /** With how many payments calling a Spirit is thought through. */
  readonly payments: number;
  /** Whether two open tiles with the same face are both tried, although they differ only in what they leave behind. */
  readonly everyTile: boolean;
}

interface Node {
  readonly game: Draft;
  readonly action: Action | undefined;
  readonly before: Node | undefined;
  /** Worked out when it is asked for: where a tile was just taken, nobody does. */
  value: number | undefined;
}

function pathTo(node: Node): Action[] {
  const actions: Action[] = [];
  for (let at: Node | undefined = node; at?.action; at = at.before) actions.push(at.action);
  return actions.reverse();
}

/** Everything a search needs to know. */
interface Search extends Thoroughness {
  readonly player: number;
  readonly valuation: Valuation;
  readonly ends: Node[];
  /** Moments after placing at which a Spirit could be called. */
  readonly pauses: Node[];
  /** How many positions have been looked at; with many Spirits in play there would be no end of them. */
  readonly looked: { count: number };
}

/** After so many positions no further Spirits are thought through. */
const MOST_POSITIONS = 6000;

function isOver(node: Node, search: Search): boolean {
  return node.game.over || node.game.turn.player !== search.player;
}

/** Whether the player is about to take a tile, the first one or what comes with it. */
export function isTaking(game: Game): boolean {
  const phase = phaseOf(game);
  return phase === 'choose' || phase === 'finish';
}

function child(node: Node, action: Action, search: Search): Node {
  const game = draftOf(node.game);
  advance(game, action);
  search.looked.count++;
  return { game, action, before: node, value: undefined };
}

function worthOf(node: Node, { valuation }: Search): number {
  node.value ??= valuation(node.game);
  return node.value;
}

/** The first of the best: what a sorted list would begin with. */
function first(nodes: readonly Node[], search: Search): Node | undefined {
  let best: Node | undefined;
  for (const node of nodes) if (!best || worthOf(node, search) > worthOf(best, search)) best = node;
  return best;
}

/** The best few, the best one first; of several ways to the same position only one. */
function best(nodes: Node[], count: number, search: Search): Node[] {
  if (nodes.length <= 1) return nodes;
  if (count === 1) return [first(nodes, search) as Node];
  nodes.sort((a, b) => worthOf(b, search) - worthOf(a, search));
  const kept: Node[] = [];
  for (const node of nodes) {
    if (kept.length === count) break;
    if (!kept.some((other) => other.value === node.value && isSamePosition(other.game, node.game)))
      kept.push(node);
  }
  return kept;
}

/** The best few ways to call each Spirit: what is paid matters more than when. */
function calls(node: Node, search: Search): Node[] {
  if (search.looked.count > MOST_POSITIONS) return [];
  const betweenTiles = phaseOf(node.game) === 'finish';
  const { spirits } = node.game.options;
  // All that do not change how tiles are taken do the same before the action as between two tiles.
  const worthwhile = betweenTiles ? spirits.filter(changesTaking) : spirits;
  const bySpirit = new Map<string, Node[]>();
  for (const action of activations(node.game, worthwhile)) {
    if (action.type !== 'activate') continue;
    const list = bySpirit.get(action.spirit) ?? [];
    list.push(child(node, action, search));
    bySpirit.set(action.spirit, list);
  }
  return [...bySpirit.values()].flatMap((nodes) => best(nodes, search.payments, search));
}

/** A search that goes on after a Spirit was called: narrower, because there is one for every way to call one. */
function afterCall(search: Search): Search {
  return { ...search, width: Math.min(2, search.width), payments: 0 };
}

/** Goes on from where only the own realm changes, keeping the best few at every step. */
function carryOn(start: Node, search: Search): void {
  let nodes = [start];
  while (nodes.length > 0) {
    const next: Node[] = [];
    for (const node of nodes) {
      if (search.payments > 0 && phaseOf(node.game) !== 'place') search.pauses.push(node);
      for (const action of plainActions(node.game)) {
        const after = child(node, action, search);
        if (isOver(after, search)) search.ends.push(after);
        else next.push(after);
      }
    }
    nodes = best(next, search.width, search);
    // A Spirit called before the action leads back to it.
    for (const node of nodes) if (isTaking(node.game)) explore(node, search);
    nodes = nodes.filter((node) => !isTaking(node.game));
  }
}

/** Tries every way to take tiles, and what can be done with each. */
function explore(node: Node, search: Search): void {
  if (isOver(node, search)) {
    search.ends.push(node);
    return;
  }
  if (!isTaking(node.game)) {
    carryOn(node, search);
    return;
  }
  const faces = new Set<Face>();
  for (const action of plainActions(node.game)) {
    if (action.type === 'take') {
      const face = topFace(node.game.fortress, action.cell) as Face;
      // It would come to light in this very turn: nobody knows it yet, so no plan builds on it.
      if (face === HIDDEN) continue;
      if (!search.everyTile && faces.has(face)) continue;
      faces.add(face);
    }
    explore(child(node, action, search), search);
  }
  if (search.payments > 0) for (const called of calls(node, search)) explore(called, afterCall(search));
}

/** Spirits called after placing: only on the way of the best plans, because there are so many ways. */
const PAUSES = 2;

function explorePauses(search: Search): void {
  for (const pause of best(search.pauses, PAUSES, search)) {
    for (const called of calls(pause, search)) carryOn(called, afterCall(search));
  }
}

function searchFrom(game: Game, valuation: Valuation, thoroughness: Thoroughness): Search {
  const search: Search = {
    ...thoroughness,
    player: game.turn.player,
    valuation,
    ends: [],
    pauses: [],
    looked: { count: 0 },
  };
  explore({ game: draftOf(game), action: undefined, before: undefined, value: undefined }, search);
  explorePauses(search);
  return search;
}

/** The best turns that can be played from here, at most so many, the best one first. */
export function planTurns(
  game: Game,
  valuation: Valuation,
  thoroughness: Thoroughness & { readonly count: number },
): Plan[] {
  const search = searchFrom(game, valuation, thoroughness);
  return best(search.ends, thoroughness.count, search).map((end) => ({
    actions: pathTo(end),
    value: worthOf(end, search),
  }));
}

/** Where the best turns from here lead, at most so many, the best one first. */
export function afterBestTurns(
  game: Draft,
  valuation: Valuation,
  thoroughness: Thoroughness & { readonly count: number },
): Draft[] {
  const search = searchFrom(game, valuation, thoroughness);
  return best(search.ends, thoroughness.count, search).map((end) => end.game);
}
