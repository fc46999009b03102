/** The table of Towers as text: the board seen from above, the players, the cards. */
import {
  type Board,
  castlePoints,
  cellName,
  type Game,
  HIDDEN,
  isKnight,
  KING,
  roundsOf,
  rowOf,
  SIDE,
  standings,
  yearScores,
} from '@mahjong-fortress/towers';
import { arrange, type Block } from '../../draw/blocks.ts';
import type { BoardStyle } from '../kit.ts';

/** `2a`: a knight of the first seat on level 2; `3k`: the king; `.`: bare ground. */
function cellText({ levels, figures }: Board, cell: number): string {
  const level = levels[cell] ?? 0;
  const figure = figures[cell] ?? 0;
  const who = figure === KING ? 'k' : isKnight(figure) ? 'abcd'[figure - 1] : '';
  return `${level === 0 ? '.' : level}${who}`;
}

function drawCells(board: Board, { paint }: BoardStyle): Block {
  const columns = Array.from({ length: SIDE }, (_, column) => String(column).padEnd(3)).join('');
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const cells = board.levels.flatMap((_, cell) =>
      rowOf(cell) === row ? [cellText(board, cell).padEnd(3)] : [],
    );
    return `${paint('dim', String(row))}  ${cells.join('')}`.trimEnd();
  });
  return [paint('dim', `   ${columns}`.trimEnd()), ...rows];
}

function whenText({ stage, year, round, options }: Game, { words: { towers } }: BoardStyle): string {
  if (stage === 'over') return towers.over;
  if (stage === 'year') return towers.when(year, round, roundsOf({ options }, year));
  return year === 0 ? towers.setup : towers.between(year);
}

function drawPlayer(game: Game, seat: number, { paint, names, words: { towers } }: BoardStyle): Block {
  const player = game.players[seat];
  if (!player) return [];
  const active = game.stage !== 'over' && game.turn.seat === seat;
  const heading = `${active ? '▶' : ' '} ${'abcd'[seat]} ${names[seat]}: ${towers.points(player.points)}`;
  const cards = [...player.hand, ...(active ? game.turn.bought : [])]
    .map((card) => (card === HIDDEN ? '?' : card))
    .join(' ');
  return [
    active ? paint('bold', heading) : heading,
    `    ${towers.stacks(player.stacks.join(' '))}`,
    `    ${towers.cards(cards)}`,
    ...(active && game.stage === 'year' ? [`    ${towers.left(game.turn.ap, game.turn.used)}`] : []),
  ];
}

export function drawBoard(game: Game, style: BoardStyle): Block {
  const { master } = game.options;
  return [
    style.paint('bold', whenText(game, style)),
    ...drawCells(game.board, style),
    '',
    ...(master ? [style.words.towers.masterCard(style.words.towers.masterCards[master].name)] : []),
    ...arrange(
      game.players.map((_, seat) => drawPlayer(game, seat, style)),
      style.width,
    ),
  ];
}

/** At the end the places; before it also what the year would bring now, castle by castle. */
export function scoreText(game: Game, { names, words: { towers } }: BoardStyle): string {
  const places = standings(game).map(
    ({ seat, place, points }) => `${place}. ${names[seat]}: ${towers.points(points)}`,
  );
  if (game.stage !== 'year') return places.join('\n');
  const scores = yearScores(game).map((score) => {
    const castles = score.castles.map(
      ({ cells, area, level, points }) => `${cellName(cells[0] ?? 0)} ${area}×${level}=${points}`,
    );
    const parts = [
      ...castles,
      ...(score.king ? [towers.king(score.king)] : []),
      ...(score.master ? [towers.master(score.master)] : []),
    ];
    return `  ${names[score.seat]}: ${castlePoints(score) + score.king + score.master}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  });
  return [...places, towers.ifNow, ...scores].join('\n');
}
