/** Over the table: the connection, what there is to decide, and what the others say. */
import type { Heard, News } from '@mahjong-fortress/online';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { later } from '../../../ui/later.tsx';
import { refusalWords } from '../online-words.ts';
import { nameOfSeat } from '../seat-names.ts';
import { CompanyNotice } from './company-notice.tsx';
import type { TablePartProps } from './far-part.ts';
import { NextGame } from './next-game.tsx';
import { ReloadButton } from './unreadable.tsx';
import './far-table.css';

const Matters = later(async () => (await import('./matters.tsx')).Matters);

interface Props extends TablePartProps {
  /** The server is newer than this page. */
  readonly isUnreadable: boolean;
}

/** Long enough to be read. */
const SAID_MS = 6000;

/** Whether there may be something to decide; most of the time there is nothing. */
function hasMatters({ table: { stage, seats, late, absence, pausing, undoing } }: News): boolean {
  const isSubstituted = seats.some((sitter) => sitter.type === 'person' && sitter.substitute !== undefined);
  return (
    stage === 'paused' || pausing.length > 0 || isSubstituted || !!undoing || (late ?? absence) !== undefined
  );
}

/** What the others have said in the last seconds. */
function useSaid(table: FarTable): readonly Heard[] {
  const [said, setSaid] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const unfollow = table.follow(({ fresh, isWhole }) => {
      // Told anew, it is not said again.
      if (isWhole) return;
      for (const heard of fresh) {
        if (heard.what.type !== 'phrase') continue;
        setSaid((before) => [...before, heard]);
        timers.add(setTimeout(() => setSaid((before) => before.filter((one) => one !== heard)), SAID_MS));
      }
    });
    return () => {
      unfollow();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [table]);
  return said;
}

export function TableCompany({ table, news, words, isUnreadable }: Props) {
  const said = useSaid(table);
  const status = table.status.value;
  const { playing } = words;
  const { seats, stage } = news.table;
  return (
    <aside class="company">
      {status.type === 'open' ? null : (
        <CompanyNotice
          text={status.type === 'refused' ? refusalWords(status, words) : words.table.reconnecting}
        />
      )}
      {isUnreadable ? (
        <CompanyNotice text={playing.unreadable}>
          <ReloadButton />
        </CompanyNotice>
      ) : null}
      {hasMatters(news) ? <Matters table={table} news={news} words={words} /> : null}
      {news.seat !== undefined || stage === 'over' ? null : <CompanyNotice text={playing.watching} />}
      <NextGame table={table} words={words} />
      <ul class="company-said" aria-live="polite">
        {said.map(({ seq, seat, what }) => (
          <li key={seq} data-season={seat}>
            {what.type === 'phrase'
              ? playing.said(nameOfSeat(seats[seat ?? -1], seat ?? -1), playing.phrases[what.phrase])
              : null}
          </li>
        ))}
      </ul>
    </aside>
  );
}
