/** This device as one of somebody's: what its browser can do about passkeys. */
import { type Devices, makeDevices } from './devices.ts';
import { api, call } from './server.ts';

/** Bound to a name, so an address of numbers has none; and browsers keep them from pages on plain http. */
function isNamed(host: string): boolean {
  return !/^[\d.]+$|:/.test(host);
}

/** Where one of these is so, there are none. */
export type NoPasskeys = 'no-https' | 'no-name' | 'no-support';

export function passkeyTrouble(): NoPasskeys | undefined {
  if (!window.isSecureContext) return 'no-https';
  if (!isNamed(window.location.hostname)) return 'no-name';
  // Browsers that know passkeys and can't read what servers write of them are some years old.
  const isAble = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return isAble ? undefined : 'no-support';
}

export const devices: Devices = makeDevices({
  call,
  onEntered: api.forget,
  async create(options) {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    return navigator.credentials.create({ publicKey });
  },
  async get(options) {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    return navigator.credentials.get({ publicKey });
  },
});
