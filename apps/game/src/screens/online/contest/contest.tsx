/** The contest of the day on the sheet of the daily fortress. */
import { isPublicationId } from '@mahjong-fortress/gallery/publication-id';
import { textIn } from '@mahjong-fortress/layouts-schema';
import { useEffect, useMemo } from 'preact/hooks';
import { useApp } from '../../../app/model-context.ts';
import {
  type ContestDay,
  contest,
  enterContest,
  lookAtContest,
  lookFurtherBack,
} from '../../../online/contest.ts';
import { layoutIn } from '../../../session/new-game.ts';
import { daysFrom, noonOf } from '../../../storage/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { useLanguage } from '../../../ui/words.ts';
import { LayoutPicture } from '../../new-game/layout-list.tsx';
import { cardsIn, setupFrom } from '../agreed.tsx';
import { durationWords } from '../measure-words.ts';
import { refusalWords, useOnlineWords } from '../online-words.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { Ranking } from './ranking.tsx';
import './contest.css';

/** What is played: the fortress and its cards. */
function Deal({ setup: json }: { readonly setup: unknown }) {
  const language = useLanguage();
  const text = JSON.stringify(json);
  const setup = useMemo(() => setupFrom(json, 1), [text]);
  const layout = useMemo(() => setup && layoutIn(setup), [setup]);
  if (!setup || !layout) return null;
  const name = textIn(layout.name, language);
  return (
    <div>
      <figure class="layout-chosen">
        <LayoutPicture layout={layout} />
        <figcaption>
          {/* Who made it, and under which licence, stands on its page in the gallery. */}
          <b>{isPublicationId(layout.id) ? <a href={`f/${layout.id}`}>{name}</a> : name}</b>
        </figcaption>
      </figure>
      <div class="card-spread">
        {cardsIn(setup).map((id) => (
          <Card id={id} key={id} />
        ))}
      </div>
    </div>
  );
}

export function ContestPanel() {
  const words = useOnlineWords();
  const language = useLanguage();
  const { today, earlier, me, refused } = contest.value;
  const further = useDoing();
  useEffect(() => void lookAtContest(), []);
  if (!words) return null;
  if (!today) return <p role="status">{refused ? refusalWords(refused, words) : words.lobby.asking}</p>;
  const { contest: text } = words.me;
  const dateOf = ({ day }: ContestDay) =>
    noonOf(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const isYesterday = ({ day }: ContestDay) => daysFrom(day, today.day) === 1;
  const hasMore = earlier !== undefined && (earlier.at(-1) ?? today).before !== undefined;
  const isRanked = today.ranking.some(({ player }) => player === me);
  return (
    <>
      <p>{text.about(dateOf(today))}</p>
      <div class="daily">
        <Deal setup={today.setup} />
        <div class="daily-side contest-side">
          <p class="streak">
            <b>{text.ends(durationWords(today.ends - today.now, words))}</b>
          </p>
          {today.yours?.stage === 'over' && !isRanked ? <p class="remark">{text.notRanked}</p> : null}
          <Ranking day={today} me={me} heading={text.ranking} none={text.none} words={words} />
          {today.ranking.length > 0 ? <p class="remark">{text.secret}</p> : null}
          {earlier?.map((day) => (
            <Ranking
              key={day.day}
              day={day}
              me={me}
              heading={isYesterday(day) ? text.yesterday : dateOf(day)}
              none={text.noneThen}
              words={words}
            />
          ))}
          {hasMore ? (
            <button
              type="button"
              class="small"
              disabled={further.isBusy}
              onClick={() => void further.run(lookFurtherBack)}
            >
              {text.earlier}
            </button>
          ) : null}
          <ProblemLine refused={further.refused} words={words} />
        </div>
      </div>
    </>
  );
}

/** The one attempt: begin it, go on with it, or look at it. */
export function ContestFoot() {
  const app = useApp();
  const words = useOnlineWords();
  const { run, isBusy, refused } = useDoing();
  const { today } = contest.value;
  if (!words || !today) return null;
  const { contest: text } = words.me;
  const { yours } = today;

  async function go(): Promise<void> {
    const id = yours?.id ?? (await run(enterContest));
    if (id !== undefined) void app.toFarTable(id);
  }

  return (
    <>
      <button type="button" class="large" disabled={isBusy} onClick={() => void go()}>
        {yours ? (yours.stage === 'over' ? text.look : text.goOn) : text.play}
        {yours ? null : <small>{text.attempt}</small>}
      </button>
      <ProblemLine refused={refused} words={words} />
    </>
  );
}
