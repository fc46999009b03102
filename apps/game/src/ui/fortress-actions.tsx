/** What can be done with a fortress besides playing on it: keep it, change a copy, send it on, publish it. */
import { withGalleryId } from '@mahjong-fortress/gallery/publication-id';
import { bundledLayout, type Layout, makeShareCode, makeShareLink } from '@mahjong-fortress/layouts-schema';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { keepFortress } from '../storage/kept-fortress.ts';
import { useGallery } from './use-gallery.ts';
import { useWords } from './words.ts';

interface Props {
  readonly layout: Layout;
  /** It is one of the person's own now. */
  onKept?(): void;
  readonly children?: ComponentChildren;
}

export function FortressActions({ layout, onKept, children }: Props) {
  const { vault } = useApp();
  const { newGame } = useWords();
  const hasGallery = useGallery();
  const [said, setSaid] = useState('');
  // What comes with the game needs no keeping; what somebody sent may have another name.
  const isBundled = !onKept && bundledLayout(layout.id, layout.rows) !== undefined;
  const code = makeShareCode(layout);
  const site = window.location.href.replace(/[?#].*$/, '');

  async function share(): Promise<void> {
    const link = withGalleryId(makeShareLink(site, code), layout.id);
    try {
      await navigator.clipboard.writeText(link);
      setSaid(newGame.linkCopied);
    } catch {
      setSaid(link);
    }
  }

  async function keep(): Promise<void> {
    const isKept = await keepFortress(vault, layout, Date.now());
    setSaid(isKept ? newGame.keptNow : newGame.notKept);
    if (isKept) onKept?.();
  }

  const inEditor = withGalleryId(makeShareLink('.', code, 'editor'), layout.id);
  return (
    <>
      <div class="layout-open">
        {isBundled ? null : (
          <button type="button" class="small" onClick={() => void keep()}>
            {newGame.keep}
          </button>
        )}
        <a class="small button" href={inEditor}>
          {newGame.editCopy}
        </a>
        <button type="button" class="small" onClick={() => void share()}>
          {newGame.shareFortress}
        </button>
        {hasGallery && !isBundled ? (
          <a class="small button" href={`${inEditor}&publish`}>
            {newGame.publish}
          </a>
        ) : null}
        {children}
      </div>
      <p class="remark said" role="status">
        {said}
      </p>
    </>
  );
}
