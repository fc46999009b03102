/** What everybody would score if the year ended now, before any jumping (§8). */
import { at } from '@mahjong-fortress/base/assert';
import { kingCell, knightsOf, levelAt } from './board.ts';
import { cellsOfCastle, NO_CASTLE } from './castle.ts';
import type { Cell } from './cell.ts';
import { type Game, seatsFrom } from './game.ts';
import { MASTERS } from './masters/index.ts';
import { sum } from './stack.ts';
import { type Survey, surveyOf } from './survey.ts';

export interface CastleScore {
  readonly cells: readonly Cell[];
  readonly area: number;
  /** Of the own highest knight there. */
  readonly level: number;
  readonly points: number;
}

export interface YearScore {
  readonly seat: number;
  readonly castles: readonly CastleScore[];
  readonly king: number;
  readonly master: number;
}

const KING_BONUS = 5;

function castleScores({ board, castles }: Survey, knights: readonly Cell[]): CastleScore[] {
  return castles.areas.flatMap((area, castle) => {
    const level = Math.max(
      0,
      ...knights.filter((cell) => castles.of[cell] === castle).map((cell) => levelAt(board, cell)),
    );
    return level > 0 ? [{ cells: cellsOfCastle(castles, castle), area, level, points: area * level }] : [];
  });
}

function kingBonus({ board, castles }: Survey, knights: readonly Cell[], year: number): number {
  const king = kingCell(board);
  const castle = king === undefined ? NO_CASTLE : at(castles.of, king);
  const earns = (cell: Cell) => castles.of[cell] === castle && levelAt(board, cell) === year;
  return castle !== NO_CASTLE && knights.some(earns) ? KING_BONUS * year : 0;
}

export function castlePoints({ castles }: YearScore): number {
  return sum(castles.map(({ points }) => points));
}

/** In the order in which the players score. */
export function yearScores(game: Game): YearScore[] {
  const survey = surveyOf(game.board);
  const { board, castles } = survey;
  const year = Math.max(1, game.year);
  const knights = game.players.map((_, seat) => knightsOf(board, seat));
  const master = game.options.master && MASTERS[game.options.master];
  return seatsFrom(game, game.yearBegunBy).map((seat) => ({
    seat,
    castles: castleScores(survey, at(knights, seat)),
    king: kingBonus(survey, at(knights, seat), year),
    master: master?.points({ year, knights, levels: board.levels, castles }, seat) ?? 0,
  }));
}
