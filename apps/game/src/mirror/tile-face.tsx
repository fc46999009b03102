/** A tile in the grids of the page: small, readable, the same marks as on the table. */
import { FACES, type Face } from '@mahjong-fortress/rules';

const SIGNS: Readonly<Record<string, string>> = {
  spring: '✿',
  summer: '☀',
  autumn: '❧',
  winter: '❄',
  breeze: '≋',
  rain: '☂',
  storm: 'ϟ',
  whirlwind: '@',
  green: 'G',
  red: 'R',
  white: 'W',
};

export function TileFace({ face, tier }: { readonly face: Face; readonly tier?: number }) {
  const facts = FACES[face];
  if (!facts) return null;
  return (
    <span class="tile" data-kind={facts.kind} data-tier={tier} aria-hidden="true">
      <b>{facts.number ?? SIGNS[facts.symbol ?? ''] ?? ''}</b>
    </span>
  );
}

export function TileBack({ shrine, tier }: { readonly shrine?: boolean; readonly tier: number }) {
  return (
    <span class="tile tile-back" data-tier={tier} aria-hidden="true">
      {shrine ? <i class="roof" /> : null}
    </span>
  );
}
