import {
  LAYOUT_LIMITS,
  makeShareCode,
  makeTryLink,
  TRIED_KEY,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import { useComputed, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { DrawerId, SheetId } from '../app/state.ts';
import { keepInTab } from '../app/tab.ts';
import { toLayout } from '../document/document.ts';
import { renameIn } from '../document/edits.ts';
import { findingAt } from '../document/fields.ts';
import { canRedo, canUndo } from '../document/history.ts';
import { fieldsOf } from '../document/local-text.ts';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';
import { Icon } from './icon.tsx';
import { LanguageChoice } from './language-choice.tsx';

function NameField() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const language = state.language.value;
  const keeping = state.keeping.value;
  const { name } = state.document.value.about;
  return (
    <div class="name">
      <input
        type="text"
        class="name-field"
        aria-label={messages.nameOfFortress}
        maxLength={LAYOUT_LIMITS.nameLength}
        value={fieldsOf(name, language)[language] ?? ''}
        placeholder={textIn(name, language)}
        aria-invalid={findingAt(state.findings.value, '/name') !== undefined}
        onInput={(event) => editing.run(renameIn(language, event.currentTarget.value))}
      />
      <span
        class={`kept ${keeping === 'failed' ? 'trouble' : ''}`}
        role="status"
        title={keeping === 'kept' ? messages.savedHint : undefined}
      >
        {keeping === 'kept' && `✓ ${messages.saved}`}
        {keeping === 'failed' && messages.notSaved}
      </span>
    </div>
  );
}

/** Leads to a game on the fortress, dealt at once; Escape there leads back to the drawing. */
function PlayLink() {
  const { state, shelf } = useDesk();
  const messages = useMessages();
  // The address is worked out when it is needed: a share code costs more than a stroke may.
  const follow = (link: HTMLAnchorElement) => {
    link.href = makeTryLink('..', makeShareCode(toLayout(state.document.value)));
  };
  const leave = (link: HTMLAnchorElement) => {
    follow(link);
    // What is tried out is worth keeping: whoever comes back finds it.
    if (state.keeping.value === 'not-yet') shelf.keep();
    keepInTab(TRIED_KEY, link.hash);
  };
  if (!state.isPlayable.value) {
    return (
      <Button
        icon="play"
        kind="gold"
        label={messages.play}
        hint={messages.playNotYet}
        class="play"
        disabled
        onClick={() => {}}
      />
    );
  }
  return (
    <a
      class="button gold play"
      href="../"
      title={messages.playHint}
      onFocus={(event) => follow(event.currentTarget)}
      onPointerEnter={(event) => follow(event.currentTarget)}
      onClick={(event) => leave(event.currentTarget)}
    >
      <Icon id="play" />
      <span>{messages.play}</span>
    </a>
  );
}

export function TopBar() {
  const { state, editing } = useDesk();
  const messages = useMessages();
  const isOpen = useSignal(false);
  const bar = useRef<HTMLElement>(null);
  const undoable = useComputed(() => canUndo(state.history.value));
  const redoable = useComputed(() => canRedo(state.history.value));
  function closeMenu(): void {
    if (!isOpen.value) return;
    isOpen.value = false;
    // What was pressed goes out of sight with the menu.
    bar.current?.querySelector<HTMLElement>('.menu-button')?.focus();
  }
  const toSheet = (id: SheetId) => () => {
    closeMenu();
    state.sheet.value = id;
  };
  const toDrawer = (id: DrawerId) => () => {
    closeMenu();
    state.drawer.value = state.drawer.value === id ? undefined : id;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere in the bar
    <header
      ref={bar}
      class="top-bar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen.value) return;
        event.stopPropagation();
        closeMenu();
      }}
    >
      <a class="home" href="../" title={messages.toGame} aria-label={messages.toGame}>
        <Icon id="fortresses" />
      </a>
      <h1 class="app-name">{messages.appName}</h1>
      <NameField />
      <div class="group">
        <Button
          icon="undo"
          quiet
          label={messages.undo}
          hint={`${messages.undo} (Ctrl+Z)`}
          disabled={!undoable.value}
          onClick={editing.undo}
        />
        <Button
          icon="redo"
          quiet
          label={messages.redo}
          hint={`${messages.redo} (Ctrl+Shift+Z)`}
          disabled={!redoable.value}
          onClick={editing.redo}
        />
      </div>
      <span class="stretch" />
      <Button
        icon="more"
        quiet
        class="menu-button"
        label={messages.more}
        expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      />
      <nav class={`menu ${isOpen.value ? 'open' : ''}`} aria-label={messages.more}>
        <Button icon="start" label={messages.startFrom} onClick={toSheet('start')} />
        <Button
          icon="fortresses"
          label={messages.myFortresses}
          pressed={state.drawer.value === 'fortresses'}
          onClick={toDrawer('fortresses')}
        />
        <Button
          icon="history"
          label={messages.history}
          pressed={state.drawer.value === 'history'}
          onClick={toDrawer('history')}
        />
        <Button icon="deal" label={messages.deal} onClick={toSheet('deal')} />
        <Button icon="balance" label={messages.balance} onClick={toSheet('balance')} />
        <Button icon="share" label={messages.share} onClick={toSheet('share')} />
        <Button
          icon="keys"
          quiet
          label={messages.keyboardHelp}
          hint={`${messages.keyboardHelp} (?)`}
          onClick={toSheet('keys')}
        />
        <LanguageChoice />
      </nav>
      <PlayLink />
    </header>
  );
}
