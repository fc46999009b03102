import { Icon, type IconId } from './icon.tsx';

interface ButtonProps {
  readonly icon?: IconId;
  readonly label: string;
  /** Shows the icon alone; the label is said and shown as a hint. */
  readonly quiet?: boolean;
  readonly hint?: string;
  readonly kind?: 'plain' | 'gold';
  readonly pressed?: boolean;
  /** Of a button that opens and closes something beside it. */
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly class?: string;
  readonly onClick: () => void;
}

export function Button(props: ButtonProps) {
  const { icon, label, quiet = false, hint, kind = 'plain', pressed, expanded } = props;
  return (
    <button
      type="button"
      class={`button ${kind} ${quiet ? 'quiet' : ''} ${props.class ?? ''}`}
      title={hint ?? label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={props.disabled ?? false}
      onClick={props.onClick}
    >
      {icon && <Icon id={icon} />}
      {!quiet && <span>{label}</span>}
    </button>
  );
}
