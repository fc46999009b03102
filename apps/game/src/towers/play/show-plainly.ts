/** What is shown on the plain board: everything at once, but a scoring part by part, so that it can be followed. */
import type { GameEvent } from '@mahjong-fortress/towers';
import type { Speed } from '../../table/contract.ts';
import { partsOf, type TowersMoment } from '../session/tally.ts';

const RATES: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.4, off: 0 };
/** After what is seen at a glance, and after what has to be read. */
const GLANCE = 150;
const READING = 450;

interface Options {
  tell(moment: TowersMoment): void;
  readonly speed: Speed;
}

export async function showPlainly(events: readonly GameEvent[], { tell, speed }: Options): Promise<void> {
  const wait = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms * RATES[speed]));
  const scores = events.flatMap((event) => (event.type === 'yearScored' ? event.scores : []));
  for (const event of events) {
    tell({ type: 'event', event });
    if (event.type !== 'markerMoved') continue;
    for (const part of partsOf(event, scores)) {
      tell({ type: 'counting', part });
      await wait(READING);
      tell({ type: 'counted', part });
    }
    tell({ type: 'jumped', seat: event.seat, to: event.to });
    if (scores.length > 0) await wait(READING);
  }
  await wait(GLANCE);
}
