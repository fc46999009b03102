/** Notices: on or off for this device, by mail, and the hours without them. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import {
  isSubscribed,
  type NoNotices,
  type NoticeWishes,
  noticeTrouble,
  readWishes,
  setQuiet,
  subscribe,
  unsubscribe,
} from '../../../online/notices.ts';
import { useLanguage } from '../../../ui/words.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { MailPart } from './mail-part.tsx';
import { type PartProps, ProfilePart } from './part.tsx';

type Props = Pick<PartProps, 'words'>;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { from: 22, until: 8 };

interface HourProps {
  readonly label: string;
  readonly value: number;
  onChange(hour: number): void;
}

function Hour({ label, value, onChange }: HourProps) {
  const language = useLanguage();
  const name = (hour: number) =>
    new Date(2026, 0, 1, hour).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {name(hour)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface QuietProps extends Props {
  readonly quiet: NoticeWishes['quiet'];
}

/** Every change holds at once. */
function Quiet({ words, quiet }: QuietProps) {
  const { notices: text } = words.me;
  const { run, refused } = useDoing();
  const [hours, setHours] = useState<{ readonly from: number; readonly until: number } | undefined>(quiet);

  function change(next: typeof hours): void {
    setHours(next);
    void run(() => setQuiet(next));
  }

  return (
    <div class="me-quiet">
      <label class="check">
        <input
          type="checkbox"
          checked={hours !== undefined}
          onChange={(event) => change(event.currentTarget.checked ? NIGHT : undefined)}
        />
        {text.quiet}
      </label>
      {hours ? (
        <>
          <div class="choices">
            <Hour label={text.from} value={hours.from} onChange={(from) => change({ ...hours, from })} />
            <Hour label={text.until} value={hours.until} onChange={(until) => change({ ...hours, until })} />
          </div>
          <p class="remark">{text.quietAbout}</p>
        </>
      ) : null}
      <ProblemLine refused={refused} words={words} />
    </div>
  );
}

export function NoticesPart({ words }: Props) {
  const { notices: text } = words.me;
  const { run, isBusy, refused } = useDoing();
  const [wishes, setWishes] = useState<NoticeWishes>();
  const [isOn, setOn] = useState(false);
  const look = useCallback(async () => {
    const answer = await readWishes();
    if (answer.ok) setWishes(answer.value);
    setOn(await isSubscribed());
  }, []);
  useEffect(() => void look(), [look]);

  const key = wishes?.key;
  const trouble = noticeTrouble() ?? (wishes && key === undefined ? 'no-https' : undefined);
  // What goes wrong in the browser has sentences here; what the server refuses has its own.
  const failure = refused && refused.code in text.troubles ? (refused.code as NoNotices) : undefined;
  const shown = trouble ?? failure;
  const mail = wishes?.mail;
  const isAnyPossible = wishes !== undefined && (!trouble || mail !== undefined);
  return (
    <>
      <ProfilePart heading={text.heading} about={text.about}>
        {isOn ? <p role="status">{text.isOn}</p> : null}
        {shown ? <p role={failure ? 'alert' : undefined}>{text.troubles[shown]}</p> : null}
        {isOn ? (
          <button
            type="button"
            class="small"
            disabled={isBusy}
            onClick={() => void run(unsubscribe).then(look)}
          >
            {text.off}
          </button>
        ) : key !== undefined && !trouble ? (
          <button
            type="button"
            class="small"
            disabled={isBusy}
            onClick={() => void run(() => subscribe(key)).then(look)}
          >
            {text.on}
          </button>
        ) : null}
        {failure ? null : <ProblemLine refused={refused} words={words} />}
        {isAnyPossible ? <Quiet words={words} quiet={wishes.quiet} /> : null}
      </ProfilePart>
      {mail ? <MailPart words={words} mail={mail} onChanged={() => void look()} /> : null}
    </>
  );
}
