import { isError, LAYOUT_LIMITS, textIn, tileTotal } from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DrawerId, SheetId } from '../app/state.ts';
import type { Cause } from '../document/causes.ts';
import { isEmpty } from '../document/grid.ts';
import { BalanceSheet } from './balance-sheet.tsx';
import { Button } from './button.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { CheckPanel } from './check/check-panel.tsx';
import { useDesk, useMessages } from './context.ts';
import { DealSheet } from './deal-sheet.tsx';
import { Drawer } from './drawer.tsx';
import { useDropping } from './dropping.ts';
import { FortressesDrawer } from './fortresses-drawer.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { LaterPublicationsSheet, LaterPublishSheet } from './later.tsx';
import { NoticeBar } from './notice.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { Picture } from './picture.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ShapingDrawer } from './shaping-drawer.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { listenToShortcuts } from './shortcuts.ts';
import { StartSheet } from './start/start-sheet.tsx';
import { TileSymbols } from './tile-symbols.tsx';
import { ToolBar } from './tool-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { ViewBar } from './view-bar.tsx';

const SHEET_PARTS: Readonly<Record<SheetId, ComponentType>> = {
  start: StartSheet,
  share: ShareSheet,
  publish: LaterPublishSheet,
  publications: LaterPublicationsSheet,
  offer: OfferSheet,
  deal: DealSheet,
  balance: BalanceSheet,
  keys: KeysSheet,
};

function CheckDrawer() {
  return (
    <Drawer id="check" title={useMessages().guidance}>
      <CheckPanel />
    </Drawer>
  );
}

const DRAWER_PARTS: Readonly<Record<DrawerId, ComponentType>> = {
  history: HistoryDrawer,
  fortresses: FortressesDrawer,
  shaping: ShapingDrawer,
  check: CheckDrawer,
};

/** How the check stands, in a few words. */
function standing(
  causes: readonly Cause[],
  messages: EditorWords,
): { readonly kind: 'good' | 'error' | 'advice'; readonly text: string } {
  if (causes.length === 0) return { kind: 'good', text: messages.ready };
  const errors = causes.filter(({ findings: [finding] }) => isError(finding)).length;
  const text = messages.findingsPill(errors, causes.length - errors);
  return { kind: errors > 0 ? 'error' : 'advice', text };
}

/** Where there is no room for the panel, a pill says how things stand and opens it. */
function CheckPill() {
  const { state } = useDesk();
  const messages = useMessages();
  const { kind, text } = standing(state.causes.value, messages);
  return (
    <button
      type="button"
      class={`pill ${kind}`}
      data-testid="pill"
      onClick={() => {
        state.drawer.value = state.drawer.value === 'check' ? undefined : 'check';
      }}
    >
      <span class="pill-count" data-testid="pill-count">
        {tileTotal(state.grid.value)}/{LAYOUT_LIMITS.tiles}
      </span>
      {' · '}
      {kind === 'good' ? `✓ ${text}` : text}
    </button>
  );
}

/** For those who have never been here. */
function EmptyHint() {
  const { state } = useDesk();
  const messages = useMessages();
  if (!isEmpty(state.grid.value)) return null;
  return (
    <div class="empty-hint">
      <strong>{messages.emptyHint}</strong>
      <button
        type="button"
        onClick={() => {
          state.sheet.value = 'start';
        }}
      >
        {messages.emptyStart}
      </button>
    </div>
  );
}

/** Says how the check stands, once a stroke is finished. */
function CheckStatus() {
  const { state } = useDesk();
  const messages = useMessages();
  const text = useSignal('');
  useSignalEffect(() => {
    const { text: said } = standing(state.causes.value, state.messages.value);
    if (state.underway.value === undefined) text.value = said;
  });
  return (
    <div class="visually-hidden" role="status" aria-label={messages.findingsTitle}>
      {text.value}
    </div>
  );
}

function ReliefView() {
  const { state } = useDesk();
  const messages = useMessages();
  return (
    <div class="relief-view" data-testid="relief">
      <Picture rows={state.grid.value} name={textIn(state.document.value.about.name, state.language.value)} />
      <Button
        icon="close"
        quiet
        label={messages.close}
        onClick={() => {
          state.showsRelief.value = false;
        }}
      />
    </div>
  );
}

export function App() {
  const desk = useDesk();
  const messages = useMessages();
  const { state } = desk;
  const isDropping = useSignal(false);
  useEffect(() => listenToShortcuts(desk), [desk]);
  useDropping(desk, isDropping);
  useSignalEffect(() => {
    document.documentElement.lang = state.language.value;
    const name = textIn(state.document.value.about.name, state.language.value);
    document.title = `${name} – ${state.messages.value.appName}`;
  });
  const DrawerPart = state.drawer.value && DRAWER_PARTS[state.drawer.value];
  const SheetPart = state.sheet.value && SHEET_PARTS[state.sheet.value];
  return (
    <>
      <a class="skip-link" href="#drawing">
        {messages.skipToDrawing}
      </a>
      <TileSymbols />
      <TopBar />
      <nav class="left" aria-label={messages.tools}>
        <ToolBar />
      </nav>
      <main class="middle" id="drawing" aria-label={messages.drawing} tabIndex={-1}>
        <Canvas />
        <EmptyHint />
        {state.showsRelief.value && <ReliefView />}
        <SelectionBar />
        <CheckPill />
        <ViewBar />
      </main>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be scrollable by keyboard */}
      <section class="right" aria-label={messages.guidance} tabIndex={0}>
        <CheckPanel />
      </section>
      {DrawerPart && <DrawerPart />}
      {SheetPart && <SheetPart />}
      {!SheetPart && <NoticeBar />}
      <CheckStatus />
      {isDropping.value && <div class="drop-hint">{messages.dropHere}</div>}
    </>
  );
}
