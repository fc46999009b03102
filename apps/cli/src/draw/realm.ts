/** A realm: face-up tiles by their code, face-down ones and shrines by a sign, each with the height of its stack. */
import { codeOf, DOWN, EMPTY, kindOf, type Realm, SHRINE, stackHeight, topAt } from '@mahjong-fortress/rules';
import type { Block } from './blocks.ts';
import { drawGrid, tierMark } from './grid.ts';
import type { Paint } from './paint.ts';

export function drawRealm(realm: Realm, paint: Paint): Block {
  return drawGrid(realm, 5, (cell) => {
    const top = topAt(realm, cell);
    if (top === EMPTY) return ' ·   ';
    const height = stackHeight(realm, cell);
    const tier = tierMark(height).padEnd(2);
    if (top === DOWN) return ` ${paint('dim', '▒▒')}${tier}`;
    if (top === SHRINE) return ` ${paint('bold', '⌂⌂')}${tier}`;
    return ` ${paint.kind(kindOf(top), codeOf(top))}${tier}`;
  });
}
