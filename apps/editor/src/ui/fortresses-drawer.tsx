import type { Language } from '@mahjong-fortress/base/languages';
import {
  type BrokenFortress,
  findingText,
  LAYOUT_LIMITS,
  type SavedFortress,
  textIn,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { type Signal, useSignal } from '@preact/signals';
import { receiveFile } from '../app/arrival.ts';
import { renameIn } from '../document/edits.ts';
import { fieldsOf } from '../document/local-text.ts';
import { downloadBackup } from '../exchange/downloads.ts';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';
import { Drawer } from './drawer.tsx';
import { FileField } from './file-field.tsx';
import { Picture } from './picture.tsx';

/** The old name is there to be typed over. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function Saved({ saved }: { readonly saved: SavedFortress }) {
  const { state, editing, shelf, openSaved } = useDesk();
  const messages = useMessages();
  const isRenaming = useSignal(false);
  const { key, savedAt, draft } = saved;
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
            ref={selectAll}
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
          {savedAt > 0 && ` · ${new Date(savedAt).toLocaleDateString(language, { dateStyle: 'medium' })}`}
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

const SORTS = ['latest', 'oldest', 'name'] as const;
type Sort = (typeof SORTS)[number];

const SORT_NAMES = {
  latest: 'shelfLatest',
  oldest: 'shelfOldest',
  name: 'shelfName',
} as const satisfies Record<Sort, keyof EditorWords>;

/** Drawn at once; a shelf may hold hundreds. */
const SHOWN = 40;

/** In all its languages, so that it is found by any of its names. */
function isFound({ draft }: SavedFortress, wanted: string): boolean {
  const texts = [draft.name, draft.author, ...(draft.tags ?? [])].flatMap((text) =>
    typeof text === 'object' ? Object.values(text) : [text ?? ''],
  );
  return texts.some((text) => text.toLocaleLowerCase().includes(wanted));
}

function sorted(saved: readonly SavedFortress[], by: Sort, language: Language): readonly SavedFortress[] {
  if (by === 'latest') return saved;
  if (by === 'oldest') return saved.toReversed();
  const { compare } = new Intl.Collator(language, { numeric: true });
  return saved.toSorted((a, b) => compare(textIn(a.draft.name, language), textIn(b.draft.name, language)));
}

function ShelfTools({ saved, wanted, sort }: ShelfToolsProps) {
  const desk = useDesk();
  const messages = useMessages();
  return (
    <>
      <div class="shelf-tools">
        <input
          type="search"
          aria-label={messages.shelfSearch}
          placeholder={messages.shelfSearch}
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
        <select
          aria-label={messages.shelfSort}
          value={sort.value}
          onChange={(event) => {
            sort.value = event.currentTarget.value as Sort;
          }}
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {messages[SORT_NAMES[value]]}
            </option>
          ))}
        </select>
      </div>
      <div class="shelf-tools">
        <Button
          icon="download"
          label={messages.backup}
          hint={messages.backupHint}
          disabled={saved.length === 0}
          onClick={() => downloadBackup(desk.shelf.toBackUp())}
        />
        <FileField
          label={messages.restore}
          accept=".json,application/json"
          onFile={(file) => void receiveFile(desk, file)}
        />
      </div>
    </>
  );
}

interface ShelfToolsProps {
  readonly saved: readonly SavedFortress[];
  readonly wanted: Signal<string>;
  readonly sort: Signal<Sort>;
}

export function FortressesDrawer() {
  const { state, shelf } = useDesk();
  const messages = useMessages();
  const wanted = useSignal('');
  const sort = useSignal<Sort>('latest');
  const shown = useSignal(SHOWN);
  const { saved, broken } = shelf.list.value;
  const needle = wanted.value.trim().toLocaleLowerCase();
  const found = sorted(
    saved.filter((entry) => isFound(entry, needle)),
    sort.value,
    state.language.value,
  );
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
      <ShelfTools saved={saved} wanted={wanted} sort={sort} />
      {saved.length + broken.length === 0 && <p class="hint">{messages.noFortresses}</p>}
      {saved.length > 0 && found.length === 0 && <p class="hint">{messages.shelfNothing}</p>}
      <ul class="shelf" data-testid="shelf">
        {found.slice(0, shown.value).map((entry) => (
          <Saved key={entry.key} saved={entry} />
        ))}
        {needle === '' && broken.map((entry) => <Broken key={entry.key} broken={entry} />)}
      </ul>
      {found.length > shown.value && (
        <Button
          icon="plus"
          label={messages.showMore(found.length - shown.value)}
          onClick={() => {
            shown.value += SHOWN;
          }}
        />
      )}
    </Drawer>
  );
}
