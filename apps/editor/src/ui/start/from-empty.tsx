import { LAYOUT_LIMITS } from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { NumberField } from '../number-field.tsx';

export function FromEmpty() {
  const { startEmpty } = useDesk();
  const messages = useMessages();
  const columns = useSignal(14);
  const rows = useSignal(10);
  return (
    <div class="stack">
      <p class="hint">{messages.startEmptyHint}</p>
      <div class="row">
        <NumberField label={messages.columns} value={columns} min={1} max={LAYOUT_LIMITS.columns} />
        <NumberField label={messages.rows} value={rows} min={1} max={LAYOUT_LIMITS.rows} />
      </div>
      <div class="row">
        <Button
          kind="gold"
          label={messages.create}
          onClick={() => startEmpty({ columns: columns.value, rows: rows.value })}
        />
      </div>
    </div>
  );
}
