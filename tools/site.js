// Answers requests for the files of a folder the way a static host would. Whatever is asked for, and whatever happens
// to the files meanwhile, it goes on answering.
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { send } from '@fastify/send';
import { lookup } from 'mrmime';
import { headersFor, headersWithoutFile } from './headers.js';

const WORDS = {
  301: 'Moved',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Only GET and HEAD are answered',
  412: 'Changed meanwhile',
  416: 'There is no such part',
  500: 'Something went wrong',
};

function refuse(response, status, headers = {}) {
  const words = WORDS[status] ?? 'Not understood';
  response
    .writeHead(status, { ...headersWithoutFile, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
    .end(words);
}

/** The endings to try, the smallest file first, as far as the browser unpacks it. */
function endingsFor(request) {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().split(';')[0]);
  const packed = [
    { ending: '.br', encoding: 'br' },
    { ending: '.gz', encoding: 'gzip' },
  ].filter(({ encoding }) => accepted.includes(encoding));
  return [...packed, { ending: '' }];
}

async function findFile(request, { folder, name }) {
  for (const { ending, encoding } of endingsFor(request)) {
    const options = { root: folder, cacheControl: false, contentType: false, index: false };
    const found = await send(request, `${name}${ending}`, options);
    if (found.statusCode !== 404 || ending === '') return { ...found, encoding };
  }
}

function typeOf(name) {
  const type = lookup(name) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

async function answer(request, response, { folder, home }) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, { Allow: 'GET, HEAD' });
  const address = `http://host${request.url}`;
  if (!URL.canParse(address)) return refuse(response, 404);
  const { pathname, search } = new URL(address);
  // In a redirect two slashes would begin the name of another host.
  if (pathname.startsWith('//')) return refuse(response, 404);
  // Links are relative, so a folder is only right with a slash at its end.
  const withSlash = { Location: `${pathname}/${search}` };
  if (`${pathname}/` === home) return refuse(response, 301, withSlash);
  if (!pathname.startsWith(home)) return refuse(response, 404);

  const inside = pathname.slice(home.length - 1);
  const name = inside.endsWith('/') ? `${inside}index.html` : inside;
  const found = await findFile(request, { folder, name });
  if (found.type === 'directory') return refuse(response, 301, withSlash);
  if (found.type === 'error') {
    const { 'Content-Range': range } = found.headers;
    return refuse(response, found.statusCode, range ? { 'Content-Range': range } : {});
  }
  // A file that shrinks while it is sent must not leave the browser waiting for the rest: then the end throws.
  response.strictContentLength = request.method === 'GET';
  response.writeHead(found.statusCode, {
    ...headersFor(name),
    ...found.headers,
    'Content-Type': typeOf(name),
    Vary: 'Accept-Encoding',
    ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
  });
  await pipeline(found.stream, response, { end: false });
  response.end();
}

/** `some/where` or `/some/where/` alike become `/some/where/`. */
function folderAddress(base) {
  return `/${base}/`.replace(/\/+/g, '/');
}

/** A listener for requests, and the address of the site's folder on its host. */
export function makeSite({ folder, base = '/' }) {
  const site = { folder: path.resolve(folder), home: folderAddress(base) };
  const listener = async (request, response) => {
    try {
      await answer(request, response, site);
    } catch (error) {
      // Who left before the end is no trouble.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(`${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    }
  };
  return { listener, home: site.home };
}
