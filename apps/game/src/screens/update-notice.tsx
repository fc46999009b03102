/** Says quietly that a newer version waits. Nothing is loaded again unless the person asks for it. */
import type { TakeUpdate } from '@mahjong-fortress/offline/page';
import type { Signal } from '@preact/signals';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import './update-notice.css';

export type UpdateSignal = Signal<TakeUpdate | undefined>;

export function UpdateNotice({ update }: { readonly update: UpdateSignal }) {
  const take = update.value;
  const { update: words } = useWords();
  return (
    <div class="update-place" role="status">
      {take ? (
        <div class="update">
          <span>
            <b>{words.ready}.</b> <small>{words.keeps}</small>
          </span>
          <button type="button" class="small" onClick={take}>
            {words.reload}
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={words.later}
            title={words.later}
            onClick={() => {
              update.value = undefined;
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
