/** What `help` says in the middle of a game. */
import type { Game } from '@mahjong-fortress/rules';
import { paragraph } from '../draw/blocks.ts';
import { legendLines } from '../draw/legend.ts';
import type { BoardStyle } from '../games/kit.ts';

type Style = Pick<BoardStyle, 'words' | 'width'>;

export function cardLines({ options }: Game, { words, width }: Style): string[] {
  const { help, spirits, dragons } = words;
  if (options.spirits.length + options.dragons.length === 0) return [help.noCards];
  return [
    ...options.spirits.map((id) => help.spirit(spirits[id].name, spirits[id].text)),
    ...options.dragons.map((id) => help.dragon(dragons[id].name, dragons[id].text)),
  ].flatMap((line) => paragraph(line, width));
}

export function howToPlay(game: Game, { words, paint, width }: Omit<BoardStyle, 'names'>): string {
  const { help } = words;
  return [
    paint('bold', help.turn),
    ...help.turnText.flatMap((line) => paragraph(line, width)),
    '',
    paint('bold', help.board),
    ...legendLines(words, paint, width),
    '',
    paint('bold', help.cards),
    ...cardLines(game, { words, width }),
    '',
    paint('bold', help.typing),
    ...help.typingText.flatMap((line) => paragraph(line, width)),
  ].join('\n');
}
