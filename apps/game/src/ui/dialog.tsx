/** A sheet over the page; the browser keeps the focus in it and closes it with Escape. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from './words.ts';

interface Props {
  readonly heading: string;
  readonly children: ComponentChildren;
  /** What the dialog is for, in reach below whatever is scrolled. */
  readonly foot?: ComponentChildren;
  onClose(): void;
}

export function Dialog({ heading, children, foot, onClose }: Props) {
  const words = useWords();
  const element = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // Not an effect that waits for the page to be painted: a dialog gives the focus back only while it is on the page.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // A browser tells of a closed dialog a moment later: by then another sheet, or the same again, may be open.
  const close = () => {
    if (element.current) onClose();
  };
  return (
    <dialog class="dialog parchment" ref={element} aria-labelledby={headingId} onClose={close}>
      <header class="dialog-head">
        <h2 id={headingId}>{heading}</h2>
        <button type="button" class="icon-button" aria-label={words.common.close} onClick={onClose}>
          ✕
        </button>
      </header>
      <div class="dialog-body">{children}</div>
      {foot ? <footer class="dialog-foot">{foot}</footer> : null}
    </dialog>
  );
}
