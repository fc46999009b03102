/** Two public engines measured in the same run, because a number on a noisy machine means little by itself. */
import { Client } from 'boardgame.io/client';
import { Chess } from 'chessops/chess';

/** Plays every move to the given depth, the last ones too, and counts them. */
function chessPerft(position: Chess, depth: number): number {
  let plays = 0;
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      const next = position.clone();
      next.play({ from, to });
      plays += 1;
      if (depth > 1) plays += chessPerft(next, depth - 1);
    }
  }
  return plays;
}

/** chessops: moves played in a perft(4) from the opening, which has no promotions yet. */
export function chessopsPlays(): number {
  return chessPerft(Chess.default(), 4);
}

/** boardgame.io: moves of the smallest possible game through its local client. */
export function boardgameMoves(count: number): number {
  const client = Client({
    game: {
      setup: () => ({ moves: 0 }),
      moves: {
        step: ({ G }: { G: { moves: number } }) => {
          G.moves += 1;
        },
      },
    },
    debug: false,
  });
  client.start();
  for (let i = 0; i < count; i++) client.moves.step?.();
  const moves = client.getState()?.G.moves ?? 0;
  client.stop();
  return moves;
}
