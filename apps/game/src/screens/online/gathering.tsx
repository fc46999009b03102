/** A table before the start: who is there, how others come, what will be played, and the button that begins. */
import type { News, Request } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { FarTable } from '../../online/far-table.ts';
import { useWords } from '../../ui/words.ts';
import { Agreed } from './agreed.tsx';
import { isPairing, isSeeking, stopSeeking } from './going.ts';
import { Invitation } from './invitation.tsx';
import { NameForm } from './name-form.tsx';
import { refusalWords, useOnlineWords } from './online-words.ts';
import { TableSeats } from './table-seats.tsx';
import './online.css';

const isOpen = ({ type }: { readonly type: string }) => type === 'open';

function hostName({ table, about }: News): string | undefined {
  const host = table.seats.find((sitter) => sitter.type === 'person' && sitter.player === about?.host);
  return host?.type === 'person' ? host.name : undefined;
}

/** Asks at the table, and remembers why the last wish was refused. */
function useAsking(table: FarTable) {
  const [refused, setRefused] = useState<{ readonly code: string }>();
  async function ask(request: Request): Promise<boolean> {
    const answer = await table.ask(request);
    setRefused(answer.ok ? undefined : answer.error);
    return answer.ok;
  }
  return { ask, refused };
}

/** Does what somebody came for: sits down, or begins when the strangers that were looked for have come. */
function useArrival(
  table: FarTable,
  news: News | undefined,
  ask: (request: Request) => Promise<boolean>,
): void {
  const { id } = table;
  const seats = news?.table.seats ?? [];
  const free = seats.findIndex(isOpen);
  const isSeated = news?.seat !== undefined;
  const isReady = isSeated && free < 0 && seats.every((one) => one.type !== 'person' || one.here);
  useEffect(() => {
    if (!news || !isSeeking(id)) return;
    if (isSeated || free < 0) return stopSeeking(id);
    // Somebody else may be quicker; then there is other news, and another seat.
    void ask({ type: 'sit', seat: free });
  }, [id, news === undefined, isSeated, free]);
  useEffect(() => {
    if (isReady && isPairing(id)) void ask({ type: 'start' });
  }, [id, isReady]);
}

interface FootProps {
  readonly news: News;
  readonly isHost: boolean;
  readonly words: OnlineWords;
  onAsk(request: Request): void;
}

/** What is waited for, and the one thing to do about it. */
function Foot({ news, isHost, words: { table, seats: seatWords }, onAsk }: FootProps) {
  const { seats } = news.table;
  const free = seats.filter(isOpen).length;
  const host = hostName(news);
  const isSeated = news.seat !== undefined;
  const said = isSeated || isHost || free === 0;
  return (
    <footer class="sheet-foot">
      <div class="foot-words">
        <p role="status">
          <b>{free > 0 ? table.waitingFor(free) : isSeated || isHost ? table.ready : table.full}</b>{' '}
          {isHost
            ? free > 0
              ? table.orFill
              : ''
            : said && isSeated && host
              ? table.waitingForHost(host)
              : ''}
        </p>
        {isSeated && free > 0 ? (
          <a href="#/play" target="_blank" rel="noopener">
            {table.meanwhile}
          </a>
        ) : null}
      </div>
      {isHost ? (
        <button type="button" class="large" disabled={free > 0} onClick={() => onAsk({ type: 'start' })}>
          {table.start}
        </button>
      ) : isSeated || free === 0 ? null : (
        <button
          type="button"
          class="large"
          onClick={() => onAsk({ type: 'sit', seat: seats.findIndex(isOpen) })}
        >
          {seatWords.sitDown}
        </button>
      )}
    </footer>
  );
}

interface TableProps {
  readonly table: FarTable;
  readonly words: OnlineWords;
}

/** How the line to the table is; nothing while all is well. */
function LineWords({ table, words }: TableProps) {
  const status = table.status.value;
  switch (status.type) {
    case 'open':
      return null;
    case 'connecting':
      return <>{words.table.connecting}</>;
    case 'waiting':
      return <>{words.table.reconnecting}</>;
    case 'refused':
      return <>{refusalWords(status, words)}</>;
    case 'closed':
      return <>{words.table.closed}</>;
  }
}

function Around({ table, words }: TableProps) {
  const news = table.news.value;
  const me = table.me.value;
  const [renamed, setRenamed] = useState<string>();
  const { ask, refused } = useAsking(table);
  useArrival(table, news, ask);
  if (!news) return null;
  const { seats, watchers } = news.table;
  const isHost = me !== undefined && me.player === news.about?.host;
  const onAsk = (request: Request) => void ask(request);
  return (
    <>
      <div class="sheet-parts">
        <section class="sheet-part seats" aria-labelledby="table-seats-heading">
          <SeatsHeading />
          <TableSeats
            seats={seats}
            own={news.seat}
            host={news.about?.host}
            isHost={isHost}
            words={words}
            onAsk={onAsk}
          />
          {refused ? (
            <p class="problem" role="alert">
              {refusalWords(refused, words)}
            </p>
          ) : null}
          {me ? <NameForm name={renamed ?? me.name} words={words} onRenamed={setRenamed} /> : null}
          {watchers > 0 ? <p class="remark">{words.table.watchers(watchers)}</p> : null}
        </section>
        <Invitation id={table.id} words={words} />
        {news.about ? <Agreed about={news.about} seats={seats.length} words={words} /> : null}
      </div>
      <Foot news={news} isHost={isHost} words={words} onAsk={onAsk} />
    </>
  );
}

function SeatsHeading() {
  const { newGame } = useWords();
  return <h2 id="table-seats-heading">{newGame.seats}</h2>;
}

function headingOf(table: FarTable, words: OnlineWords): string {
  const news = table.news.value;
  if (!news) return words.table.plain;
  const host = hostName(news);
  if (table.me.value?.player === news.about?.host) return words.table.yours;
  return host ? words.table.heading(host) : words.table.plain;
}

export function Gathering({ table }: { readonly table: FarTable }) {
  const app = useApp();
  const { common } = useWords();
  const words = useOnlineWords();
  if (!words) return null;
  return (
    <main class="sheet parchment gathering">
      <header class="sheet-head">
        <button type="button" class="quiet" onClick={app.toLobby}>
          ‹ {common.back}
        </button>
        <h1>{headingOf(table, words)}</h1>
        <p class="line-words" role="status">
          <LineWords table={table} words={words} />
        </p>
      </header>
      <Around table={table} words={words} />
    </main>
  );
}
