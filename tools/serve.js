// Serves dist/ the way a static host would: the game at /, the editor at /editor/, or both below another folder.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fail, root } from './setup.js';
import { makeSite } from './site.js';

/** After a restart everybody comes back at once: whoever finds no place in the queue tries again only seconds later. */
const BACKLOG = 4096;

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => resolve(server.address().port));
  });
}

/** The first free port from the wanted one on; nobody but this machine hears unless another host is given. */
export async function listenNear(server, wanted, host = '127.0.0.1') {
  for (let port = wanted; port < wanted + 20; port++) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  return fail(`Ports ${wanted} to ${wanted + 19} are all in use: choose another with PORT=….`);
}

export function wantedPort() {
  const { PORT = '4173' } = process.env;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) fail(`PORT is a number up to 65535, not “${PORT}”.`);
  return Number(PORT);
}

export async function serve({ folder = path.join(root, 'dist'), base = '/' } = {}) {
  if (!existsSync(folder)) fail('There is no dist folder yet: run npm run build first.');
  const { listener, home } = makeSite({ folder, base });
  const server = createServer(listener);
  const port = await listenNear(server, wantedPort());
  console.log(`\nMahjong Fortress: http://127.0.0.1:${port}${home}`);
  console.log(`The editor:       http://127.0.0.1:${port}${home}editor/\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, base: { type: 'string' } } });
  await serve(values);
}
