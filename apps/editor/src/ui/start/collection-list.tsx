/** Where the fortresses of the community come from: the collection of the game, and those the person has added. */
import type { Result } from '@mahjong-fortress/base/result';
import { type LocalText, textIn } from '@mahjong-fortress/layouts-schema';
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Saying } from '../../document/saying.ts';
import { addCollection, GAME_COLLECTION, removeCollection } from '../../exchange/sources.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { TextField } from '../text-field.tsx';

interface Props {
  readonly list: Signal<readonly string[]>;
  /** What collections call themselves, as far as they have said so. */
  readonly titles: ReadonlySignal<ReadonlyMap<string, LocalText>>;
}

export function CollectionList({ list, titles }: Props) {
  const { state, vault, say, warn } = useDesk();
  const messages = useMessages();
  const address = useSignal('');
  const form = useRef<HTMLFormElement>(null);

  async function take(change: Promise<Result<readonly string[], Saying>>, words: Saying): Promise<boolean> {
    const changed = await change;
    if (changed.ok) {
      list.value = changed.value;
      say(words);
    } else warn(changed.error);
    // The button that was pressed may be gone.
    form.current?.querySelector('input')?.focus();
    return changed.ok;
  }

  /** With its address, which nobody else can have. */
  function nameOf(source: string): string {
    const title = titles.value.get(source);
    return title === undefined ? source : `${textIn(title, state.language.value)} (${source})`;
  }

  async function add(): Promise<void> {
    const given = address.value.trim();
    if (await take(addCollection(vault, given), (words) => words.collectionAdded(given))) address.value = '';
  }

  return (
    <details class="collections">
      <summary>{messages.collections}</summary>
      <div class="stack">
        <p class="hint">{messages.collectionsHint}</p>
        <ul>
          {list.value.map((source) => (
            <li key={source}>
              <span>{source === GAME_COLLECTION ? messages.collectionOfGame : nameOf(source)}</span>
              {source !== GAME_COLLECTION && (
                <Button
                  icon="clear"
                  quiet
                  label={`${messages.collectionRemove}: ${source}`}
                  onClick={() =>
                    void take(removeCollection(vault, source), (words) => words.collectionRemoved(source))
                  }
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
            void add();
          }}
        >
          <TextField
            label={messages.collectionAddress}
            value={address.value}
            onInput={(text) => {
              address.value = text;
            }}
          />
          <Button icon="plus" label={messages.collectionAdd} onClick={() => void add()} />
        </form>
      </div>
    </details>
  );
}
