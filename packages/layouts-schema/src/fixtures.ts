/** The fixture files and every language, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mahjong-fortress/base/languages';
import { en, type Sentences } from './sentences/en.ts';
import { ru } from './sentences/ru.ts';
import { uk } from './sentences/uk.ts';

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../fixtures');

export function fixtureText(folder: string, name: string): string {
  return readFileSync(path.join(home, folder, name), 'utf8');
}

export function fixtureNames(folder: string): readonly string[] {
  return readdirSync(path.join(home, folder)).sort();
}

export const SENTENCES: Readonly<Record<Language, Sentences>> = { en, ru, uk };
