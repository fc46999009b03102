/** More devices of one person: six digits that one shows and the other types, or a passkey. */
import { err, ok } from '@mahjong-fortress/base/result';
import { isMe, type Me } from './api.ts';
import type { Answer, CallServer, Told } from './call.ts';

export interface DeviceCode {
  readonly code: string;
  /** For how long it can be used, in milliseconds from now. */
  readonly forMs: number;
}

export interface Passkey {
  readonly id: string;
  readonly created: number;
}

/** With `replaces` a device gives up the guest that it has been, with their games. */
interface Entering {
  readonly replaces: boolean;
}

export interface Devices {
  newCode(): Answer<DeviceCode>;
  useCode(code: string, entering: Entering): Answer<Me>;
  passkeys(): Answer<readonly Passkey[]>;
  addPasskey(): Answer<Told>;
  removePasskey(id: string): Answer<Told>;
  signIn(entering: Entering): Answer<Me>;
}

interface DevicesWorld {
  readonly call: CallServer;
  /** Asks the browser, which asks the person; undefined if they don't want to. */
  create(options: Told): Promise<unknown>;
  get(options: Told): Promise<unknown>;
  /** Who one is has changed. */
  onEntered(): void;
}

const CODE_MS = 5 * 60_000;

export function makeDevices({ call, create, get, onEntered }: DevicesWorld): Devices {
  /** Closed by the person, or taking too long: browsers don't tell which. */
  async function credential(ask: () => Promise<unknown>): Answer<unknown> {
    try {
      return ok(await ask());
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError';
      return err({ code: isKnown ? 'passkey-known' : 'passkey-cancelled' });
    }
  }

  async function enter(path: string, body: object): Answer<Me> {
    const answer = await call(path, { body });
    if (!answer.ok) return answer;
    if (!isMe(answer.value)) return err({ code: 'no-server' });
    onEntered();
    return ok(answer.value);
  }

  return {
    async newCode() {
      const answer = await call('api/me/code', { method: 'POST' });
      if (!answer.ok) return answer;
      const { code } = answer.value;
      return typeof code === 'string' ? ok({ code, forMs: CODE_MS }) : err({ code: 'no-server' });
    },
    useCode: (code, { replaces }) => enter('api/me/device', { code, replace: replaces }),
    async passkeys() {
      const answer = await call('api/me/passkeys');
      if (!answer.ok) return answer;
      const { passkeys } = answer.value;
      return ok(Array.isArray(passkeys) ? passkeys : []);
    },
    async addPasskey() {
      const options = await call('api/me/passkeys/options', { method: 'POST' });
      if (!options.ok) return options;
      const made = await credential(() => create(options.value));
      return made.ok ? call('api/me/passkeys', { body: { response: made.value } }) : made;
    },
    removePasskey: (id) => call(`api/me/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    async signIn({ replaces }) {
      const options = await call('api/passkey/options', { method: 'POST' });
      if (!options.ok) return options;
      const found = await credential(() => get(options.value));
      return found.ok ? enter('api/passkey', { response: found.value, replace: replaces }) : found;
    },
  };
}
