import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';
import { NoticeBar } from './notice.tsx';

interface SheetProps {
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A sheet over everything; Escape and a click beside it close it. */
export function Sheet({ title, children, ...rest }: SheetProps) {
  const { state } = useDesk();
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back to where it was, as long as the dialog is on the page.
    return () => element?.close();
  }, []);
  const close = () => {
    state.sheet.value = undefined;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself
    <dialog
      ref={dialog}
      class={`sheet ${rest.class ?? ''}`}
      aria-label={title}
      onClose={() => {
        // The event comes late: another sheet may be there by then.
        if (dialog.current) close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="sheet-inside">
        <header>
          <h2>{title}</h2>
          <Button icon="close" quiet label={messages.close} onClick={close} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet that scrolls must be scrollable by keyboard */}
        <div class="sheet-body" tabIndex={0}>
          {children}
        </div>
      </div>
      {/* What lies outside of a modal dialog can neither be seen nor pressed. */}
      <NoticeBar />
    </dialog>
  );
}
