/** Tells other nodes that a log has grown. A wake may be lost: whoever waits looks for itself now and then. */

export interface Bus {
  wake(game: string): void;
  close(): Promise<void>;
}

/** Many wakes become one message; so many milliseconds later is soon enough. */
const TOGETHER_MS = 15;
/** PostgreSQL takes 8,000 bytes. */
const MOST_GAMES = 300;

/** Gathers wakes for a moment and sends them as one text: the node, and the games. */
export function gathered(node: string, send: (text: string) => Promise<unknown>): (game: string) => void {
  const games = new Set<string>();
  let _timer: NodeJS.Timeout | undefined;
  function flush(): void {
    _timer = undefined;
    const ids = [...games];
    games.clear();
    for (let i = 0; i < ids.length; i += MOST_GAMES) {
      send([node, ...ids.slice(i, i + MOST_GAMES)].join(' ')).catch((error) =>
        console.error(`bus: ${error.message}`),
      );
    }
  }
  return (game) => {
    games.add(game);
    _timer ??= setTimeout(flush, TOGETHER_MS);
  };
}

/** Hears what other nodes have sent. */
export function hearWakes(node: string, text: string, onWake: (game: string) => void): void {
  const [from, ...games] = text.split(' ');
  if (from !== node) for (const game of games) onWake(game);
}

/** For a server that is alone. */
export const SILENT_BUS: Bus = { wake: () => {}, close: async () => {} };
