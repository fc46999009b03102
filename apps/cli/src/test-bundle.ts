/** The program in a few files, made once for all tests: translating its sources anew takes longer than most of what it does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly program: string;
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const outdir = mkdtempSync(join(tmpdir(), 'mahjong-fortress-cli-'));
  await build({
    // A thread is a file of its own, beside whoever starts it.
    entryPoints: {
      main: join(import.meta.dirname, 'main.ts'),
      thread: join(import.meta.dirname, 'game/thread-worker.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  writeFileSync(join(outdir, 'package.json'), '{"type":"module"}');
  project.provide('program', join(outdir, 'main.js'));
  return () => rmSync(outdir, { recursive: true, force: true });
}
