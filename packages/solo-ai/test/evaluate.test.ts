import { type Face, type Game, type Realm, withTile } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { valuationFor } from '../src/evaluate.ts';
import { WEIGHTS } from '../src/weights.ts';
import { dealt, face } from './deals.ts';

test('[R38] the last cells of the largest realm are worth as much as the first', () => {
  const start = dealt({ seed: 'corners', players: 2, realm: { columns: 12, rows: 12 } });
  const [me, other] = start.players;
  if (!me || !other) throw new Error('two players are needed');
  const laid = (tiles: readonly (readonly [cell: number, face: Face])[]): Game => {
    const realm = tiles.reduce((now: Realm, [cell, tile]) => withTile(now, cell, tile), me.realm);
    return { ...start, players: [{ ...me, realm }, other] };
  };
  const first = ['M1', 'M2', 'Dg'].map((code, cell) => [cell, face(code)] as const);
  const last = first.map(([cell, tile]) => [143 - cell, tile] as const);
  const value = (game: Game) => valuationFor(start, 0, WEIGHTS)(game);
  expect(value(laid(last))).toBeCloseTo(value(laid(first)));
  expect(value(laid(last))).toBeGreaterThan(value(start));
});
