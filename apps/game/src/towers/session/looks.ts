/** What is seen beforehand: points if the year ended now, and what something would do to them. */
import {
  type Action,
  after,
  type CastleScore,
  type Cell,
  castlePoints,
  type Game,
  NO_CASTLE,
  refusalOf,
  surveyOf,
  wayBetween,
  yearScores,
} from '@mahjong-fortress/towers';
import type { Ghost, TargetMark } from '../table/contract.ts';
import { actionOf, actionsOf, type Pending, takesUp, toolOf } from './intents.ts';

/** What a seat would get if the year ended now. */
export interface Forecast {
  readonly seat: number;
  readonly castles: readonly CastleScore[];
  readonly king: number;
  readonly master: number;
  readonly total: number;
}

export function forecastOf(game: Game): readonly Forecast[] {
  return yearScores(game)
    .map((score) => ({ ...score, total: castlePoints(score) + score.king + score.master }))
    .sort((a, b) => a.seat - b.seat);
}

/** The year that points are counted for: before it has begun, the one that comes. */
export function comingYear(game: Game): Game {
  const isRunning = game.stage === 'year' || game.stage === 'over';
  return isRunning ? game : { ...game, stage: 'year', year: game.year + 1 };
}

/** What an action does to everybody's points of the year, and to their markers at once. */
function gainsOf(game: Game, action: Action): Ghost['gains'] {
  const [now, then] = [comingYear(game), comingYear(after(game, action))];
  // Ending a turn may end a year: then nothing is left to compare.
  if (then.year !== now.year || then.stage !== now.stage) return [];
  const before = forecastOf(now);
  return forecastOf(then).flatMap(({ seat, total }) => {
    const moved = (then.players[seat]?.points ?? 0) - (game.players[seat]?.points ?? 0);
    const points = total - (before[seat]?.total ?? 0) + moved;
    return points === 0 ? [] : [{ seat, points }];
  });
}

/** The cells that what is in hand can go to, each with what it would be there. */
export function targetsOf(game: Game, legal: readonly Action[], pending: Pending): readonly TargetMark[] {
  const survey = surveyOf(game.board);
  const tool = toolOf(legal, pending);
  const isSetup = legal.some(({ type }) => type === 'castle' || type === 'king') || game.stage === 'knights';
  const possible = isSetup ? legal : actionsOf(legal, tool);
  const marks = new Map<Cell, TargetMark>();
  for (const action of possible) {
    if ('from' in action && action.from !== undefined && action.from !== pending.from) continue;
    const cell = 'cell' in action ? action.cell : 'to' in action ? action.to : undefined;
    if (cell !== undefined) marks.set(cell, { cell, kind: kindOf(action, cell) });
  }
  return [...marks.values()];

  function kindOf(action: Action, cell: Cell): TargetMark['kind'] {
    if (action.type === 'move') return wayBetween(survey, action.from, cell) === 'step' ? 'step' : 'doors';
    if (action.type !== 'card') return action.type as TargetMark['kind'];
    return action.card === 'doors' ? 'doors' : 'card';
  }
}

/** What can be taken up. */
export function selectableOf(legal: readonly Action[], pending: Pending): readonly Cell[] {
  const chosen = toolOf(legal, pending);
  const tool = takesUp(chosen) ? chosen : 'move';
  const cells = actionsOf(legal, tool).flatMap((action) =>
    'from' in action && action.from !== undefined ? [action.from] : [],
  );
  return [...new Set(cells)];
}

/** What a touch at a cell would bring there, and to everybody; undefined where it would be refused. */
export function ghostAt(
  game: Game,
  legal: readonly Action[],
  pending: Pending,
  cell: Cell | undefined,
): Ghost | undefined {
  if (cell === undefined || legal.length === 0) return undefined;
  const action = actionOf(game, toolOf(legal, pending), pending, cell);
  if (!action || refusalOf(game, action)) return undefined;
  const { seat } = game.turn;
  const gains = gainsOf(game, action);
  switch (action.type) {
    case 'castle':
    case 'block':
      return { cell, what: 'block', gains };
    case 'knight':
      return { cell, what: 'knight', seat, gains };
    case 'move':
      return { cell, what: 'knight', seat, from: action.from, gains };
    case 'king':
      return { cell, what: 'king', gains };
    case 'card': {
      if (action.card === 'insert') return { cell, what: 'insert', gains };
      if (action.card === 'extra') return { cell, what: 'block', gains };
      const from = action.from === undefined ? {} : { from: action.from };
      return action.card === 'shift'
        ? { cell, what: 'block', ...from, gains }
        : { cell, what: 'knight', seat, ...from, gains };
    }
    default:
      return undefined;
  }
}

/** The castle at a cell. */
export interface CastleAt {
  readonly cells: readonly Cell[];
  readonly area: number;
  readonly height: number;
}

export function castleAt({ board }: Game, cell: Cell | undefined): CastleAt | undefined {
  const { castles } = surveyOf(board);
  const castle = cell === undefined ? NO_CASTLE : (castles.of[cell] ?? NO_CASTLE);
  if (castle === NO_CASTLE) return undefined;
  return {
    cells: castles.of.flatMap((other, index) => (other === castle ? [index] : [])),
    area: castles.areas[castle] ?? 0,
    height: castles.heights[castle] ?? 0,
  };
}
