import type { EditorWords } from '@mahjong-fortress/words/editor';
import type { ComponentType } from 'preact';
import { BEGINNINGS, type Beginning } from '../../app/state.ts';
import { Choice } from '../choice.tsx';
import { useDesk, useMessages } from '../context.ts';
import { Sheet } from '../sheet.tsx';
import { FromBundled } from './from-bundled.tsx';
import { FromCommunity } from './from-community.tsx';
import { FromEmpty } from './from-empty.tsx';
import { FromFile } from './from-file.tsx';
import { FromGenerator } from './from-generator.tsx';
import { FromLink } from './from-link.tsx';
import { FromPicture } from './from-picture.tsx';

const PARTS: Readonly<
  Record<Beginning, { readonly name: keyof EditorWords & `start${string}`; readonly part: ComponentType }>
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
  const chosen = useDesk().state.beginning;
  const { part: Part } = PARTS[chosen.value];
  return (
    <Sheet title={messages.startFromTitle} class="start">
      <Choice
        name="start"
        label={messages.startFromTitle}
        class="segments beginnings"
        value={chosen.value}
        options={BEGINNINGS.map((value) => {
          const label = messages[PARTS[value].name];
          return { value, label, face: label };
        })}
        onChoose={(value) => {
          chosen.value = value;
        }}
      />
      <div>
        <Part />
      </div>
    </Sheet>
  );
}
