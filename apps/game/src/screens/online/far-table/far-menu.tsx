/** What else can be done at a table of a server. */
import { useState } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CompanyButton } from '../company-button.tsx';
import { useOnlineWords } from '../online-words.ts';
import { othersAt } from '../seat-names.ts';

export function FarMenu({ table }: { readonly table: FarTable }) {
  const words = useOnlineWords();
  const [isGivingUp, setGivingUp] = useState(false);
  const news = table.news.value;
  const own = news?.seat === undefined ? undefined : news.table.seats[news.seat];
  const canAsk = news?.table.stage === 'playing' && own?.type === 'person' && !own.resigned;
  if (!words || !news) return null;
  const { playing } = words;
  const hasAsked = news.table.pausing.includes(news.seat ?? -1);
  return (
    <>
      <CompanyButton people={othersAt(news)} game={table.id} words={words} look="plain" />
      {canAsk && news.table.clocks && !hasAsked ? (
        <button type="button" onClick={() => void table.ask({ type: 'pause', wanted: true })}>
          {playing.askPause}
        </button>
      ) : null}
      {canAsk ? (
        <button type="button" onClick={() => setGivingUp(true)}>
          {playing.resign}
        </button>
      ) : null}
      {isGivingUp ? (
        <Dialog
          heading={playing.resignAsk}
          onClose={() => setGivingUp(false)}
          foot={
            <button
              type="button"
              class="large"
              onClick={() => {
                setGivingUp(false);
                void table.ask({ type: 'resign' });
              }}
            >
              {playing.resignYes}
            </button>
          }
        >
          <p>{playing.resignAbout}</p>
        </Dialog>
      ) : null}
    </>
  );
}
