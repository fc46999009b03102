/** Which rules a build plays by, in one short text. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A deal and its course also come from chance and from the match, so a change there may change an open game, too. */
const BENEATH = ['base/random', 'match'];

/** The folders of everything that a game with rules in this package comes from. */
export function rulesFolders(name: string): readonly string[] {
  const { resolve } = createRequire(import.meta.url);
  return [...BENEATH, name].map((module) => path.dirname(resolve(`@mahjong-fortress/${module}`)));
}

/** Of sources: builds with other ones have another version. */
export function rulesVersion(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      hash.update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
