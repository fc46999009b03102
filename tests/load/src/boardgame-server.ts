/** A boardgame.io server in a process of its own, with storage that outlives it: files, or PostgreSQL. */
import { FlatFile, Server } from 'boardgame.io/server';
import { boardgame } from './boardgame-game.ts';
import { PostgresStorage } from './boardgame-storage.ts';

const { PORT = '', STORAGE = '' } = process.env;
const db = STORAGE.startsWith('postgres:') ? new PostgresStorage(STORAGE) : new FlatFile({ dir: STORAGE });
const server = Server({ games: [boardgame], db, origins: ['*'] });
await server.run(Number(PORT), () => console.log(`http://127.0.0.1:${PORT}/`));
