/** Hours in which nobody wants to be disturbed, by the clock where they live. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { fields, refine, text, whole } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { QuietHours } from '@mahjong-fortress/online';

const LAST_HOUR = 23;

function readZone(zone: string, path: string): Result<string, Problem> {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return ok(zone);
  } catch {
    return err(problem('zone', path, 'There is no such time zone.'));
  }
}

export const readQuietHours = fields({
  from: whole(0, LAST_HOUR),
  until: whole(0, LAST_HOUR),
  zone: refine(text(60), readZone),
});

export function isQuiet({ from, until, zone }: QuietHours, now: number): boolean {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(format.format(now));
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}
