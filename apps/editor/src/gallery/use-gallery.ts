/** Whether there is a gallery, and its words once somebody needs them. */
import type { GalleryRefusal } from '@mahjong-fortress/gallery';
import { type GalleryScreenWords, loadGalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useDesk } from '../ui/context.ts';

/** The words of the gallery, if there is one: without them nobody offers what can't be had. */
export function useGalleryWords(): GalleryScreenWords | undefined {
  const { state } = useDesk();
  const language = state.language.value;
  const words = useSignal<GalleryScreenWords | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    async function load(): Promise<void> {
      if (!navigator.onLine) return;
      const { gallery } = await import('./site-gallery.ts');
      if (!(await gallery.isThere())) return;
      const loaded = await loadGalleryScreenWords(language);
      if (!isOver) words.value = loaded;
    }
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [language]);
  return words.value;
}

export function troubleWords({ troubles }: GalleryScreenWords, { code }: GalleryRefusal): string {
  return Object.hasOwn(troubles, code) ? troubles[code as keyof typeof troubles] : troubles.other;
}
