/** What happened, in English. */
import { en as players } from '../players/en.ts';
import { nameOf, subjectIn, type Who } from '../who.ts';

const does = subjectIn(players);

export const en = {
  tileTaken: (who: Who, tile: string, tier: number, where: string) =>
    `${does(who, 'take', 'takes')} ${tile} from ${where || `tier ${tier}`}`,
  tileUncovered: (tile: string, where: string) => `${tile} is uncovered at ${where}`,
  /** What came to light, at the end of the sentence that tells how. */
  revealing: (sentence: string, tile: string) => `${sentence}, revealing ${tile}`,
  shrineTaken: (who: Who) => `${does(who, 'take', 'takes')} a shrine`,
  discarded: (who: Who, tile: string, vp: number) =>
    `${does(who, 'discard', 'discards')} ${tile}${vp > 0 ? ` for ${vp} VP` : ''}`,
  paidTile: (who: Who, tile: string, where: string) =>
    `${does(who, 'pay', 'pays')} with ${tile} from ${where}`,
  destroyed: (who: Who, tile: string, where: string) =>
    `${does(who, 'discard', 'discards')} ${tile} from ${where} of the fortress`,
  placed: (who: Who, tile: string, where: string, tier: number) =>
    `${does(who, 'place', 'places')} ${tile}${where && ` on ${where}`}${tier > 1 ? `, tier ${tier}` : ''}`,
  locked: (who: Who, set: string, vp: number, cells: string) =>
    `${does(who, 'lock', 'locks')} ${set}${cells && ` (${cells})`} for ${vp} VP`,
  built: (who: Who, where: string, tier: number) =>
    `${does(who, 'build', 'builds')} a shrine on ${where && `${where}, `}tier ${tier}`,
  spirit: (who: Who, spirit: string, withShrine: boolean) =>
    `${does(who, 'call', 'calls')} the ${spirit}${withShrine ? ', paying with a shrine' : ''}`,
  turned: (who: Who, where: string) => `${does(who, 'turn', 'turns')} the tile on ${where} face down`,
  moved: (who: Who, from: string, to: string) => `${does(who, 'move', 'moves')} a tile from ${from} to ${to}`,
  shrineMoved: (who: Who, from: string, to: string) =>
    `${does(who, 'move', 'moves')} a shrine from ${from} to ${to}`,
  token: (who: Who, from: 'track' | 'pile') =>
    `${does(who, 'summon', 'summons')} the Dragon and ${who.type === 'you' ? 'take' : 'takes'} a token from the ${from}`,
  lastRound: 'The ! is uncovered: this is the last round',
  turnBegun: (who: Who, round: number) => `Round ${round}: ${nameOf(who, players)}`,
  gameEnded: 'The game is over',
};

export type EventSentences = typeof en;
