/** A list that opens from its button, and closes with Escape or a press beside it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly class?: string;
  readonly label: string;
  /** What the button shows. */
  readonly sign: ComponentChildren;
  /** What is in the list; whatever is pressed there may close it. */
  children(close: () => void): ComponentChildren;
}

export function Menu({ class: className = '', label, sign, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    window.addEventListener('pointerdown', onPointer, true);
    return () => window.removeEventListener('pointerdown', onPointer, true);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector('summary')?.focus();
  }

  return (
    <details class={`menu ${className}`.trim()} ref={menu} onKeyDown={onKeyDown}>
      <summary aria-label={label}>{sign}</summary>
      <div class="menu-list parchment">{children(close)}</div>
    </details>
  );
}
