// Serves what is built, and the online tables with it. `--lan` lets everybody in the home network in.
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from 'lean-qr';
import { currentBundle } from '../apps/server/bundle.js';
import { listenNear, wantedPort } from './serve.js';
import { fail, root } from './setup.js';
import { makeSite } from './site.js';

/** The address of this machine in its home network. */
function lanAddress() {
  const all = Object.values(networkInterfaces()).flat();
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** A code for cameras of phones: two rows of it in each line of text, dark on light. */
function qrLines(text) {
  const code = generate(text);
  const margin = 2;
  const isDark = (x, y) => code.get(x, y);
  const lines = [];
  for (let y = -margin; y < code.size + margin; y += 2) {
    let line = '';
    for (let x = -margin; x < code.size + margin; x++) {
      const [upper, lower] = [isDark(x, y), isDark(x, y + 1)];
      line += upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█';
    }
    lines.push(line);
  }
  return lines;
}

/** Ends with what is under way; a second signal does not wait. */
function closeOnSignal(server) {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      await server.close();
      process.exit(0);
    });
  }
}

function announce(port, isLan) {
  console.log(`\nMahjong Fortress: http://127.0.0.1:${port}/`);
  console.log(`The editor:       http://127.0.0.1:${port}/editor/\n`);
  if (!isLan) return;
  const address = lanAddress();
  if (!address) return console.log('This machine is in no network, so nobody else can join.\n');
  const link = `http://${address}:${port}/`;
  console.log(`For everybody in your network: ${link}\n`);
  console.log(`${qrLines(link).join('\n')}\n`);
}

/** The server as it was built, and else its sources: after a change, or with games of somebody's own. */
async function loadServer(ownRegistry) {
  const bundle = ownRegistry ? undefined : currentBundle();
  if (bundle) {
    const server = await import(pathToFileURL(path.join(bundle, 'server.js')).href);
    return { ...server, registry: path.join(bundle, 'registry.js') };
  }
  const { register } = await import('tsx/esm/api');
  register();
  const server = await import('../apps/server/src/index.ts');
  return { ...server, registry: ownRegistry ?? path.join(root, 'apps/server/registry.ts') };
}

export async function host({ ownRegistry } = {}) {
  const { values } = parseArgs({ options: { lan: { type: 'boolean', default: false } } });
  const { openServer, readSettings, StartProblem, registry } = await loadServer(ownRegistry);
  const folder = path.join(root, 'dist');
  try {
    const server = await openServer({
      ...readSettings(process.env, path.join(root, 'data')),
      registry: pathToFileURL(registry).href,
      // Without it there are only tables: enough for robots.
      ...(existsSync(folder) ? { site: makeSite({ folder }).listener } : {}),
    });
    closeOnSignal(server);
    const port = await listenNear(server.http, wantedPort(), values.lan ? '0.0.0.0' : '127.0.0.1');
    announce(port, values.lan);
  } catch (error) {
    if (error instanceof StartProblem) fail(error.message);
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await host({ ownRegistry: process.env.GAMES });
