/** A finished game as one picture: what is drawn, and what is written over it. */
import { makePicture } from '@mahjong-fortress/layouts-schema';
import { type GameView, handicapOf, isSolo, rankFor, standings } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { GOLD, PARCHMENT, SEASONS, SEAT_COLOURS } from '../../art/palette.ts';
import { realmPicture } from '../../art/realms/realm-picture.ts';
import { nested, path, rect, svg } from '../../art/svg.ts';
import { tableBackground } from '../../art/table.ts';
import { rankSum } from '../../ui/rank-sum.ts';

/** As large as previews of links are. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface PictureText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: 'display' | 'text';
  readonly colour: string;
  readonly align?: 'left' | 'right' | 'center';
  /** What does not fit is written smaller. */
  readonly width?: number;
}

export interface GamePicture {
  readonly drawing: string;
  readonly texts: readonly PictureText[];
}

interface Shown {
  readonly view: GameView;
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
  /** Whose realm is shown large. */
  readonly me: number;
  readonly fortress: { readonly name: string; readonly rows: readonly string[] };
  /** Where the game can be played. */
  readonly site: string;
  readonly words: GameWords;
  /** `43 points`, in the language. */
  points(count: number): string;
}

const LEFT = { x: 36, y: 36, width: 672, height: 558 };
const RIGHT = { x: 748, width: 416 };
/** Alone there are no other realms to be shown above it. */
const FORTRESS = {
  small: { x: RIGHT.x - 10, y: 440, width: 190, height: 124 },
  large: { x: RIGHT.x, y: 284, width: RIGHT.width, height: 190 },
};

/** A drawing as large as a frame allows, in its middle. */
function fitted(drawing: string, frame: { x: number; y: number; width: number; height: number }): string {
  const [, width = 1, height = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)?.map(Number) ?? [];
  const scale = Math.min(frame.width / width, frame.height / height);
  const [w, h] = [width * scale, height * scale];
  return nested(drawing, frame.x + (frame.width - w) / 2, frame.y + (frame.height - h) / 2, w, h);
}

/** However many cards there are, they share three lines. */
function linesOf(cards: readonly string[]): readonly string[] {
  const each = Math.max(1, Math.ceil(cards.length / 3));
  const starts = [0, each, 2 * each].filter((start) => start < cards.length);
  return starts.map((start) => cards.slice(start, start + each).join(' · '));
}

export function gamePicture({ view, who, seasons, me, fortress, site, words, points }: Shown): GamePicture {
  const table = standings(view);
  const season = (player: number) => SEASONS[seasons[player] ?? 0] ?? 'spring';
  const realm = (player: number) => {
    const shown = view.players[player]?.realm;
    return shown ? realmPicture(shown, season(player)) : '';
  };
  const right = RIGHT.x + RIGHT.width;
  const texts: PictureText[] = [
    {
      text: words.title.name,
      x: RIGHT.x,
      y: 84,
      size: 44,
      font: 'display',
      colour: GOLD.top,
      width: RIGHT.width,
    },
  ];
  const drawn: string[] = [
    nested(
      tableBackground(PICTURE_SIZE.width, PICTURE_SIZE.height),
      0,
      0,
      PICTURE_SIZE.width,
      PICTURE_SIZE.height,
    ),
    fitted(realm(me), LEFT),
    path(`M${RIGHT.x} 104H${right}`, `stroke="${GOLD.deep}" stroke-width="2"`),
  ];
  let y = 156;
  if (isSolo(view)) {
    const total = table[0]?.score.total ?? 0;
    const handicap = handicapOf(view.options);
    texts.push(
      {
        text: words.ranks[rankFor(total - handicap)],
        x: RIGHT.x,
        y,
        size: 40,
        font: 'display',
        colour: PARCHMENT.top,
        width: RIGHT.width,
      },
      {
        text: points(total),
        x: RIGHT.x,
        y: y + 66,
        size: 56,
        font: 'display',
        colour: GOLD.pale,
        width: RIGHT.width,
      },
    );
    if (handicap > 0) {
      const text = rankSum(total, handicap);
      texts.push({ text, x: RIGHT.x, y: y + 112, size: 28, font: 'display', colour: PARCHMENT.shade });
    }
  } else {
    for (const { player, place, score } of table) {
      const isFirst = place === 1;
      const colour = isFirst ? GOLD.pale : PARCHMENT.shade;
      const size = isFirst ? 40 : 30;
      drawn.push(rect(RIGHT.x, y - size * 0.8, 8, size, 4, `fill="${SEAT_COLOURS[season(player)].light}"`));
      texts.push(
        {
          text: `${nameOf(who[player], words)}${isFirst ? ' ★' : ''}`,
          x: RIGHT.x + 22,
          y,
          size,
          font: 'display',
          colour,
          width: 290,
        },
        { text: String(score.total), x: right, y, size, font: 'display', colour, align: 'right' },
      );
      y += isFirst ? 54 : 44;
    }
    const others = table.map(({ player }) => player).filter((player) => player !== me);
    const room = { width: (RIGHT.width - 12 * (others.length - 1)) / others.length, height: 430 - y };
    for (const [index, player] of others.entries()) {
      drawn.push(fitted(realm(player), { ...room, x: RIGHT.x + index * (room.width + 12), y: y - 12 }));
    }
  }
  const plan = makePicture(fortress, { table: false, idPrefix: 'f' });
  drawn.push(fitted(plan, isSolo(view) ? FORTRESS.large : FORTRESS.small));
  const cards = [
    ...view.options.spirits.map((id) => words.spirits[id].name),
    ...view.options.dragons.map((id) => words.dragons[id].name),
  ];
  const beside = isSolo(view)
    ? { x: RIGHT.x, width: RIGHT.width }
    : { x: RIGHT.x + 190, width: RIGHT.width - 190 };
  texts.push(
    { text: fortress.name, ...beside, y: 490, size: 26, font: 'display', colour: PARCHMENT.top },
    ...linesOf(cards).map(
      (text, index) =>
        ({
          text,
          ...beside,
          y: 517 + index * 23,
          size: 18,
          font: 'text',
          colour: PARCHMENT.shade,
        }) as const,
    ),
    { text: site, x: RIGHT.x, y: 592, size: 20, font: 'text', colour: GOLD.top, width: RIGHT.width },
  );
  return { drawing: svg(PICTURE_SIZE.width, PICTURE_SIZE.height, drawn.join('')), texts };
}
