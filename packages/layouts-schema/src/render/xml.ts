import { plainText } from '../plain-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text from a layout may come from a stranger: it never becomes markup, and never breaks the picture it stands in. */
export function escapeXml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** What `escapeXml` was given; other entities stay as they are. */
export function unescapeXml(text: string): string {
  return text.replace(/&#?\w+;/g, (entity) => CHARACTERS.get(entity) ?? entity);
}
