import { useSignal } from '@preact/signals';
import { firstWords, readLink } from '../../exchange/files.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { TextField } from '../text-field.tsx';

export function FromLink() {
  const { startFrom, warn } = useDesk();
  const messages = useMessages();
  const text = useSignal('');

  function open(): void {
    const read = readLink(text.value);
    if (read === undefined) return warn((words) => words.linkNone);
    if (!read.ok) return warn(firstWords(read.error));
    const [board] = read.value.boards;
    if (board) startFrom(board.layout);
  }

  return (
    <div class="stack">
      <p class="hint">{messages.linkHint}</p>
      <TextField
        label={messages.linkField}
        value={text.value}
        lines={3}
        onInput={(value) => {
          text.value = value;
        }}
      />
      <div class="row">
        <Button kind="gold" label={messages.open} disabled={text.value.trim() === ''} onClick={open} />
      </div>
    </div>
  );
}
