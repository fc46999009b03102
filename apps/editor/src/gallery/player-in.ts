/** Whose page an address of the gallery is; their id by itself will do. */
export function playerIn(text: string): string | undefined {
  const trimmed = text.trim();
  const inAddress = /\/by\/([\w-]{1,40})(?:[?#].*)?$/.exec(trimmed)?.[1];
  return inAddress ?? (/^[\w-]{6,40}$/.test(trimmed) ? trimmed : undefined);
}
