/** Pairs of boardgame.io's own clients that play each other at random. */
import { performance } from 'node:perf_hooks';
import { type Game, mahjongFortress } from '@mahjong-fortress/rules';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { boardgame, GAME_NAME, ownActions } from './boardgame-game.ts';
import type { Players } from './our-tables.ts';
import type { Traffic } from './traffic.ts';

async function post(url: string, body: unknown): Promise<Record<string, string>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

interface Match {
  readonly matchID: string;
  readonly credentials: readonly string[];
}

async function makeMatch(url: string): Promise<Match> {
  const games = `${url}/games/${GAME_NAME}`;
  const { matchID = '' } = await post(`${games}/create`, { numPlayers: 2 });
  const credentials: string[] = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials = '' } = await post(`${games}/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    credentials.push(playerCredentials);
  }
  return { matchID, credentials };
}

export async function seatBoardgamePlayers(url: string, count: number): Promise<Players> {
  let traffic: Traffic | undefined;
  const acts: (() => void)[] = [];
  const clients: { stop(): void }[] = [];
  const ready: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    const { matchID, credentials } = await makeMatch(url);
    // By the number of the state that the move leads to.
    const sent = new Map<number, { readonly by: number; readonly at: number }>();
    for (const seat of [0, 1]) {
      const client = Client({
        game: boardgame,
        matchID,
        playerID: `${seat}`,
        credentials: credentials[seat] ?? '',
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
        debug: false,
      });
      let known = -1;
      let hasMoved = false;
      const act = (): void => {
        const state = client.getState();
        if (!state || hasMoved || !traffic?.isOpen()) return;
        const game: Game = state.G;
        const legal = ownActions(game, seat);
        const action = legal[Math.floor(Math.random() * legal.length)];
        if (!action) return;
        hasMoved = true;
        sent.set(known + 1, { by: seat, at: performance.now() });
        client.moves.act?.(mahjongFortress.makeAction(game, action));
      };
      ready.push(
        new Promise((resolve) => {
          client.subscribe((state: { readonly _stateID: number } | null) => {
            if (!state) return;
            resolve();
            if (state._stateID === known) return;
            known = state._stateID;
            const move = sent.get(known);
            if (move?.by === seat) traffic?.stored(performance.now() - move.at);
            else if (move) traffic?.delivered(performance.now() - move.at);
            hasMoved = false;
            act();
          });
        }),
      );
      acts.push(act);
      client.start();
      clients.push(client);
    }
  }
  return {
    ready: Promise.all(ready),
    play(open) {
      traffic = open;
      for (const act of acts) act();
    },
    close() {
      for (const client of clients) client.stop();
    },
  };
}
