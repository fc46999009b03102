/** The tables of the server that this page came from. */
import { api, call } from './server.ts';
import { makeTables } from './tables.ts';

export const siteTables = makeTables({ call, api });
