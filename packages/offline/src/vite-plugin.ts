/** Builds the service worker of an app with the list of all that was built. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Build } from './build.ts';

interface Options {
  /** A folder whose files change between builds, relative to the app as it is served. */
  readonly fresh: string;
  /** Folders that are put beside the app later and belong to it: where they will lie, and where they are now. */
  readonly beside?: Readonly<Record<string, string>>;
  /** What the app's worker does besides, as a module of the app. */
  readonly also?: string;
}

interface BuiltFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

function filesIn(folder: string, prefix = ''): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => ({
      name: prefix + name.replaceAll(path.sep, '/'),
      content: readFileSync(path.join(folder, name)),
    }));
}

/** Every browser with service workers reads woff2; the other format only fills the cache. */
function isWanted({ name }: BuiltFile): boolean {
  return !/\.(woff|map)$/.test(name);
}

export function makeBuild(built: readonly BuiltFile[], fresh: string): Build {
  const wanted = built.filter(isWanted).sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const { name, content } of wanted) hash.update(`${name}\0`).update(content).update('\0');
  return {
    version: hash.digest('hex').slice(0, 12),
    files: wanted.map(({ name }) => (name === 'index.html' ? './' : name)),
    fresh,
  };
}

/** A script by itself: what it shares with the page must not end up in a file of its own. */
async function scriptOf(input: string, list: Build): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { OFFLINE_BUILD: JSON.stringify(list) },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in result ? result.output : [];
  if (script?.type !== 'chunk') throw new Error('The service worker could not be built.');
  return script.code;
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

export function offline({ fresh, beside = {}, also }: Options): Plugin {
  let publicFolder = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const made = Object.values(bundle).map((output) => ({
          name: output.fileName,
          content: output.type === 'chunk' ? output.code : output.source,
        }));
        const given = existsSync(publicFolder) ? filesIn(publicFolder) : [];
        const later = Object.entries(beside).flatMap(([name, folder]) => filesIn(folder, `${name}/`));
        const list = makeBuild([...made, ...given, ...later], fresh);
        const scripts = [WORKER, ...(also ? [also] : [])].map((script) => scriptOf(script, list));
        const source = (await Promise.all(scripts)).join('');
        // A service worker answers for the folder it lies in, and has to keep its name.
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
