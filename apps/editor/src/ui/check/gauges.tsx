/** How much of everything the drawing has, at a glance. */
import {
  cellsOnTier,
  LAYOUT_LIMITS,
  PLAYER_COUNTS,
  tierCounts,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import { recommendFor } from '../../document/edits.ts';
import { useDesk, useMessages } from '../context.ts';

function TilesGauge() {
  const { state } = useDesk();
  const messages = useMessages();
  const count = tileTotal(state.grid.value);
  const left = LAYOUT_LIMITS.tiles - count;
  const kind = left === 0 ? 'good' : left < 0 ? 'over' : '';
  return (
    <div class={`gauge tiles-gauge ${kind}`}>
      <div class="gauge-head">
        <span class="gauge-label">{messages.tilesUsed}</span>
        <span class="gauge-value" data-testid="tiles-used">
          <b>{count}</b> / {LAYOUT_LIMITS.tiles}
        </span>
      </div>
      <div class="gauge-bar">
        <span style={{ width: `${Math.min(100, (100 * count) / LAYOUT_LIMITS.tiles)}%` }} />
      </div>
      {left !== 0 && (
        <p class="gauge-note">{left > 0 ? messages.tilesLeft(left) : messages.tilesOver(-left)}</p>
      )}
    </div>
  );
}

function TierGauge() {
  const { state } = useDesk();
  const messages = useMessages();
  const counts = tierCounts(state.grid.value);
  const most = Math.max(1, ...counts);
  const shown = Array.from({ length: Math.max(3, counts.length) }, (_, index) => counts[index] ?? 0);
  return (
    <div class="gauge">
      <span class="gauge-label">{messages.tilesPerTier}</span>
      <ul class="tiers">
        {shown
          .map((count, index) => ({ count, tier: index + 1 }))
          .toReversed()
          .map(({ count, tier }) => (
            <li key={tier}>
              <span>{messages.tierOnly(tier)}</span>
              <span class="tier-bar">
                <span style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span class="tier-count">{count}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The part of the scale that is shown. */
const SCALE = { min: 30, max: 90 } as const;

function percent(value: number): number {
  return Math.max(0, Math.min(100, (100 * (value - SCALE.min)) / (SCALE.max - SCALE.min)));
}

export function PlayersGauge() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const { players } = state.document.value.about;
  const count = cellsOnTier(state.grid.value, 1).length;
  return (
    <fieldset class="gauge">
      <legend class="gauge-label">{messages.forPlayers}</legend>
      {PLAYER_COUNTS.map((number) => {
        const { min, max } = LAYOUT_LIMITS.tierOneTiles[number];
        const isChosen = players.includes(number);
        const isGood = count >= min && count <= max;
        return (
          <label key={number} class={`players-row ${isChosen ? 'chosen' : ''} ${isGood ? 'good' : ''}`}>
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={messages.tierOneRange(number, min, max)}
              onChange={() =>
                editing.run(
                  recommendFor(isChosen ? players.filter((other) => other !== number) : [...players, number]),
                )
              }
            />
            <span class="players-number">{number}</span>
            <span class="range" title={messages.tierOneRange(number, min, max)}>
              <span
                class="range-good"
                style={{ left: `${percent(min)}%`, right: `${100 - percent(max)}%` }}
              />
              <span class="range-now" style={{ left: `${percent(count)}%` }} />
            </span>
            <span class="range-text">
              {min}–{max}
            </span>
          </label>
        );
      })}
      <p class="gauge-note">{messages.tierOneFor(count)}</p>
    </fieldset>
  );
}

export function Gauges() {
  return (
    <>
      <TilesGauge />
      <TierGauge />
      <PlayersGauge />
    </>
  );
}
