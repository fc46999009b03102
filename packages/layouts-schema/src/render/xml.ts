const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text from a layout may come from a stranger: it never becomes markup. */
export function escapeXml(text: string): string {
  // Control characters are not allowed in XML at all, not even escaped.
  const printable = [...text].filter((character) => character >= ' ' || character === '\n').join('');
  return printable.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
