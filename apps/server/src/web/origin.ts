/** Pages of others may not speak in the name of those who visit them. */

/** Browsers always say from which page a socket or a change comes; programs that are no browsers say nothing. */
export function isOwnOrigin(
  { origin, host }: { readonly origin: string | undefined; readonly host: string | undefined },
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
