/** How one tile is drawn: lacquer, ivory and jade, light from the north-west. */

/** Pixels of a tile on the table, and how far a tier lies above the one below. */
export const RELIEF_TILE = { width: 48, height: 64, rise: 11, shift: 3 } as const;

/** Each tier is a touch lighter than the one below. */
const FACES = ['#e4d5b3', '#efe2c6', '#f9f0dd', '#fdf8ec', '#ffffff'] as const;
const EDGES = ['#b99f6e', '#c4ab7c', '#d0b98d', '#d9c69f', '#e1d1b0'] as const;

export function tileId(prefix: string, tier: number): string {
  return `${prefix}-t${tier}`;
}

/** A tile with its top face at the origin; the south and east faces hang below and to the right. */
function tileSymbol(prefix: string, tier: number): string {
  const { width: w, height: h, rise, shift } = RELIEF_TILE;
  const half = rise / 2;
  const halfShift = shift / 2;
  const face = FACES[tier - 1] ?? FACES[0];
  const edge = EDGES[tier - 1] ?? EDGES[0];
  return [
    `<g id="${tileId(prefix, tier)}">`,
    // The contact shadow falls on whatever lies below, to the south and east.
    `<path d="M${shift} ${rise}h${w + 2}v${h + 3}h${-w}z" fill="#000" opacity=".22"/>`,
    `<path d="M0 ${h}l${shift} ${rise}h${w}v${-h}l${-shift} ${-rise}z" fill="#2f7d6b"/>`,
    `<path d="M${w} ${h}l${halfShift} ${half}v${-h}l${-halfShift} ${-half}z" fill="#a68a58"/>`,
    `<path d="M0 ${h}h${w}l${halfShift} ${half}h${-w}z" fill="${edge}"/>`,
    `<path d="M${w} ${h}v${-h}l${shift} ${rise}v${h}z" fill="#000" opacity=".16"/>`,
    `<rect width="${w}" height="${h}" fill="${face}"/>`,
    `<path d="M.75 ${h - 1}V.75H${w - 1}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".75"/>`,
    `<path d="M1 ${h - 0.5}H${w - 0.5}V1" fill="none" stroke="#8a7048" opacity=".55"/>`,
    `<rect x="6" y="7" width="${w - 12}" height="${h - 14}" rx="4" fill="none" stroke="#b99c6b" opacity=".38"/>`,
    '</g>',
  ].join('');
}

export function tileSymbols(prefix: string, highest: number): string {
  return Array.from({ length: highest }, (_, index) => tileSymbol(prefix, index + 1)).join('');
}
