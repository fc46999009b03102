/** Where the fortresses of the community come from: the collection of the game, and those the person has added. */
import type { Result } from '@mahjong-fortress/layouts-schema';
import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { addCollection, GAME_COLLECTION, removeCollection } from '../../exchange/sources.ts';
import type { Words } from '../../i18n/messages.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { TextField } from '../text-field.tsx';

export function Collections({ list }: { readonly list: Signal<readonly string[]> }) {
  const { say, warn } = useDesk();
  const messages = useMessages();
  const address = useSignal('');
  const form = useRef<HTMLFormElement>(null);

  function take(changed: Result<readonly string[], Words>, words: Words): boolean {
    if (changed.ok) {
      list.value = changed.value;
      say(words);
    } else warn(changed.error);
    // The button that was pressed may be gone.
    form.current?.querySelector('input')?.focus();
    return changed.ok;
  }

  function add(): void {
    const given = address.value.trim();
    if (take(addCollection(given), (words) => words.collectionAdded(given))) address.value = '';
  }

  return (
    <details class="collections">
      <summary>{messages.collections}</summary>
      <div class="stack">
        <p class="hint">{messages.collectionsHint}</p>
        <ul>
          {list.value.map((source) => (
            <li key={source}>
              <span>{source === GAME_COLLECTION ? messages.collectionOfGame : source}</span>
              {source !== GAME_COLLECTION && (
                <Button
                  icon="clear"
                  quiet
                  label={`${messages.collectionRemove}: ${source}`}
                  onClick={() => take(removeCollection(source), (words) => words.collectionRemoved(source))}
                />
              )}
            </li>
          ))}
        </ul>
        <form
          ref={form}
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label={messages.collectionAddress}
            value={address.value}
            onInput={(text) => {
              address.value = text;
            }}
          />
          <Button icon="plus" label={messages.collectionAdd} onClick={add} />
        </form>
      </div>
    </details>
  );
}
