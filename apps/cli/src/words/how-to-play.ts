/** What `help` says in the middle of a game. */
import type { Game } from '@mahjong-fortress/rules';
import { paragraph } from '../draw/blocks.ts';
import { legendLines } from '../draw/legend.ts';
import type { Paint } from '../draw/paint.ts';
import { DRAGON_WORDS, SPIRIT_WORDS } from './cards.ts';
import { capital } from './events.ts';

const TURN = [
  'Take an available tile from the top tier. Finish with an identical second tile from any tier, with a shrine from the supply, or by discarding the tile for 1 VP.',
  'Place what you took in your realm: on an empty cell or on a face-down tile. Neighbouring face-up tiles of one kind are a set. Sets of 4 or more are locked: they turn face down and score 2, 3, 5, 6, 8 VP for 4, 5, 6, 7, 8 tiles, Dragons 1 more.',
  'On a set just locked you may build shrines: one, on special tiles (seasons, winds, dragons) two. At the end a shrine scores the tier it stands on, at most 3.',
  'Once only tier 1 is left you may summon the Dragon instead of taking a tile: a countdown token, 2 VP at the end. When the ! is uncovered the round is the last.',
] as const;

const TYPING = [
  'A number of the menu, or an action such as “take e3”, “place M4 b2”, “shrine”, “end”. Enough of its words will do: “e3”, “M4 b2”. Enter alone plays the only action there is.',
  'e3 is the cell in column e and row 3, in the fortress and in the realm.',
  'undo, score, cards, board, help, quit',
] as const;

export function cardLines({ options: { spirits, dragons } }: Game, width: number): string[] {
  if (spirits.length + dragons.length === 0) return ['No cards are in play.'];
  return [
    ...spirits.map(
      (id) => `Spirit of ${capital(id)}, once per turn for a tile or a shrine: ${SPIRIT_WORDS[id]}`,
    ),
    ...dragons.map((id) => `Dragon of ${capital(id)}, at the end: ${DRAGON_WORDS[id]}`),
  ].flatMap((line) => paragraph(line, width));
}

export function howToPlay(game: Game, paint: Paint, width: number): string {
  return [
    paint('bold', 'A turn'),
    ...TURN.flatMap((line) => paragraph(line, width)),
    '',
    paint('bold', 'The board'),
    ...legendLines(paint, width),
    '',
    paint('bold', 'Cards'),
    ...cardLines(game, width),
    '',
    paint('bold', 'What you can type'),
    ...TYPING.flatMap((line) => paragraph(line, width)),
  ].join('\n');
}
