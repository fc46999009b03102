/** What a person can see and change of themselves on the server. */
import { isObject } from '@mahjong-fortress/base/json';
import { err, ok } from '@mahjong-fortress/base/result';
import type { ConductReason, Rating } from '@mahjong-fortress/online';
import { type GameId, gameNamed } from '../shelf/games.ts';
import { isMe, type Me } from './api.ts';
import type { Answer, Told } from './call.ts';
import { api, call } from './server.ts';

/** How strong somebody is at a game among so many. */
interface KindRating extends Rating {
  readonly game: GameId;
  readonly seats: number;
  /** How many games it comes from. */
  readonly games: number;
}

interface DaysOff {
  /** Until when, if it is now; by the server's time. */
  readonly until?: number;
  readonly daysLeft: number;
}

export interface Profile extends Me {
  readonly ratings: readonly KindRating[];
  readonly blocked: readonly Me[];
  readonly holiday: DaysOff;
}

interface Report {
  readonly player: string;
  readonly game?: string | undefined;
  readonly reason: ConductReason;
  readonly words?: string | undefined;
}

function listIn<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}

function profileIn(told: Told): Profile | undefined {
  if (!isMe(told)) return undefined;
  const { ratings, blocked, holiday } = told as Told & Me;
  return {
    player: told.player,
    name: told.name,
    ratings: listIn<KindRating>(ratings).filter(({ game }) => gameNamed(game)),
    blocked: listIn<unknown>(blocked).filter(isMe),
    holiday: isObject(holiday) ? (holiday as unknown as DaysOff) : { daysLeft: 0 },
  };
}

/** Nothing for somebody whom the server doesn't know: asking it would be refused, and told on the console. */
export async function readProfile(): Answer<Profile | undefined> {
  const hello = await api.hello();
  if (!hello.ok) return hello;
  if (!hello.value.you) return ok(undefined);
  const answer = await call('api/me');
  if (!answer.ok) return answer;
  const profile = profileIn(answer.value);
  return profile ? ok(profile) : err({ code: 'no-server' });
}

export const takeDaysOff = (days: number) => call('api/me/holiday', { body: { days } });
export const endDaysOff = () => call('api/me/holiday', { method: 'DELETE' });

export const block = (player: string) => call('api/me/blocks', { body: { player } });
export const unblock = (player: string) =>
  call(`api/me/blocks/${encodeURIComponent(player)}`, { method: 'DELETE' });
export const report = (about: Report) => call('api/reports', { body: about });

/** Everything that the server knows about somebody, as the text of a file. */
export async function exportMe(): Answer<string> {
  const answer = await call('api/me/export');
  return answer.ok ? ok(JSON.stringify(answer.value, undefined, 1)) : answer;
}

export async function deleteMe(): Answer<Told> {
  const answer = await call('api/me', { method: 'DELETE' });
  if (answer.ok) api.forget();
  return answer;
}
