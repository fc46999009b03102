/** What is waited for before the start, and the one thing to do about it. */
import type { News, Request, TableSitter } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';

export function isOpen({ type }: TableSitter): boolean {
  return type === 'open';
}

export function hostName({ table, about }: News): string | undefined {
  const host = table.seats.find((sitter) => sitter.type === 'person' && sitter.player === about?.host);
  return host?.type === 'person' ? host.name : undefined;
}

interface Props {
  readonly news: News;
  readonly isHost: boolean;
  readonly words: OnlineWords;
  onAsk(request: Request): void;
}

/** Said to somebody who sits there but can't start. */
function patience(news: News, { table }: OnlineWords): string {
  const host = hostName(news);
  return news.seat !== undefined && host !== undefined ? table.waitingForHost(host) : '';
}

export function GatheringFoot({ news, isHost, words, onAsk }: Props) {
  const { table } = words;
  const { seats } = news.table;
  const free = seats.filter(isOpen).length;
  const isStranger = news.seat === undefined && !isHost;
  const awaited = free > 0 ? table.waitingFor(free) : isStranger ? table.full : table.ready;
  const advice = isHost ? (free > 0 ? table.orFill : '') : patience(news, words);
  return (
    <footer class="sheet-foot">
      <p class="foot-words" role="status">
        <b>{awaited}</b>
        <span>{advice}</span>
      </p>
      {isHost ? (
        <button type="button" class="large" disabled={free > 0} onClick={() => onAsk({ type: 'start' })}>
          {table.start}
        </button>
      ) : isStranger && free > 0 ? (
        <button
          type="button"
          class="large"
          onClick={() => onAsk({ type: 'sit', seat: seats.findIndex(isOpen) })}
        >
          {words.seats.sitDown}
        </button>
      ) : null}
    </footer>
  );
}
