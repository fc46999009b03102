/** Switches in the address of a page that somebody serves themselves: `?charts`. Nobody else has them. */
interface Address {
  readonly hostname: string;
  readonly search: string;
}

/** What tests may read of a running game. */
export const TEST_SWITCH = 'end-to-end';
/** The statecharts beside the game, as they run. */
export const CHARTS_SWITCH = 'charts';

export function isOn(name: string, { hostname, search }: Address): boolean {
  return ['127.0.0.1', 'localhost'].includes(hostname) && new URLSearchParams(search).has(name);
}
