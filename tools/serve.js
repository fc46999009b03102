// Serves dist/ the way a static host would: the game at /, the editor at /editor/, or both below another folder.
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { headersFor } from './headers.js';
import { fail, root } from './setup.js';

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });
}

/** The first free port from the wanted one on. */
async function listenNear(server, wanted) {
  for (let port = wanted; port < wanted + 20; port++) {
    try {
      return await listen(server, port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  return fail(`Ports ${wanted} to ${wanted + 19} are all in use: choose another with PORT=….`);
}

function wantedPort() {
  const { PORT = '4173' } = process.env;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) fail(`PORT is a number up to 65535, not “${PORT}”.`);
  return Number(PORT);
}

function isFolder(file) {
  return existsSync(file) && statSync(file).isDirectory();
}

/** `some/where` or `/some/where/` alike become `/some/where/`. */
function folderAddress(base) {
  return `/${base}/`.replace(/\/+/g, '/');
}

export async function serve({ folder = path.join(root, 'dist'), base = '/' } = {}) {
  if (!existsSync(folder)) fail('There is no dist folder yet: run npm run build first.');
  const home = folderAddress(base);
  const files = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    const notFound = () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    const address = `http://host${request.url}`;
    if (!URL.canParse(address)) return notFound();
    const { pathname } = new URL(address);
    // In a redirect this would be the name of another host.
    if (pathname.startsWith('//')) return notFound();
    const inside = pathname.startsWith(home) ? pathname.slice(home.length - 1) : undefined;
    // Links are relative, so a folder is only right with a slash at its end.
    if (`${pathname}/` === home || (inside && !inside.endsWith('/') && isFolder(path.join(folder, inside)))) {
      response.writeHead(301, { Location: `${pathname}/` }).end();
      return;
    }
    if (inside === undefined) return notFound();
    request.url = inside;
    files(request, response, notFound);
  });
  const port = await listenNear(server, wantedPort());
  console.log(`\nMahjong Fortress: http://127.0.0.1:${port}${home}`);
  console.log(`The editor:       http://127.0.0.1:${port}${home}editor/\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, base: { type: 'string' } } });
  await serve(values);
}
