/** Days off: the clocks of slow games wait. */
import { useState } from 'preact/hooks';
import { endDaysOff, takeDaysOff } from '../../../online/account.ts';
import { useLanguage } from '../../../ui/words.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { type PartProps, ProfilePart } from './part.tsx';

const USUAL_DAYS = 7;
const OFFERED = [1, 2, 3, 5, 7, 10, 14, 21, 28];

export function DaysOffPart({ words, profile, onChanged }: PartProps) {
  const language = useLanguage();
  const { daysOff: text } = words.me;
  const { until, daysLeft } = profile.holiday;
  const { run, isBusy, refused } = useDoing();
  const [wanted, setWanted] = useState(USUAL_DAYS);
  const days = Math.min(wanted, daysLeft);
  const offered = OFFERED.filter((count) => count <= daysLeft);
  const change = (work: Parameters<typeof run>[0]) => run(work).then(onChanged);
  const date = (time: number) =>
    new Date(time).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });

  return (
    <ProfilePart heading={text.heading} about={text.about}>
      {until === undefined ? (
        <>
          <p>{text.left(daysLeft)}</p>
          {daysLeft > 0 ? (
            <div class="choices">
              <select
                aria-label={text.days}
                value={offered.includes(days) ? days : offered.at(-1)}
                onChange={(event) => setWanted(Number(event.currentTarget.value))}
              >
                {offered.map((count) => (
                  <option key={count} value={count}>
                    {text.count(count)}
                  </option>
                ))}
              </select>
              <button
                type="button"
                class="small"
                disabled={isBusy}
                onClick={() => void change(() => takeDaysOff(days))}
              >
                {text.take}
              </button>
            </div>
          ) : null}
        </>
      ) : (
        <>
          <p role="status">
            <b>{text.until(date(until))}</b>
          </p>
          <p class="remark">{text.endAbout}</p>
          <button type="button" class="small" disabled={isBusy} onClick={() => void change(endDaysOff)}>
            {text.end}
          </button>
        </>
      )}
      <ProblemLine refused={refused} words={words} />
    </ProfilePart>
  );
}
