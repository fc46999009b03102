/** What else can be done at a table of a server. */
import { useState } from 'preact/hooks';
import { later } from '../../../ui/later.tsx';
import { CompanyButton } from '../company-button.tsx';
import { othersAt } from '../seat-names.ts';
import type { TablePartProps } from './far-part.ts';

const GivingUp = later(async () => (await import('./giving-up.tsx')).GivingUp);

export function FarMenu({ table, news, words }: TablePartProps) {
  const [isGivingUp, setGivingUp] = useState(false);
  const own = news.seat === undefined ? undefined : news.table.seats[news.seat];
  const canAsk = news.table.stage === 'playing' && own?.type === 'person' && !own.resigned;
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
      {isGivingUp ? <GivingUp table={table} words={words} onClose={() => setGivingUp(false)} /> : null}
    </>
  );
}
