/** The fields of a fortress by their places in its file. */
import { LANGUAGES, type Language } from '@mahjong-fortress/base/languages';
import type { Finding } from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';

const PLAIN = {
  name: 'fieldName',
  author: 'fieldAuthor',
  licence: 'fieldLicence',
  description: 'fieldDescription',
  tags: 'fieldTags',
  id: 'fieldId',
} as const satisfies Readonly<Record<string, keyof EditorWords>>;

const IN_A_LANGUAGE = { name: 'fieldNameIn', description: 'fieldDescriptionIn' } as const;

function has<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key);
}

/** What the field at a place is called; undefined where there is none, as for the drawing. */
export function fieldName(path: string, words: EditorWords): string | undefined {
  const [, key = '', part = ''] = path.split('/');
  if (has(IN_A_LANGUAGE, key) && LANGUAGES.includes(part as Language))
    return words[IN_A_LANGUAGE[key]](part as Language);
  return has(PLAIN, key) ? words[PLAIN[key]] : undefined;
}

/** What is wrong with the field at a place, or with a part of it. */
export function findingAt(findings: readonly Finding[], path: string): Finding | undefined {
  return findings.find((finding) => finding.path === path || finding.path.startsWith(`${path}/`));
}
