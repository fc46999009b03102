/** Where passkeys can be used: browsers offer them over https, and on the machine itself under its own name. */

export interface PasskeySite {
  /** The name of the host, which a passkey is bound to. */
  readonly id: string;
  readonly origin: string;
}

export function passkeySite(
  publicUrl: string | undefined,
  host: string | undefined,
): PasskeySite | undefined {
  const address = publicUrl ?? `http://${host ?? ''}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : undefined;
}
