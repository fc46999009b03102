/** Who somebody is: a secret in a cookie that scripts can't read. Only its hash is stored. */
import type { KnownPlayer, PlayerStore } from '../store/player-store.ts';

/** A year, and again with every visit. */
const KEPT_SECONDS = 365 * 24 * 3600;

/** Over https the browser itself makes sure that the cookie is ours; a home network has no https. */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-mf-player' : 'mf-player';
}

function tokenIn(header: string | undefined, isSecure: boolean): string | undefined {
  const name = cookieName(isSecure);
  const pair = (header ?? '').split(';').find((one) => one.trim().startsWith(`${name}=`));
  const token = pair?.slice(pair.indexOf('=') + 1).trim();
  return token && /^[\w-]{22}$/.test(token) ? token : undefined;
}

export function cookieFor(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure)}=${token}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

export function noCookie(isSecure: boolean): string {
  return `${cookieName(isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export async function playerOf(
  players: PlayerStore,
  header: string | undefined,
  isSecure: boolean,
): Promise<KnownPlayer | undefined> {
  const token = tokenIn(header, isSecure);
  return token === undefined ? undefined : players.byToken(token);
}
