/**
 * Records of version 1 knew the name of their fortress and of the players, and whatever else told them apart lay beside
 * them. They are read as strictly as ever, and then say the same in the words of version 2.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import { anything, fields, listOf, optional, text } from '@mahjong-fortress/base/reader';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { FORTRESS_NAME, LAYOUT_ROWS, SEED, SETUP_FIELDS } from '../setup-notation.ts';

const readVersion1 = fields({
  format: anything,
  version: anything,
  layout: fields({ name: optional(FORTRESS_NAME), rows: LAYOUT_ROWS }),
  seed: SEED,
  options: fields(SETUP_FIELDS),
  players: listOf(fields({ name: optional(text(60)), level: optional(text(60)) }), 4),
  actions: anything,
  result: optional(anything),
});

export function recordFromVersion1(value: unknown): Result<unknown, Problem> {
  const read = readVersion1(value, '');
  if (!read.ok) return read;
  const { format, layout, seed, options, players, actions, result } = read.value;
  return ok({
    format,
    version: 2,
    game: 'mahjong-fortress',
    setup: {
      ...(layout.name === undefined ? {} : { fortress: { name: layout.name } }),
      layout: layout.rows,
      seed,
      ...options,
    },
    seats: players,
    actions,
    ...(result === undefined ? {} : { result }),
  });
}
