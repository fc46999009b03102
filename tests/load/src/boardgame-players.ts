/**
 * Pairs of robots at boardgame.io's server that play each other at random. They speak with it as its own clients do, over the
 * socket that those use, and leave away what those do besides, as our robots do with ours: nothing is checked or kept that a
 * robot doesn't need.
 */
import { performance } from 'node:perf_hooks';
import { type Game, mahjongFortress } from '@mahjong-fortress/rules';
import { io } from 'socket.io-client';
import { GAME_NAME, ownActions } from './boardgame-game.ts';
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

/** What of a state a robot looks at. */
interface Told {
  readonly G: Game;
  readonly _stateID: number;
}

export async function seatBoardgamePlayers(url: string, count: number): Promise<Players> {
  let traffic: Traffic | undefined;
  const acts: (() => void)[] = [];
  const sockets: { close(): void }[] = [];
  const ready: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    const { matchID, credentials } = await makeMatch(url);
    // By the number of the state that the move leads to.
    const sent = new Map<number, { readonly by: number; readonly at: number }>();
    for (const seat of [0, 1]) {
      const socket = io(`${url}/${GAME_NAME}`, { transports: ['websocket'], forceNew: true });
      const own = { playerID: `${seat}`, credentials: credentials[seat] ?? '' };
      let last: Told | undefined;
      let hasMoved = false;
      const act = (): void => {
        if (!last || hasMoved || !traffic?.isOpen()) return;
        const { G: game, _stateID: known } = last;
        const legal = ownActions(game, seat);
        const action = legal[Math.floor(Math.random() * legal.length)];
        if (!action) return;
        hasMoved = true;
        sent.set(known + 1, { by: seat, at: performance.now() });
        const payload = { type: 'act', args: [mahjongFortress.makeAction(game, action)], ...own };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, known, matchID, own.playerID);
      };
      const hear = (state: Told): void => {
        if (state._stateID === last?._stateID) return;
        last = state;
        const move = sent.get(state._stateID);
        if (move?.by === seat) traffic?.stored(performance.now() - move.at);
        else if (move) traffic?.delivered(performance.now() - move.at);
        hasMoved = false;
        act();
      };
      socket.on('connect', () => socket.emit('sync', matchID, own.playerID, own.credentials, 2));
      socket.on('update', (_: string, state: Told) => hear(state));
      ready.push(
        new Promise((resolve) => {
          socket.on('sync', (_: string, { state }: { readonly state: Told }) => {
            hear(state);
            resolve();
          });
        }),
      );
      acts.push(act);
      sockets.push(socket);
    }
  }
  return {
    ready: Promise.all(ready),
    play(open) {
      traffic = open;
      for (const act of acts) act();
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
