/** What people type in a game of Mahjong Fortress, and what the menu says beside it. */
import { type Action, codeOf, FACES, type Game, topFace } from '@mahjong-fortress/rules';

const CODES = new Map(FACES.map(({ code }) => [code.toLowerCase(), code]));

/** People type `place m4 b2`. Only these two name a tile; anywhere else `f4` is a cell. */
export function tidied([type = '', ...rest]: readonly string[]): string {
  const [first = '', ...others] = rest;
  const namesTile = type === 'place' || type === 'forgo';
  const second = namesTile ? (CODES.get(first) ?? first) : first;
  return [type, second, ...others].join(' ').trim();
}

/** The tile that would be taken or destroyed. */
export function noteOn({ fortress }: Game, action: Action): string {
  const showsTile = action.type === 'take' || action.type === 'destroy';
  const face = showsTile ? topFace(fortress, action.cell) : undefined;
  return face === undefined ? '' : codeOf(face);
}
