/** How much time there is at a new table: `quick`, `calm`, `3d`, `untimed`, or minutes and seconds such as `15+10`. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import { LIVE_PACES, type Pace, readPace } from '@mahjong-fortress/online';
import { badUsage, type Call, type Failure } from '../command.ts';

const NAMED: ReadonlyMap<string, Pace> = new Map<string, Pace>([
  ...Object.entries(LIVE_PACES),
  ['untimed', { type: 'untimed' }],
]);

function paceFrom(text: string): Pace | undefined {
  const [, days] = /^(\d{1,2})d$/.exec(text) ?? [];
  if (days !== undefined) return { type: 'slow', days: Number(days) };
  const [, minutes, seconds] = /^(\d{1,3})\+(\d{1,3})$/.exec(text) ?? [];
  if (minutes === undefined) return NAMED.get(text);
  return { type: 'live', bank: Number(minutes) * 60, increment: Number(seconds) };
}

export function paceOption(call: Call): Result<Pace, Failure> {
  const pace = paceFrom(call.value('pace') ?? 'untimed');
  const read = pace ? readPace(pace, '') : undefined;
  return read?.ok
    ? ok(read.value)
    : badUsage(
        `“--pace” must be ${[...NAMED.keys()].join(', ')}, days such as 3d, or minutes and seconds such as 15+10.`,
      );
}
