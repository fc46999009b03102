/** A button that shows more while the pointer or the focus rests on it, or once a finger has held it. */
import type { ComponentChildren, TargetedFocusEvent } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly class: string;
  /** What the button is called, where its content does not say it. */
  readonly label?: string;
  readonly look: ComponentChildren;
  /** What a press does; without it a press shows the look. */
  onPress?(): void;
  readonly children: ComponentChildren;
}

/** How long a finger rests on something to see more of it. */
const HOLD_MS = 350;
const EDGE = 8;

/** Below the button or, where that is no room, beside it; always on the screen. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const within = (value: number, length: number, room: number) =>
    Math.max(EDGE, Math.min(value, room - length - EDGE));
  const isBelow = at.bottom + EDGE + height <= innerHeight - EDGE;
  const isRight = at.right + EDGE + width <= innerWidth - EDGE;
  const beside = isRight ? at.right + EDGE : at.left - EDGE - width;
  const left = isBelow ? at.left + (at.width - width) / 2 : beside;
  panel.style.left = `${within(left, width, innerWidth)}px`;
  panel.style.top = `${within(isBelow ? at.bottom + EDGE : at.top, height, innerHeight)}px`;
}

export function Peek({ class: className, label, look, onPress, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The press that ends a hold is none. */
  const wasHeld = useRef(false);
  /** The focus that comes back after a press asks for nothing. */
  const wasPressed = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  const settle = () => {
    if (panel.current && button.current) place(panel.current, button.current);
  };
  useLayoutEffect(settle);
  // Before it is painted: whoever sees it may press Escape at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !button.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('resize', settle);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onPointerDown({ pointerType }: PointerEvent): void {
    wasHeld.current = false;
    if (pointerType === 'mouse') return;
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      setOpen(true);
    }, HOLD_MS);
  }
  const letGo = () => clearTimeout(timer.current);
  function onClick(): void {
    if (wasHeld.current) return;
    if (onPress) {
      wasPressed.current = true;
      setOpen(false);
      onPress();
    } else setOpen(true);
  }
  function onFocus({ currentTarget }: TargetedFocusEvent<HTMLButtonElement>): void {
    if (!wasPressed.current && currentTarget.matches(':focus-visible')) setOpen(true);
    wasPressed.current = false;
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        class={`peek-button ${className}`}
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
        onPointerDown={onPointerDown}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onFocus={onFocus}
        onBlur={() => setOpen(false)}
        onClick={onClick}
      >
        {children}
      </button>
      {isOpen ? (
        <div class="peek" role="tooltip" id={id} ref={panel}>
          {look}
        </div>
      ) : null}
    </>
  );
}
