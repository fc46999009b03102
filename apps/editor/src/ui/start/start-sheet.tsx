import type { EditorWords } from '@mahjong-fortress/words/editor';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { BEGINNINGS, type Beginning } from '../../app/state.ts';
import { useGalleryWords } from '../../gallery/use-gallery.ts';
import { Choice } from '../choice.tsx';
import { useDesk, useMessages } from '../context.ts';
import { LaterFromGallery } from '../later.tsx';
import { Sheet } from '../sheet.tsx';
import { FromBundled } from './from-bundled.tsx';
import { FromCommunity } from './from-community.tsx';
import { FromEmpty } from './from-empty.tsx';
import { FromFile } from './from-file.tsx';
import { FromGenerator } from './from-generator.tsx';
import { FromLink } from './from-link.tsx';
import { FromPicture } from './from-picture.tsx';

const PARTS: Readonly<
  Record<
    Exclude<Beginning, 'gallery'>,
    { readonly name: keyof EditorWords & `start${string}`; readonly part: ComponentType }
  >
> = {
  empty: { name: 'startEmpty', part: FromEmpty },
  bundled: { name: 'startBundled', part: FromBundled },
  community: { name: 'startCommunity', part: FromCommunity },
  generator: { name: 'startGenerator', part: FromGenerator },
  file: { name: 'startFile', part: FromFile },
  picture: { name: 'startPicture', part: FromPicture },
  link: { name: 'startLink', part: FromLink },
};

export function StartSheet() {
  const messages = useMessages();
  const galleryWords = useGalleryWords();
  const chosen = useDesk().state.beginning;
  const options = BEGINNINGS.flatMap((value) => {
    const label = value === 'gallery' ? galleryWords?.gallery : messages[PARTS[value].name];
    return label === undefined ? [] : [{ value, label, face: label }];
  });
  // On a phone the ways to begin are a strip; the chosen one is to be seen there.
  useEffect(() => {
    const checked = document.querySelector('.beginnings :checked');
    checked?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen.value, options.length]);
  const Part = chosen.value === 'gallery' ? undefined : PARTS[chosen.value].part;
  return (
    <Sheet title={messages.startFromTitle} class="start">
      <Choice
        name="start"
        label={messages.startFromTitle}
        class="segments beginnings"
        value={chosen.value}
        options={options}
        onChoose={(value) => {
          chosen.value = value;
        }}
      />
      <div>{Part ? <Part /> : galleryWords && <LaterFromGallery words={galleryWords} />}</div>
    </Sheet>
  );
}
