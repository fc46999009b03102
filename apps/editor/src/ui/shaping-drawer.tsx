/** What is done to the whole drawing at once: its symmetry and its tiers. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { makeSymmetric } from '../document/edits.ts';
import { HEIGHTS, isEmpty } from '../document/grid.ts';
import { HALVES, type Half } from '../document/halves.ts';
import { highestTier } from '../document/tiers.ts';
import { Button } from './button.tsx';
import { Choice } from './choice.tsx';
import { useDesk, useMessages } from './context.ts';
import { Drawer } from './drawer.tsx';
import type { IconId } from './icon.tsx';

const HALF_NAMES = {
  left: 'keepLeft',
  right: 'keepRight',
  top: 'keepTop',
  bottom: 'keepBottom',
} as const satisfies Record<Half, keyof EditorWords>;

const MOVES: readonly (readonly [icon: IconId, name: keyof EditorWords & `tierMove${string}`, by: Cell])[] = [
  ['left', 'tierMoveLeft', { row: 0, column: -1 }],
  ['right', 'tierMoveRight', { row: 0, column: 1 }],
  ['up', 'tierMoveUp', { row: -1, column: 0 }],
  ['down', 'tierMoveDown', { row: 1, column: 0 }],
];

function Halves() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const isNothing = isEmpty(state.grid.value);
  return (
    <section>
      <h3>{messages.makeSymmetric}</h3>
      <p class="hint">{messages.makeSymmetricHint}</p>
      <div class="row">
        {HALVES.map((half) => (
          <Button
            key={half}
            icon={`half-${half}`}
            label={messages[HALF_NAMES[half]]}
            disabled={isNothing}
            onClick={() => editing.run(makeSymmetric(half, state.mirror.value))}
          />
        ))}
      </div>
    </section>
  );
}

function TierPart() {
  const { state, tiers } = useDesk();
  const messages = useMessages();
  const highest = highestTier(state.grid.value);
  if (highest === 0) return null;
  return (
    <section>
      <h3>{messages.tiersTitle}</h3>
      <Choice
        name="shaping-tier"
        label={messages.tierView}
        class="segments"
        value={tiers.chosen.value}
        options={HEIGHTS.filter((tier) => tier <= highest).map((tier) => ({
          value: tier,
          label: messages.tierOnly(tier),
          face: tier,
        }))}
        onChoose={(tier) => {
          state.tier.value = tier;
        }}
      />
      <div class="row">
        {MOVES.map(([icon, name, by]) => (
          <Button key={name} icon={icon} quiet label={messages[name]} onClick={() => tiers.move(by)} />
        ))}
      </div>
      <div class="row">
        <Button icon="duplicate" label={messages.tierDuplicate} onClick={tiers.double} />
        <Button icon="clear" label={messages.tierClear} onClick={tiers.clear} />
      </div>
      <p class="hint">{messages.tiersHint}</p>
    </section>
  );
}

export function ShapingDrawer() {
  const messages = useMessages();
  return (
    <Drawer id="shaping" title={messages.shaping}>
      <Halves />
      <TierPart />
    </Drawer>
  );
}
