import type { ComponentChildren } from 'preact';

interface StartCardProps {
  readonly name: string;
  readonly note: string;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}

/** A fortress to begin with. */
export function StartCard({ name, note, onOpen, children }: StartCardProps) {
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
