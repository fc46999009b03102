/** Preset phrases instead of free chat: nobody has to be moderated, and everybody reads them in their language. */
import { PHRASES } from '@mahjong-fortress/online';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { TablePartProps } from './far-part.ts';

export function Say({ table, news, words: { playing } }: TablePartProps) {
  if (news.seat === undefined) return null;
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
