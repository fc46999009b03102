/** Under the final score of a game that was played on a server. */
import type { News } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect, useState } from 'preact/hooks';
import type { FarEndProps } from '../../../app/far.ts';
import { useApp } from '../../../app/model-context.ts';
import { commitmentTo } from '../../../online/commitment.ts';
import type { FarTable } from '../../../online/far-table.ts';
import { useWords } from '../../../ui/words.ts';
import { CompanyButton } from '../company-button.tsx';
import { refusalWords, useOnlineWords } from '../online-words.ts';
import { nameOfSeat, othersAt } from '../seat-names.ts';
import { NextGame } from './next-game.tsx';

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
    if (!seed || commitment === undefined) return;
    let isOver = false;
    void commitmentTo(seed).then((made) => {
      if (!isOver) setFair(made === commitment);
    });
    return () => {
      isOver = true;
    };
  }, [seed, commitment]);
  return isFair;
}

export function FarEnd({ table, game, played, onBoard, children }: Props) {
  const app = useApp();
  const words = useOnlineWords();
  const { end, table: atTable } = useWords();
  const [refusal, setRefusal] = useState<string>();
  const news = table.news.value;
  const isFair = useFairness(news);
  const next = news?.table.next;
  const ratings = news?.table.outcome?.ratings;
  if (!words || !news) return null;
  const { playing } = words;
  const isContest = news.about?.daily !== undefined;
  const seed = news.table.outcome?.seed;

  function toRanking(): void {
    app.toTitle();
    app.dialog.value = 'daily';
  }

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
      {isContest && seed === '' ? <p class="remark">{words.me.contest.over}</p> : null}
      <nav class="end-row">
        {isContest ? (
          <button type="button" class="large" onClick={toRanking}>
            {words.me.contest.toRanking}
          </button>
        ) : next === undefined ? (
          news.seat === undefined ? null : (
            <button type="button" class="large" onClick={() => void askRematch()}>
              {playing.again}
            </button>
          )
        ) : (
          <button type="button" class="large" onClick={() => void app.toFarTable(next, game)}>
            {playing.toNext}
          </button>
        )}
        {played ? (
          <button type="button" class="small" onClick={() => void app.watch(played, { game })}>
            {playing.watch}
          </button>
        ) : null}
        <NextGame table={table} words={words} />
        {children}
        <CompanyButton people={othersAt(news)} game={table.id} words={words} look="small" />
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
