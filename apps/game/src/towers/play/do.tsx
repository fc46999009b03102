/** A button of the table. What can't be done says why when it is pressed. */
import type { ComponentChildren } from 'preact';

interface Props {
  /** What it does, by which lessons and hints find it. */
  readonly does?: string | undefined;
  readonly label: string;
  readonly title?: string | undefined;
  readonly shortcut?: string | undefined;
  readonly cost?: number | undefined;
  readonly isOpen: boolean;
  readonly isPressed?: boolean | undefined;
  readonly class?: string;
  onPress(): void;
  /** Beside the label. */
  readonly children?: ComponentChildren;
}

export function Do(props: Props) {
  const { does, label, title, shortcut, cost, isOpen, isPressed, onPress, children } = props;
  return (
    <button
      type="button"
      class={props.class ?? 'action'}
      data-does={does}
      title={title}
      aria-disabled={!isOpen}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut?.toUpperCase()}
      data-key={shortcut?.toUpperCase()}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
      {cost === undefined ? null : <small class="tw-cost">{cost}</small>}
    </button>
  );
}
