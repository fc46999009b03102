import { cellsWhere, isFaceUp, topAt } from '../realm.ts';
import { isSpecial } from '../tile.ts';
import type { Dragon, DragonLine } from './dragon.ts';

const SYMBOL_VP = 2;

/** 2 VP per different special symbol that lies face up. */
export const knowledge: Dragon = {
  score(realm) {
    const bySymbol = new Map<number, DragonLine>();
    for (const cell of cellsWhere(realm, (top) => isFaceUp(top) && isSpecial(top))) {
      const symbol = topAt(realm, cell);
      bySymbol.set(symbol, { vp: SYMBOL_VP, cells: [...(bySymbol.get(symbol)?.cells ?? []), cell] });
    }
    return [...bySymbol.values()];
  },
};
