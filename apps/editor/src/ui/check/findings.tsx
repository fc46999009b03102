/** What the check has to say, each finding with its cells and with what one click can do about it. */
import {
  type FindingCode,
  isError,
  LAYOUT_LIMITS,
  playersFor,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { type Cause, causeText, cellsOf } from '../../document/causes.ts';
import { fix } from '../../document/edits.ts';
import { fieldName } from '../../document/fields.ts';
import { type FixId, fixesFor } from '../../shaping/fixes.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { goToField } from './go-to-field.ts';

function fixLabel(id: FixId, messages: EditorWords, grid: readonly string[]): string {
  const left = LAYOUT_LIMITS.tiles - tileTotal(grid);
  switch (id) {
    case 'spread':
      return messages.fixSpread(left);
    case 'take-away':
      return messages.fixTakeAway(-left);
    case 'break-row':
      return messages.fixBreakRow;
    case 'widen':
      return messages.fixWiden;
    case 'heighten':
      return messages.fixHeighten;
    case 'other-players':
      return messages.fixOtherPlayers(playersFor(grid).join(', '));
  }
}

/** Working out what would help takes longer than a stroke may: it comes when the pen rests. */
const FIXES_DELAY = 120;

type Offers = ReadonlyMap<FindingCode, readonly FixId[]>;

function useOffers(): Signal<Offers> {
  const { state } = useDesk();
  const offers = useSignal<Offers>(new Map());
  useSignalEffect(() => {
    const document = state.document.value;
    const codes = new Set(state.causes.value.map(({ code }) => code));
    if (state.underway.value !== undefined) return;
    const timer = setTimeout(() => {
      offers.value = new Map(Array.from(codes, (code) => [code, fixesFor(code, document)]));
    }, FIXES_DELAY);
    return () => clearTimeout(timer);
  });
  return offers;
}

function FindingItem({ cause, fixes }: { readonly cause: Cause; readonly fixes: readonly FixId[] }) {
  const { state, editing, warn } = useDesk();
  const messages = useMessages();
  const [finding] = cause.findings;
  const isField = fieldName(finding.path, messages) !== undefined;
  const cells = cellsOf(cause);
  const point = () => {
    state.pointedAt.value = cells;
  };
  const unpoint = () => {
    state.pointedAt.value = [];
  };
  return (
    <li class={`finding ${finding.severity}`} onPointerEnter={point} onPointerLeave={unpoint}>
      <p>
        <span class="severity">{isError(finding) ? messages.error : messages.advice}</span>{' '}
        {causeText(cause, messages, state.language.value)}
      </p>
      <div class="finding-buttons">
        {fixes.map((id) => (
          <Button
            key={id}
            icon="wand"
            label={fixLabel(id, messages, state.grid.value)}
            onClick={() => {
              unpoint();
              if (!editing.run(fix(id))) warn((words) => words.fixImpossible);
            }}
          />
        ))}
        {cells.length > 0 && (
          <Button
            icon="eye"
            quiet
            label={messages.showCells}
            onClick={() => {
              state.drawer.value = undefined;
              state.pointedAt.value = cells;
            }}
          />
        )}
        {isField && (
          <Button icon="paint" label={messages.showField} onClick={() => goToField(finding.path)} />
        )}
      </div>
    </li>
  );
}

export function Findings() {
  const { state } = useDesk();
  const messages = useMessages();
  const offers = useOffers();
  const causes = state.causes.value;
  if (causes.length === 0) {
    return (
      <p class="all-good" data-testid="no-findings">
        {messages.findingsNone}
      </p>
    );
  }
  return (
    <ul class="findings" data-testid="findings">
      {causes.map((cause, index) => (
        <FindingItem
          key={`${cause.code} ${cause.findings[0].path}`}
          cause={cause}
          // Where two things are wrong in the same way, one remedy is enough.
          fixes={
            causes.findIndex(({ code }) => code === cause.code) === index
              ? (offers.value.get(cause.code) ?? [])
              : []
          }
        />
      ))}
    </ul>
  );
}
