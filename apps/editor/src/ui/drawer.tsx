import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DrawerId } from '../app/state.ts';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';

interface DrawerProps {
  readonly id: DrawerId;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Slides in beside the paper; drawing goes on meanwhile. */
export function Drawer({ id, title, children }: DrawerProps) {
  const { state } = useDesk();
  const messages = useMessages();
  const drawer = useRef<HTMLElement>(null);
  // Not an effect that waits for the page to be painted: by then the focus is lost.
  useLayoutEffect(() => {
    const element = drawer.current;
    const before = document.activeElement as (Element & HTMLOrSVGElement) | null;
    element?.focus();
    return () => {
      if (element?.contains(document.activeElement)) before?.focus();
    };
  }, []);
  const close = () => {
    state.drawer.value = undefined;
  };
  return (
    <aside
      ref={drawer}
      class={`drawer drawer-${id}`}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <Button icon="close" quiet label={messages.close} onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be scrollable by keyboard */}
      <div class="drawer-body" tabIndex={0}>
        {children}
      </div>
    </aside>
  );
}
