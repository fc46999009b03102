/** What a server has promised before the first move: the fingerprint of the seed. */

/** As hexadecimal digits; undefined where the browser has no cryptography, as on plain http. */
export async function commitmentTo(seed: string): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
