/** The same game for boardgame.io: its moves are our rules, its state is our game, its view is what a player may know. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Action, type Game, mahjongFortress } from '@mahjong-fortress/rules';
import type { Game as BoardgameGame } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { SETUP } from './our-tables.ts';

// The very copy that boardgame.io has: another one doesn't know its drafts.
const { original }: typeof import('immer') = createRequire(import.meta.url)('immer');

export const GAME_NAME = 'fortress';

function deal(): Game {
  const setup = mahjongFortress.parseSetup({ ...SETUP, seed: randomUUID() }, 2);
  const game = setup.ok ? mahjongFortress.begin(setup.value) : setup;
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** What somebody may do in a state as boardgame.io hands it out. */
export function ownActions(game: Game, seat: number): readonly Action[] {
  const turn = mahjongFortress.toMove(game);
  return turn.type === 'seat' && turn.seat === seat ? mahjongFortress.legal(game) : [];
}

export const boardgame: BoardgameGame<Game> = {
  name: GAME_NAME,
  minPlayers: 2,
  maxPlayers: 2,
  setup: deal,
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) => mahjongFortress.view(G, playerID == null ? undefined : Number(playerID)),
  moves: {
    act: {
      // What lies covered is known to the server alone.
      client: false,
      move({ G, playerID }, words: string) {
        // Its drafts are proxies; the rules copy what they change themselves.
        const game = original(G) as Game;
        if (ownActions(game, Number(playerID)).length === 0) return INVALID_MOVE;
        const action = mahjongFortress.parseAction(game, words);
        const played = action.ok ? mahjongFortress.play(game, action.value) : undefined;
        return played?.ok ? played.value.game : INVALID_MOVE;
      },
    },
  },
};
