import { openLink } from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { firstWords } from '../../exchange/first-words.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { TextField } from '../text-field.tsx';

export function FromLink() {
  const { startFrom, warn } = useDesk();
  const messages = useMessages();
  const text = useSignal('');

  function open(): void {
    const opened = openLink(text.value);
    if (opened.ok) startFrom(opened.value.layout);
    else warn(firstWords(opened.error));
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
