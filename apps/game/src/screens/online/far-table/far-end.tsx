/** Under the final score of a game that was played on a server. */
import type { News } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect, useState } from 'preact/hooks';
import type { FarEndProps } from '../../../app/far.ts';
import { useApp } from '../../../app/model-context.ts';
import { commitmentTo } from '../../../online/commitment.ts';
import type { FarTable } from '../../../online/far-table.ts';
import { CopyReplayLink } from '../../../ui/copy-link.tsx';
import { saveRecord } from '../../../ui/record-file.ts';
import { useWords } from '../../../ui/words.ts';
import { refusalWords, useOnlineWords } from '../online-words.ts';
import { nameOfSeat } from '../seat-names.ts';

interface Props extends FarEndProps {
  readonly table: FarTable;
}

/** Why the game ended before its rules ended it. */
function reasonsIn({ table, seat: own }: News, { playing }: OnlineWords): readonly string[] {
  const { outcome, seats } = table;
  if (!outcome || outcome.how === 'played') return [];
  return seats.flatMap((sitter, seat) => {
    if (sitter.type !== 'person' || !sitter.resigned) return [];
    if (seat === own) return [outcome.how === 'resigned' ? playing.youGaveUp : playing.youRanOut];
    const name = nameOfSeat(sitter, seat);
    return [outcome.how === 'resigned' ? playing.gaveUp(name) : playing.ranOut(name)];
  });
}

/** Whether the seed is the one that was promised before the first move; undefined while that is worked out. */
function useFairness(news: News | undefined): boolean | undefined {
  const [isFair, setFair] = useState<boolean>();
  const seed = news?.table.outcome?.seed;
  const commitment = news?.about?.commitment;
  useEffect(() => {
    if (seed === undefined || commitment === undefined) return;
    let isOver = false;
    void commitmentTo(seed).then((made) => {
      if (!isOver && made !== undefined) setFair(made === commitment);
    });
    return () => {
      isOver = true;
    };
  }, [seed, commitment]);
  return isFair;
}

export function FarEnd({ table, state, onBoard }: Props) {
  const app = useApp();
  const words = useOnlineWords();
  const { end, table: atTable } = useWords();
  const [refusal, setRefusal] = useState<string>();
  const news = table.news.value;
  const isFair = useFairness(news);
  const { played } = state;
  const next = news?.table.next;
  const ratings = news?.table.outcome?.ratings;
  if (!words || !news) return null;
  const { playing } = words;

  async function askRematch(): Promise<void> {
    const answer = await table.ask({ type: 'rematch' });
    if (!answer.ok && words && answer.error.code !== 'rematch') setRefusal(refusalWords(answer.error, words));
  }

  return (
    <>
      {reasonsIn(news, words).map((reason) => (
        <p class="remark" key={reason}>
          {reason}
        </p>
      ))}
      {ratings ? (
        <section class="ratings">
          <h2>{playing.ratings}</h2>
          {ratings.map(({ before, after }, seat) => (
            <p key={seat}>
              {nameOfSeat(news.table.seats[seat], seat)}: {Math.round(before.rating)} →{' '}
              {Math.round(after.rating)} (± {Math.round(after.uncertainty)})
            </p>
          ))}
        </section>
      ) : null}
      <nav class="end-row">
        {next === undefined ? (
          news.seat === undefined ? null : (
            <button type="button" class="large" onClick={() => void askRematch()}>
              {playing.again}
            </button>
          )
        ) : (
          <button type="button" class="large" onClick={() => void app.toFarTable(next)}>
            {playing.toNext}
          </button>
        )}
        {played ? (
          <>
            <button type="button" class="small" onClick={() => void app.watch(played)}>
              {playing.watch}
            </button>
            <CopyReplayLink record={played.record} step={0} class="small" />
            <button type="button" class="small" onClick={() => saveRecord(played.record)}>
              {end.saveRecord}
            </button>
          </>
        ) : null}
        <button type="button" class="small" onClick={onBoard}>
          {atTable.showBoard}
        </button>
        <button type="button" class="small" onClick={app.toLobby}>
          {playing.toLobby}
        </button>
        <button type="button" class="small" onClick={app.toTitle}>
          {end.toTitle}
        </button>
      </nav>
      {refusal === undefined ? null : <p role="alert">{refusal}</p>}
      {isFair === undefined ? null : (
        <details class="fair-deal">
          <summary>{playing.deal.heading}</summary>
          <p>{playing.deal.about}</p>
          <p>
            <code>{news.table.outcome?.seed}</code>
          </p>
          <p>{isFair ? playing.deal.fits : playing.deal.differs}</p>
        </details>
      )}
    </>
  );
}
