/** The whole table as text: fortress, countdown, supplies, cards, realms. */
import {
  codeOf,
  type Game,
  isLastRound,
  legalActions,
  scoreOf,
  tokensOnTrack,
  topTier,
} from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import type { BoardStyle } from '../games/kit.ts';
import { arrange, type Block, paragraph } from './blocks.ts';
import { drawFortress } from './fortress.ts';
import { drawRealm } from './realm.ts';

/** `[!●][2●]`: the cells of the track, and the tokens that still cover them. */
function trackText({ options, track }: Game): string {
  const cells = Array.from({ length: tokensOnTrack(options.players) }, (_, index) => {
    const name = index === 0 ? '!' : String(index + 1);
    return `[${name}${index < track ? '●' : ' '}]`;
  });
  return cells.join('');
}

function suppliesLine(game: Game, { board }: TerminalWords): string {
  const { fortress, pile, shrines } = game;
  const tiles = fortress.stacks.reduce((sum, stack) => sum + stack.length, 0);
  return [
    board.fortress(tiles, topTier(fortress)),
    board.countdown(trackText(game), pile),
    board.supply(shrines),
  ].join('   ');
}

/** What the Dragon of a solo game has laid out. */
function ingenuityLines({ ingenuity }: Game, { width, words }: BoardStyle): Block {
  if (!ingenuity) return [];
  const tiles = ingenuity.tiles.map(codeOf).join(' ');
  return paragraph(words.board.ingenuity(words.ingenuity.name, ingenuity.tokens, tiles), width);
}

function cardsLine({ options }: Game, { board, spirits, dragons }: TerminalWords): string[] {
  const parts = [
    options.spirits.length > 0
      ? board.spirits(options.spirits.map((id) => ({ id, name: spirits[id].name })))
      : '',
    options.dragons.length > 0
      ? board.dragons(options.dragons.map((id) => ({ id, name: dragons[id].name })))
      : '',
  ].filter(Boolean);
  return parts.length > 0 ? [parts.join('   ')] : [];
}

function drawPlayer(game: Game, index: number, { paint, names, words: { board } }: BoardStyle): Block {
  const player = game.players[index];
  if (!player) return [];
  const { vp, shrines, tokens, realm } = player;
  const active = !game.over && game.turn.player === index;
  const total = scoreOf(game, index).total;
  const points = game.over ? board.score(total) : board.scoreSoFar(vp, total);
  const heading = `${active ? '▶' : ' '} ${names[index]}: ${points}`;
  return [
    active ? paint('bold', heading) : heading,
    `  ${board.stock(shrines, tokens)}`,
    ...drawRealm(realm, paint),
  ];
}

export function drawBoard(game: Game, style: BoardStyle): Block {
  const { board } = style.words;
  const marked = new Set(
    legalActions(game).flatMap((action) =>
      action.type === 'take' || action.type === 'destroy' ? [action.cell] : [],
    ),
  );
  const round = isLastRound(game) ? board.lastRound(game.round) : board.round(game.round);
  return [
    style.paint('bold', game.over ? board.over : round),
    ...drawFortress(game.fortress, { ...style, marked }),
    '',
    suppliesLine(game, style.words),
    ...cardsLine(game, style.words),
    ...ingenuityLines(game, style),
    '',
    ...arrange(
      game.players.map((_, index) => drawPlayer(game, index, style)),
      style.width,
    ),
  ];
}
