import {
  type BrokenFortress,
  findingText,
  LAYOUT_LIMITS,
  type SavedFortress,
  textIn,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { renameIn } from '../document/edits.ts';
import { fieldsOf } from '../document/local-text.ts';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';
import { Drawer } from './drawer.tsx';
import { Picture } from './picture.tsx';

function Saved({ saved }: { readonly saved: SavedFortress }) {
  const { state, editing, shelf, openSaved } = useDesk();
  const messages = useMessages();
  const isRenaming = useSignal(false);
  const { key, draft } = saved;
  const isOpen = key === state.fortressKey.value;
  const language = state.language.value;
  const name = textIn(draft.name, language) || '…';
  const own = fieldsOf(draft.name, language)[language] ?? '';

  function finishRenaming(text: string): void {
    isRenaming.value = false;
    if (text === '' || text === own) return;
    if (isOpen) editing.run(renameIn(language, text));
    else shelf.rename(key, text);
  }

  return (
    <li class={`saved ${isOpen ? 'open' : ''}`}>
      <button
        type="button"
        class="saved-picture"
        aria-label={`${messages.open}: ${name}`}
        onClick={() => openSaved(key)}
      >
        <Picture rows={draft.rows} />
      </button>
      <div class="saved-text">
        {isRenaming.value ? (
          <input
            type="text"
            aria-label={messages.rename}
            maxLength={LAYOUT_LIMITS.nameLength}
            defaultValue={own}
            placeholder={name}
            ref={(element) => element?.focus()}
            onBlur={(event) => finishRenaming(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              // Escape gives up the new name, not the drawer.
              event.stopPropagation();
              if (event.key === 'Escape') event.currentTarget.value = own;
              event.currentTarget.blur();
            }}
          />
        ) : (
          <strong>{name}</strong>
        )}
        <span class="hint">
          {messages.tilesShort(tileTotal(draft.rows))}
          {isOpen && ` · ${messages.nowOpen}`}
        </span>
        <div class="saved-buttons">
          <Button
            icon="paint"
            quiet
            label={`${messages.rename}: ${name}`}
            onClick={() => {
              isRenaming.value = true;
            }}
          />
          <Button
            icon="duplicate"
            quiet
            label={`${messages.duplicate}: ${name}`}
            onClick={() => shelf.duplicate(key)}
          />
          <Button
            icon="clear"
            quiet
            label={`${messages.remove}: ${name}`}
            onClick={() => shelf.remove(key)}
          />
        </div>
      </div>
    </li>
  );
}

function Broken({ broken }: { readonly broken: BrokenFortress }) {
  const { shelf } = useDesk();
  const messages = useMessages();
  return (
    <li class="saved broken">
      <div class="saved-text">
        <strong>{messages.brokenFortress}</strong>
        <span class="hint">{broken.findings[0] && findingText(broken.findings[0], messages.findings)}</span>
        <div class="saved-buttons">
          <Button
            icon="clear"
            quiet
            label={`${messages.remove}: ${broken.key}`}
            onClick={() => shelf.remove(broken.key)}
          />
        </div>
      </div>
    </li>
  );
}

export function FortressesDrawer() {
  const { state, shelf } = useDesk();
  const messages = useMessages();
  const { saved, broken } = shelf.list.value;
  return (
    <Drawer id="fortresses" title={messages.myFortresses}>
      <Button
        icon="start"
        kind="gold"
        label={messages.startFromTitle}
        onClick={() => {
          state.sheet.value = 'start';
        }}
      />
      {saved.length + broken.length === 0 && <p class="hint">{messages.noFortresses}</p>}
      <ul class="shelf" data-testid="shelf">
        {saved.map((entry) => (
          <Saved key={entry.key} saved={entry} />
        ))}
        {broken.map((entry) => (
          <Broken key={entry.key} broken={entry} />
        ))}
      </ul>
    </Drawer>
  );
}
