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
import { INGENUITY_NAME } from '../words/events.ts';
import { counted } from '../words/numbers.ts';
import { arrange, type Block, paragraph } from './blocks.ts';
import { drawFortress } from './fortress.ts';
import type { Paint } from './paint.ts';
import { drawRealm } from './realm.ts';

export interface BoardStyle {
  readonly paint: Paint;
  readonly width: number;
  readonly names: readonly string[];
}

/** `Countdown [!●][2●], 5 in the pile`: the cells of the track, and the tokens that still cover them. */
function countdownText({ options, track, pile }: Game): string {
  const cells = Array.from({ length: tokensOnTrack(options.players) }, (_, index) => {
    const name = index === 0 ? '!' : String(index + 1);
    return `[${name}${index < track ? '●' : ' '}]`;
  });
  return `Countdown ${cells.join('')}, ${pile} in the pile`;
}

function suppliesLine(game: Game): string {
  const { fortress } = game;
  const tiles = fortress.stacks.reduce((sum, stack) => sum + stack.length, 0);
  const top = topTier(fortress);
  const left = tiles === 0 ? 'empty' : `${tiles} tiles, top tier ${top}`;
  return [`Fortress: ${left}`, countdownText(game), `Shrines in the supply: ${game.shrines}`].join('   ');
}

/** What the Dragon of a solo game has laid out. */
function ingenuityLines({ ingenuity }: Game, width: number): Block {
  if (!ingenuity) return [];
  const tiles = ingenuity.tiles.map(codeOf).join(' ');
  const text = `${INGENUITY_NAME}: ${counted(ingenuity.tokens, 'token')}, tiles ${tiles || 'none'}`;
  return paragraph(text, width);
}

function cardsLine({ options: { spirits, dragons } }: Game): string[] {
  const parts = [
    ...(spirits.length > 0 ? [`Spirits: ${spirits.join(', ')}`] : []),
    ...(dragons.length > 0 ? [`Dragons: ${dragons.join(', ')}`] : []),
  ];
  return parts.length > 0 ? [parts.join('   ')] : [];
}

function drawPlayer(game: Game, index: number, { paint, names }: BoardStyle): Block {
  const player = game.players[index];
  if (!player) return [];
  const { vp, shrines, tokens, realm } = player;
  const active = !game.over && game.turn.player === index;
  const total = scoreOf(game, index).total;
  const points = game.over ? `${total} VP` : `${vp} VP, ${total} if it ended now`;
  const heading = `${active ? '▶' : ' '} ${names[index]}: ${points}`;
  return [
    active ? paint('bold', heading) : heading,
    `  ${counted(shrines, 'shrine')} to build, ${counted(tokens, 'token')}`,
    ...drawRealm(realm, paint),
  ];
}

export function drawBoard(game: Game, style: BoardStyle): Block {
  const marked = new Set(
    legalActions(game).flatMap((action) =>
      action.type === 'take' || action.type === 'destroy' ? [action.cell] : [],
    ),
  );
  const round = isLastRound(game) ? `Round ${game.round}, the last` : `Round ${game.round}`;
  return [
    style.paint('bold', game.over ? 'The game is over' : round),
    ...drawFortress(game.fortress, { ...style, marked }),
    '',
    suppliesLine(game),
    ...cardsLine(game),
    ...ingenuityLines(game, style.width),
    '',
    ...arrange(
      game.players.map((_, index) => drawPlayer(game, index, style)),
      style.width,
    ),
  ];
}
