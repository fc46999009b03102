/** What the check has to say, each finding with its cells and with what one click can do about it. */
import {
  type Finding,
  findingText,
  isError,
  LAYOUT_LIMITS,
  playersFor,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { fix } from '../../document/edits.ts';
import { type FixId, fixesFor } from '../../shaping/fixes.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';

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

function FindingItem({ finding, isFirst }: { readonly finding: Finding; readonly isFirst: boolean }) {
  const { state, editing, warn } = useDesk();
  const messages = useMessages();
  const grid = state.grid.value;
  const fixes = isFirst ? fixesFor(finding, grid) : [];
  const point = () => {
    state.pointedAt.value = finding.cells;
  };
  const unpoint = () => {
    state.pointedAt.value = [];
  };
  return (
    <li class={`finding ${finding.severity}`} onPointerEnter={point} onPointerLeave={unpoint}>
      <p>
        <span class="severity">{isError(finding) ? messages.error : messages.advice}</span>{' '}
        {findingText(finding, messages.findings)}
      </p>
      <div class="finding-buttons">
        {fixes.map((id) => (
          <Button
            key={id}
            icon="wand"
            label={fixLabel(id, messages, grid)}
            onClick={() => {
              unpoint();
              if (!editing.run(fix(id))) warn((words) => words.fixImpossible);
            }}
          />
        ))}
        {finding.cells.length > 0 && (
          <Button
            icon="eye"
            quiet
            label={messages.showCells}
            onClick={() => {
              state.drawer.value = undefined;
              state.pointedAt.value = finding.cells;
            }}
          />
        )}
      </div>
    </li>
  );
}

export function Findings() {
  const { state } = useDesk();
  const messages = useMessages();
  const findings = state.findings.value;
  if (findings.length === 0) {
    return (
      <p class="all-good" data-testid="no-findings">
        {messages.findingsNone}
      </p>
    );
  }
  return (
    <ul class="findings" data-testid="findings">
      {findings.map((finding, index) => (
        <FindingItem
          key={`${finding.code} ${finding.path} ${JSON.stringify(finding.facts)}`}
          finding={finding}
          isFirst={findings.findIndex(({ code }) => code === finding.code) === index}
        />
      ))}
    </ul>
  );
}
