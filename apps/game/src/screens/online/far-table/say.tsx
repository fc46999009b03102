/** Preset phrases instead of free chat: nobody has to be moderated, and everybody reads them in their language. */
import { PHRASES } from '@mahjong-fortress/online';
import type { FarTable } from '../../../online/far-table.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useOnlineWords } from '../online-words.ts';

export function Say({ table }: { readonly table: FarTable }) {
  const words = useOnlineWords();
  if (!words || table.news.value?.seat === undefined) return null;
  const { playing } = words;
  return (
    <Menu class="say" label={playing.say} sign={<Icon name="speech" />}>
      {(close) =>
        PHRASES.map((phrase) => (
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
        ))
      }
    </Menu>
  );
}
