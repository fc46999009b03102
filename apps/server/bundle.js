// The server in a few files. Its sources are some hundred, and have to be translated at every start; these are read in a tenth
// of that time, which is what everybody waits for after a crash.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Stands for all packages of others. */
const LOCKFILE = '../../package-lock.json';
const LIST = 'sources.json';

/** Threads are files of their own, beside whoever starts them. */
export const ENTRIES = {
  server: 'src/index.ts',
  registry: 'registry.ts',
  'pglite-thread': 'src/db/pglite-thread.ts',
  thread: 'src/computers/thread.ts',
  'badge-thread': 'src/gallery/badge-thread.ts',
};

function hashOf(home, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(home, file)));
  return hash.digest('hex');
}

/** Says beside a bundle what it was made of. */
export function signBundle(home, files) {
  writeFileSync(path.join(home, 'dist', LIST), JSON.stringify({ files, hash: hashOf(home, files) }));
}

/** The folder of the bundle, if it was made of the sources as they are now. */
export function currentBundle(home = here) {
  const folder = path.join(home, 'dist');
  const list = path.join(folder, LIST);
  if (!existsSync(list)) return undefined;
  const { files, hash } = JSON.parse(readFileSync(list, 'utf8'));
  const isWhole = files.every((file) => existsSync(path.join(home, file)));
  return isWhole && hashOf(home, files) === hash ? folder : undefined;
}

async function makeBundle() {
  const { build } = await import('esbuild');
  const outdir = path.join(here, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: ENTRIES,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The one looks for its own files, the other is not there.
    external: ['@electric-sql/pglite', 'pg-native'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
    logLevel: 'warning',
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  signBundle(here, [LOCKFILE, ...own.sort()]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeBundle();
