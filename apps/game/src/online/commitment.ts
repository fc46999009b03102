/** What a server has promised before the first move: the fingerprint of the seed. */

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // On plain http the browser has no cryptography.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { sha256 } = await import('./sha256.ts');
  return sha256(bytes);
}

/** As hexadecimal digits. */
export async function commitmentTo(seed: string): Promise<string> {
  return hexOf(await digestOf(new TextEncoder().encode(seed)));
}
