// Serves dist/ the way a static host would: the game at /, the editor at /editor/.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { fail, root } from './setup.js';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  // Community fortresses may come from other sites.
  "connect-src 'self' https:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

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

export async function serve() {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist)) fail('There is no dist folder yet: run npm run build first.');
  const files = sirv(dist, {
    dev: true,
    setHeaders: (response) => {
      response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    });
  });
  const port = await listenNear(server, Number(process.env.PORT ?? 4173));
  console.log(`\nMahjong Fortress: http://127.0.0.1:${port}/`);
  console.log(`The editor:       http://127.0.0.1:${port}/editor/\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serve();
