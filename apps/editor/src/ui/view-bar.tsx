/** Below the paper: what of it is shown, how large, and how large it is. */
import { LAYOUT_LIMITS, occupiedArea } from '@mahjong-fortress/layouts-schema';
import { clearDrawing, resize } from '../document/edits.ts';
import { HEIGHTS, sizeOf } from '../document/grid.ts';
import { ZOOM_STEP } from '../view/paper.ts';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';

function SizeSteppers() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const { rows, columns } = sizeOf(state.grid.value);
  const shape = occupiedArea(state.grid.value);
  const set = (size: { rows: number; columns: number }) => editing.run(resize(size));
  return (
    <>
      <Stepper
        name={messages.columns}
        sign="↔"
        value={columns}
        min={shape?.columns ?? 1}
        max={LAYOUT_LIMITS.columns}
        labels={[messages.removeColumn, messages.addColumn]}
        onStep={(by) => set({ rows, columns: columns + by })}
      />
      <Stepper
        name={messages.rows}
        sign="↕"
        value={rows}
        min={shape?.rows ?? 1}
        max={LAYOUT_LIMITS.rows}
        labels={[messages.removeRow, messages.addRow]}
        onStep={(by) => set({ rows: rows + by, columns })}
      />
    </>
  );
}

interface StepperProps {
  readonly name: string;
  readonly sign: string;
  readonly value: number;
  /** No smaller than what is drawn. */
  readonly min: number;
  readonly max: number;
  readonly labels: readonly [less: string, more: string];
  readonly onStep: (by: 1 | -1) => void;
}

function Stepper({ name, sign, value, min, max, labels: [less, more], onStep }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two small buttons
    <div class="group size" role="group" aria-label={name} title={name}>
      <Button icon="minus" quiet label={less} disabled={value <= min} onClick={() => onStep(-1)} />
      <span class="size-text">
        <span aria-hidden="true">{sign} </span>
        {value}
      </span>
      <Button icon="plus" quiet label={more} disabled={value >= max} onClick={() => onStep(1)} />
    </div>
  );
}

export function ViewBar() {
  const { state, editing, paper, centre } = useDesk();
  const messages = useMessages();
  return (
    <div class="view-bar" data-testid="view-bar">
      <label class="tier-select">
        <span class="visually-hidden">{messages.tierView}</span>
        <select
          value={state.tier.value ?? 0}
          title={`${messages.tierView} (T)`}
          onChange={(event) => {
            state.tier.value = Number(event.currentTarget.value) || undefined;
          }}
        >
          <option value={0}>{messages.tierAll}</option>
          {HEIGHTS.map((tier) => (
            <option key={tier} value={tier}>
              {messages.tierOnly(tier)}
            </option>
          ))}
        </select>
      </label>
      <Button
        icon="eye"
        label={messages.showAvailable}
        hint={`${messages.showAvailableHint} (A)`}
        pressed={state.showsAvailable.value}
        class="wide-label"
        onClick={() => {
          state.showsAvailable.value = !state.showsAvailable.value;
        }}
      />
      <Button
        icon="relief"
        label={messages.relief}
        hint={`${messages.relief} (P)`}
        pressed={state.showsRelief.value}
        class="wide-label"
        onClick={() => {
          state.showsRelief.value = !state.showsRelief.value;
        }}
      />
      <Button
        icon="shaping"
        label={messages.shaping}
        pressed={state.drawer.value === 'shaping'}
        class="wide-label"
        onClick={() => {
          state.drawer.value = state.drawer.value === 'shaping' ? undefined : 'shaping';
        }}
      />
      <span class="stretch" />
      <SizeSteppers />
      <Button icon="centre" quiet label={messages.centre} hint={`${messages.centre} (M)`} onClick={centre} />
      <Button icon="clear" quiet label={messages.clear} onClick={() => editing.run(clearDrawing)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around three small buttons */}
      <div class="group" role="group" aria-label={messages.view}>
        <Button
          icon="minus"
          quiet
          label={messages.zoomOut}
          hint={`${messages.zoomOut} (O)`}
          onClick={() => paper.zoom(1 / ZOOM_STEP)}
        />
        <span class="zoom-text">{Math.round(paper.camera.value.scale * 100)} %</span>
        <Button
          icon="plus"
          quiet
          label={messages.zoomIn}
          hint={`${messages.zoomIn} (I)`}
          onClick={() => paper.zoom(ZOOM_STEP)}
        />
        <Button
          icon="fit"
          quiet
          label={messages.zoomFit}
          hint={`${messages.zoomFit} (H)`}
          onClick={paper.fit}
        />
      </div>
    </div>
  );
}
