/** A part of the profile. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Profile } from '../../../online/account.ts';
import './part.css';

export interface PartProps {
  readonly words: OnlineWords;
  readonly profile: Profile;
  /** Something is different on the server now. */
  onChanged(): void;
}

interface Props {
  readonly heading: string;
  readonly about?: string;
  readonly children: ComponentChildren;
}

export function ProfilePart({ heading, about, children }: Props) {
  const id = useId();
  return (
    <section class="me-part" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {about ? <p class="remark">{about}</p> : null}
      {children}
    </section>
  );
}
