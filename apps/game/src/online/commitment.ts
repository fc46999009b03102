/** What a server has promised before the first move: the fingerprint of the seed. */

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As hexadecimal digits; undefined where the browser has no cryptography, as on plain http. */
export async function commitmentTo(seed: string): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return hexOf(new Uint8Array(digest));
}
