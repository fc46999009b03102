/** The points track: everybody's marker, with what the year would bring as its shadow ahead. Its numbers stand below it. */
import type { Tally } from '../session/tally.ts';
import { SeatSign } from './seat-sign.tsx';

interface Props {
  readonly tally: Tally;
  /** What everybody would get if the year ended now. */
  readonly totals: readonly number[];
  readonly seasons: readonly number[];
  readonly letters: readonly string[] | undefined;
  readonly isMoving: boolean;
}

/** The track is drawn from one full number of these to another. */
const STEP = 20;
/** So much of it is covered by a marker; one that would cover another stands higher. */
const MARKER = 0.075;

/** How high everybody's marker stands, by seat: side by side where there is room. */
function rowsOf(places: readonly number[]): readonly number[] {
  const rows = places.map(() => 0);
  const byPlace = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  /** Where the last marker of each row stands. */
  const ends: number[] = [];
  for (const seat of byPlace) {
    const place = places[seat] ?? 0;
    const free = ends.findIndex((end) => place - end >= MARKER);
    const row = free < 0 ? ends.length : free;
    rows[seat] = row;
    ends[row] = place;
  }
  return rows;
}

export function Track({ tally, totals, seasons, letters, isMoving }: Props) {
  const ahead = tally.markers.map((marker, seat) => marker + (totals[seat] ?? 0));
  const first = Math.floor(Math.min(...tally.markers) / STEP) * STEP;
  const length = Math.max(2 * STEP, Math.ceil((Math.max(...ahead) + 1 - first) / STEP) * STEP);
  const places = tally.markers.map((marker) => (marker - first) / length);
  const rows = rowsOf(places);
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  return (
    <div
      class="tw-track"
      aria-hidden="true"
      data-moving={isMoving || undefined}
      style={{ '--rows': places.length }}
    >
      {Array.from({ length: length / STEP + 1 }, (_, index) => (
        <small class="tw-tick" key={index} style={{ left: percent((index * STEP) / length) }}>
          {first + index * STEP}
        </small>
      ))}
      {ahead.map((end, seat) => (
        <i
          class="tw-ahead"
          key={seat}
          data-season={seasons[seat]}
          style={{
            left: percent(places[seat] ?? 0),
            width: percent((end - (tally.markers[seat] ?? 0)) / length),
            '--row': seat,
          }}
        />
      ))}
      {tally.markers.map((marker, seat) => (
        <span
          class="tw-marker"
          key={seat}
          style={{ left: percent(places[seat] ?? 0), '--row': rows[seat] ?? 0 }}
        >
          {/* Another element wherever it has jumped to, so that it jumps each time. */}
          <b class="tw-jumping" key={marker}>
            <SeatSign season={seasons[seat]} letter={letters?.[seat]} />
          </b>
        </span>
      ))}
    </div>
  );
}
