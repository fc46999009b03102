/** Preset phrases instead of free chat: nobody has to be moderated, and everybody reads them in their language. */
import { PHRASES } from '@mahjong-fortress/online';
import { useEffect, useRef } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOnlineWords } from '../online-words.ts';

export function Say({ table }: { readonly table: FarTable }) {
  const words = useOnlineWords();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    window.addEventListener('pointerdown', onPointer, true);
    return () => window.removeEventListener('pointerdown', onPointer, true);
  }, []);
  if (!words || table.news.value?.seat === undefined) return null;
  const { playing } = words;
  return (
    <details class="menu say" ref={menu}>
      <summary aria-label={playing.say} title={playing.say}>
        <Icon name="speech" />
      </summary>
      <div class="menu-list parchment">
        {PHRASES.map((phrase) => (
          <button
            type="button"
            key={phrase}
            onClick={() => {
              close();
              void table.ask({ type: 'phrase', phrase });
            }}
          >
            {playing.phrases[phrase]}
          </button>
        ))}
      </div>
    </details>
  );
}
