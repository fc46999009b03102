/** What a program needs that starts a server. */
export { StartProblem } from './db/db.ts';
export { openServer } from './server.ts';
export { readSettings } from './settings.ts';
