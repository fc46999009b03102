/** Pictures for the rules of Towers, put together from the blocks and figures of the table; one for every card. */
import type { CardId, MasterId } from '@mahjong-fortress/towers';
import type { TowersTableWords } from '@mahjong-fortress/words/towers-table';
import { GOLD, INK } from '../../art/palette.ts';
import { circle, svg } from '../../art/svg.ts';
import { plan } from './plan.ts';
import { scene } from './scene.ts';

export type SectionId = keyof TowersTableWords['rules'];

/** Action points: those that everybody has, and those that a card adds. */
function pips(count: number, more: number): string {
  const pip = (index: number) =>
    circle(
      30 + (index % 5) * 54,
      30 + Math.floor(index / 5) * 54,
      20,
      index < count
        ? `fill="${GOLD.top}" stroke="${GOLD.dark}" stroke-width="4"`
        : 'fill="#e0432b" stroke="#641a17" stroke-width="4"',
    );
  return svg(
    276,
    count + more > 5 ? 114 : 60,
    Array.from({ length: count + more }, (_, index) => pip(index)).join(''),
  );
}

/** A card as others see it. */
const BACK = `<g><rect x="4" y="4" width="92" height="132" rx="10" fill="#f3e7cd" stroke="${INK.text}" stroke-width="3"/><rect x="14" y="14" width="72" height="112" rx="6" fill="none" stroke="${GOLD.deep}" stroke-width="3"/><path d="M26 98V62l8 6 8-10 8 10 8-10 8 10 8-6v36z" fill="${GOLD.top}" stroke="${GOLD.dark}" stroke-width="3"/></g>`;
const backs = [-18, 0, 18].map(
  (turn, index) =>
    `<g transform="translate(${20 + index * 52} ${24 - Math.abs(turn) * -0.6}) rotate(${turn} 50 70)">${BACK}</g>`,
);

export const PICTURES: Readonly<Record<SectionId, () => string>> = {
  goal: () => scene({ rows: ['1 2a', '1 _'], points: 6 }),
  turn: () => pips(5, 0),
  moving: () =>
    scene({
      rows: ['2 1 .+', '.a _ _'],
      arrows: [
        [
          [1, 0, 1.2],
          [0, 2, 0],
        ],
      ],
    }),
  knights: () => scene({ rows: ['2a 1+', '_ .'] }),
  building: () => scene({ rows: ['1 2+', '1 _'] }),
  cards: () => svg(252, 190, backs.join('')),
  scoring: () => scene({ rows: ['1a 1k', '1 2b'], points: 5 }),
  between: () =>
    scene({
      rows: ['1k _ 1+', '1 _ 1'],
      arrows: [
        [
          [0, 0, 2],
          [0, 2, 1],
        ],
      ],
    }),
  end: () => scene({ rows: ['1 1', '1 3a'], points: 12 }),
};

/** Castles and everybody who is about them. */
export const ABOUT_PICTURE = () => scene({ rows: ['1 2c . 1', '1b 3 2d .', '. 1k 1 .', '_ . 1 2a'] });

export const CARD_PICTURES: Readonly<Record<CardId, () => string>> = {
  six: () => pips(5, 1),
  seven: () => pips(5, 2),
  extra: () => scene({ rows: ['1 1 1+'] }),
  insert: () =>
    scene({
      rows: ['1a _ 2a+'],
      arrows: [
        [
          [0, 0, 2.4],
          [0, 2, 3],
        ],
      ],
    }),
  shift: () =>
    scene({
      rows: ['1 1 _', '_ 1 .+'],
      arrows: [
        [
          [0, 0, 1],
          [1, 2, 0],
        ],
      ],
    }),
  relocate: () =>
    scene({
      rows: ['1a _ .+', '_ _ 1a'],
      arrows: [
        [
          [0, 0, 2],
          [0, 2, 0],
        ],
      ],
    }),
  diagonal: () =>
    scene({
      rows: ['. 1+', '.a .'],
      arrows: [
        [
          [1, 0, 1.2],
          [0, 1, 1],
        ],
      ],
    }),
  doors: () =>
    scene({
      rows: ['2 3 1+', '.a _ _'],
      arrows: [
        [
          [1, 0, 1.2],
          [0, 2, 1],
        ],
      ],
    }),
  jump: () =>
    scene({
      rows: ['1a 1b 1+'],
      arrows: [
        [
          [0, 0, 2.4],
          [0, 2, 1],
        ],
      ],
    }),
  leap: () =>
    scene({
      rows: ['2+', '.a'],
      arrows: [
        [
          [1, 0, 1.2],
          [0, 0, 2],
        ],
      ],
    }),
};

const LAST = 7;

export const MASTER_PICTURES: Readonly<Record<MasterId, () => string>> = {
  edge: () =>
    plan({
      rows: ['..a.....', '........', '.......1', '1.......', '........', '........', '........', '.....a..'],
      isMeant: (row, column) => [0, LAST].includes(row) || [0, LAST].includes(column),
    }),
  diagonals: () =>
    plan({
      rows: ['........', '.a......', '.....1..', '........', '........', '..1.....', '......a.', '........'],
      isMeant: (row, column) => row === column || row + column === LAST,
    }),
  castles: () =>
    plan({
      rows: ['.1#.....', '.....#1.', '........', '.#......', '.2....#.', '......1.', '........', '........'],
    }),
  together: () =>
    plan({
      rows: ['........', '........', '...1....', '..122...', '..a1....', '........', '........', '........'],
    }),
  levels: () =>
    plan({
      rows: ['........', '.1......', '....3...', '......2.', '..5.....', '.....4..', '.a......', '........'],
    }),
  line: () =>
    plan({
      rows: ['........', '........', '........', 'a12.1a.1', '........', '........', '........', '........'],
      isMeant: (row) => row === 3,
    }),
  square: () =>
    plan({
      rows: ['........', '.a...2..', '........', '........', '........', '.1...a..', '........', '........'],
      isMeant: (row, column) =>
        ([1, 5].includes(row) && column >= 1 && column <= 5) ||
        ([1, 5].includes(column) && row >= 1 && row <= 5),
    }),
  flat: () =>
    plan({
      rows: ['........', '.2...2..', '........', '...2....', '......2.', '.2......', '....2...', '........'],
    }),
};
