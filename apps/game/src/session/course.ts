/** The course of a game: what everyone would have had, had it ended there. */
import { type Game, type GameView, scoreOf } from '@mahjong-fortress/rules';

/** Everyone's points at one moment. */
export function pointsAt(game: Game | GameView): readonly number[] {
  return game.players.map((_, player) => scoreOf(game, player).total);
}

/** Everyone's points at the beginning, after every turn, and at the end. */
export function pointsByTurn(games: readonly Game[]): readonly (readonly number[])[] {
  const isNewTurn = (step: number) => {
    const [before, now] = [games[step - 1], games[step]];
    return before?.turn.player !== now?.turn.player || before?.round !== now?.round;
  };
  return games.filter((_, step) => isNewTurn(step) || step === games.length - 1).map(pointsAt);
}
