/** A sentence over the table, with what can be done about it. */
import type { ComponentChildren } from 'preact';

interface Props {
  readonly text: string;
  readonly children?: ComponentChildren;
}

export function CompanyNotice({ text, children }: Props) {
  return (
    <div class="company-notice" role="status">
      <p>{text}</p>
      {children ? <div class="company-ways">{children}</div> : null}
    </div>
  );
}
