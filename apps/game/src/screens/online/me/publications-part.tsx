/** The way to what somebody has in the gallery: the editor knows what to do with it. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useGallery } from '../../../ui/use-gallery.ts';
import { ProfilePart } from './part.tsx';

export function PublicationsPart({ words: { me } }: { readonly words: OnlineWords }) {
  if (!useGallery()) return null;
  return (
    <ProfilePart heading={me.publications.heading} about={me.publications.about}>
      <a class="small button" href="editor/#publications">
        {me.publications.open}
      </a>
    </ProfilePart>
  );
}
