import type { ComponentChildren } from 'preact';

interface CardProps {
  readonly name: string;
  readonly note: string;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}

/** A fortress to begin with. */
export function Card({ name, note, onOpen, children }: CardProps) {
  return (
    <li>
      <button type="button" class="card" onClick={onOpen}>
        <span class="card-picture">{children}</span>
        <strong>{name}</strong>
        <span class="hint">{note}</span>
      </button>
    </li>
  );
}
