/** Parts of the editor that are fetched when they are first wanted: most people never publish. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useDesk } from './context.ts';

function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const { state, warn } = useDesk();
    const view = useSignal<{ readonly View: ComponentType<Props> } | undefined>(undefined);
    useEffect(() => {
      load().then(
        (View) => {
          view.value = { View };
        },
        () => {
          state.sheet.value = undefined;
          warn((words) => words.partNotLoaded);
        },
      );
    }, []);
    return view.value ? <view.value.View {...props} /> : null;
  };
}

export const LaterPublishSheet = later(
  async () => (await import('../gallery/publish-sheet.tsx')).PublishSheet,
);
export const LaterPublicationsSheet = later(
  async () => (await import('../gallery/publications-sheet.tsx')).PublicationsSheet,
);
export const LaterFromGallery = later(async () => (await import('../gallery/from-gallery.tsx')).FromGallery);
