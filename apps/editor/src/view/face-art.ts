/** Plain faces for a deal: every kind has its colour and its own sign, so that no one needs the colour. */
import { FACES, type Face, type Kind } from '@mahjong-fortress/rules';

const COLOURS: Readonly<Record<Kind, string>> = {
  merchants: '#b9801c',
  soldiers: '#a8242b',
  farmers: '#3d7a35',
  seasons: '#27619b',
  winds: '#26262e',
  dragons: '#74379a',
};

/** Signs in a square of 24, drawn as lines. */
const EMBLEMS: Readonly<Record<string, string>> = {
  merchants: 'M12 3a9 9 0 1 0 .01 0zM9 9h6v6H9z',
  soldiers: 'M4 4h16v7c0 5-3.5 8-8 10-4.5-2-8-5-8-10zM8 8l8 8M16 8l-8 8',
  farmers: 'M4 4h16v16H4zM12 18V7M12 11l-4-3M12 11l4-3M12 15l-4-3M12 15l4-3',
  spring:
    'M12 9a3 3 0 1 1 .01 0M12 15a3 3 0 1 0 .01 0M9 12a3 3 0 1 1 0-.01M15 12a3 3 0 1 0 0-.01M12 11a1 1 0 1 0 .01 0',
  summer:
    'M12 7.5a4.5 4.5 0 1 0 .01 0zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M6.6 17.4l-2 2',
  autumn: 'M12 22v-8M12 16c-6 0-8-4-8-9 3 0 5 1 6 3 0-3 1-6 2-8 1 2 2 5 2 8 1-2 3-3 6-3 0 5-2 9-8 9',
  winter: 'M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9.5 4L12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5',
  breeze: 'M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3',
  rain: 'M6 13a4 4 0 1 1 1-7.8A5.5 5.5 0 0 1 17.5 7 3.2 3.2 0 0 1 18 13zM8 16l-1.5 4M12.5 16L11 20M17 16l-1.5 4',
  storm: 'M6 12a4 4 0 1 1 1-7.8A5.5 5.5 0 0 1 17.5 6 3.2 3.2 0 0 1 18 12zM13 12l-4 5.5h4.5L10 22',
  whirlwind: 'M4 4h16M6 8h12M8 12h9M10 16h5M11 20h2',
  green: 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM8 14c2-6 6-6 8-2M9 16h6',
  red: 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM12 6v12M8 9.5h8v5H8z',
  white: 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM8 8h8v8H8z',
};

/** The markup of a face on a tile of 48 × 64. */
export function faceArt(face: Face): string {
  const facts = FACES[face];
  if (!facts) return '';
  const colour = COLOURS[facts.kind];
  const emblem = EMBLEMS[facts.symbol ?? facts.kind] ?? '';
  const place = facts.number === undefined ? 'translate(9 17) scale(1.25)' : 'translate(14 34) scale(.85)';
  const number =
    facts.number === undefined
      ? ''
      : `<text x="24" y="31" text-anchor="middle" font-family="Philosopher,Georgia,serif" font-weight="700" font-size="26" fill="${colour}">${facts.number}</text>`;
  return `${number}<path transform="${place}" d="${emblem}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The rim of a tile that can be taken. */
export const AVAILABLE_RIM =
  '<rect x="1.5" y="1.5" width="45" height="61" rx="3" fill="none" stroke="#d9a520" stroke-width="2.5"/>';
