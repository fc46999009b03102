// What a host should send with the files of dist/. hosting.json is the one place where it is written down: the preview
// sends it, the file for static hosts is made from it, and the pages carry its policy for hosts that send nothing.
import { readFileSync } from 'node:fs';

const hosting = JSON.parse(readFileSync(new URL('hosting.json', import.meta.url), 'utf8'));

const everything = {
  // Pages can't say themselves who may show them in a frame: browsers heed that in headers only.
  'Content-Security-Policy': [...hosting.policy, ...hosting.policyOfHeadersOnly].join('; '),
  ...hosting.everything,
};

/** What has a hash in its name never changes. */
const isHashed = (file) => /(^|\/)assets\//.test(file);

/** What other sites may read: fortresses as a collection, and the schemas of files. */
const isShared = (file) => /^(community|schema)\//.test(file);

/** What a file or a folder of files has beside what everything has. */
function ownHeaders(file) {
  return {
    ...(isHashed(file) ? hosting.hashed : hosting.changing),
    ...(isShared(file) ? hosting.shared : {}),
  };
}

/** The headers of a file, named relative to dist/. */
export function headersFor(file) {
  return { ...everything, ...ownHeaders(file) };
}

/** What goes with answers that are no file: they may be different next time. */
export const headersWithoutFile = { ...everything, ...hosting.changing };

function rule(pattern, headers) {
  return [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Hosts read only so many rules, so files of a folder share one: `editor/assets/a.js` is in `editor/assets/*`. */
function patternOf(file) {
  const app = file.startsWith('editor/') ? 'editor/' : '';
  const [folder, ...below] = file.slice(app.length).split('/');
  return below.length > 0 ? `${app}${folder}/*` : file;
}

/**
 * The file `_headers` as Netlify and Cloudflare Pages read it. Rules that match the same file add up there, so that no
 * header may come from two of them.
 */
export function headersFile(files) {
  const pages = files.filter((file) => file.endsWith('index.html')).map((file) => file.slice(0, -10));
  const patterns = new Set([...pages, ...files.map(patternOf)]);
  return `${[
    rule('/*', everything),
    ...[...patterns].map((pattern) => rule(`/${pattern}`, ownHeaders(pattern))),
  ].join('\n')}\n`;
}
