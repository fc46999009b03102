/** A scoring as it is told: part by part, and everybody's points while that goes on. */
import type { Cell, GameEvent, MarkerReason, YearScore } from '@mahjong-fortress/towers';

/** What a seat gets points for at once: a castle, the king, the master card. */
export interface ScorePart {
  readonly seat: number;
  readonly reason: Exclude<MarkerReason, 'advance'>;
  readonly points: number;
  /** Of the castle. */
  readonly cells: readonly Cell[];
}

/** The parts that a marker is moved for, one after the other; none if it advances by itself. */
export function partsOf(
  { seat, reason }: Extract<GameEvent, { type: 'markerMoved' }>,
  scores: readonly YearScore[],
): readonly ScorePart[] {
  const score = scores.find((one) => one.seat === seat);
  if (!score || reason === 'advance') return [];
  if (reason === 'castles')
    return score.castles.map(({ cells, points }) => ({ seat, reason, points, cells }));
  return [{ seat, reason, points: score[reason], cells: [] }];
}

/** What is being shown, so that counters, sounds and words beside the board keep step with it. */
export type TowersMoment =
  | { readonly type: 'event'; readonly event: GameEvent }
  /** Points set out from where they were won. */
  | { readonly type: 'counting'; readonly part: ScorePart }
  /** They have reached their counter. */
  | { readonly type: 'counted'; readonly part: ScorePart }
  /** A marker has reached its space, and with it the points that a jump brings. */
  | { readonly type: 'jumped'; readonly seat: number; readonly to: number };

/** Everybody's points, by seat, as far as they have been shown. */
export interface Tally {
  /** What the counters say. */
  readonly points: readonly number[];
  /** Where the markers stand: they move once all that they move for is counted. */
  readonly markers: readonly number[];
  readonly counting: ScorePart | undefined;
}

export function tallyOf(players: readonly { readonly points: number }[]): Tally {
  const points = players.map((player) => player.points);
  return { points, markers: points, counting: undefined };
}

export function tallyAfter(tally: Tally, moment: TowersMoment): Tally {
  switch (moment.type) {
    case 'event':
      return tally;
    case 'counting':
      return { ...tally, counting: moment.part };
    case 'counted': {
      const { seat, points } = moment.part;
      return { ...tally, points: tally.points.with(seat, (tally.points[seat] ?? 0) + points) };
    }
    case 'jumped':
      return {
        points: tally.points.with(moment.seat, moment.to),
        markers: tally.markers.with(moment.seat, moment.to),
        counting: undefined,
      };
  }
}
