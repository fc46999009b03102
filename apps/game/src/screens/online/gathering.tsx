/** A table before the start: who is there, how others come, what will be played, and the button that begins. */
import type { News, Request } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { Refused } from '../../online/call.ts';
import type { FarTable } from '../../online/far-table.ts';
import { api } from '../../online/server.ts';
import { gameNamed } from '../../shelf/games.ts';
import { Crane } from '../../ui/crane.tsx';
import { useWords } from '../../ui/words.ts';
import { Agreed } from './agreed.tsx';
import { GatheringFoot, hostName, isOpen } from './gathering-foot.tsx';
import { Invitation } from './invitation.tsx';
import { NameForm } from './name-form.tsx';
import { refusalWords, useOnlineWords } from './online-words.ts';
import { TableSeats } from './table-seats.tsx';
import './online.css';

// Fetched with it.
export { Seeking } from './seeking.ts';

interface TableProps {
  readonly table: FarTable;
  readonly words: OnlineWords;
}

/** How the line to the table is; nothing while all is well. */
function lineWords({ status }: FarTable, words: OnlineWords): string {
  const now = status.value;
  switch (now.type) {
    case 'open':
      return '';
    case 'connecting':
      return words.table.connecting;
    case 'waiting':
      return words.table.reconnecting;
    case 'refused':
      return refusalWords(now, words);
    case 'closed':
      return words.table.closed;
  }
}

/** As long as nothing has been heard of the table, and perhaps never will be. */
function Nothing({ table, words }: TableProps) {
  const app = useApp();
  const { type } = table.status.value;
  const [isServerless, setServerless] = useState(false);
  useEffect(() => {
    // A link to a table, opened where there is no server.
    if (type !== 'waiting') return;
    void api.hello().then((hello) => setServerless(!hello.ok && hello.error.code === 'no-server'));
  }, [type]);
  const isHopeless = isServerless || type === 'refused';
  return (
    <div class="sheet-parts no-server">
      <section class="sheet-part">
        <Crane />
        <p role="status">{isServerless ? words.lobby.noServer : lineWords(table, words)}</p>
        {isHopeless ? (
          <div class="choices">
            <button type="button" class="large" onClick={app.playQuick}>
              {words.lobby.computer}
            </button>
            {isServerless ? null : (
              <button type="button" class="small" onClick={app.toLobby}>
                {words.lobby.open}
              </button>
            )}
          </div>
        ) : null}
      </section>
    </div>
  );
}

function Around({ table, words, news }: TableProps & { readonly news: News }) {
  const { newGame } = useWords();
  const me = table.me.value;
  const [renamed, setRenamed] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const { seats, watchers } = news.table;
  const isHost = me !== undefined && me.player === news.about?.host;
  const isSeated = news.seat !== undefined;
  const others = isSeated ? watchers : watchers - 1;
  const ask = (request: Request): void => {
    void table.ask(request).then((answer) => setRefused(answer.ok ? undefined : answer.error));
  };
  return (
    <>
      <div class="sheet-parts">
        <section class="sheet-part seats" aria-labelledby="table-seats-heading">
          <h2 id="table-seats-heading">{newGame.seats}</h2>
          <TableSeats
            game={table.id}
            seats={seats}
            own={news.seat}
            host={news.about?.host}
            isHost={isHost}
            words={words}
            onAsk={ask}
          />
          {refused ? (
            <p class="problem" role="alert">
              {refusalWords(refused, words)}
            </p>
          ) : null}
          {me ? <NameForm name={renamed ?? me.name} words={words} onRenamed={setRenamed} /> : null}
          {others > 0 ? <p class="remark">{words.table.watchers(others)}</p> : null}
          {isSeated && seats.some(isOpen) ? (
            <a class="meanwhile" href="#/play" target="_blank" rel="noopener">
              {words.table.meanwhile}
            </a>
          ) : null}
        </section>
        <Invitation id={table.id} game={gameNamed(news.about?.game)} words={words} />
        {news.about ? <Agreed about={news.about} seats={seats.length} words={words} /> : null}
      </div>
      <GatheringFoot news={news} isHost={isHost} words={words} onAsk={ask} />
    </>
  );
}

function headingOf({ news: { value: news }, me }: FarTable, { table }: OnlineWords): string {
  if (!news) return table.plain;
  if (me.value?.player === news.about?.host) return table.yours;
  const host = hostName(news);
  return host === undefined ? table.plain : table.heading(host);
}

export function Gathering({ table }: { readonly table: FarTable }) {
  const app = useApp();
  const { common } = useWords();
  const words = useOnlineWords();
  if (!words) return null;
  const news = table.news.value;
  return (
    <main class="sheet parchment gathering">
      <header class="sheet-head">
        <button type="button" class="quiet" onClick={app.toLobby}>
          ‹ {common.back}
        </button>
        <h1>{headingOf(table, words)}</h1>
        <p class="line-words" role="status">
          {news ? lineWords(table, words) : ''}
        </p>
      </header>
      {news ? <Around table={table} words={words} news={news} /> : <Nothing table={table} words={words} />}
    </main>
  );
}
