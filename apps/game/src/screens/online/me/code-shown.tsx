/** Six digits for another device, for as long as they can be used. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect, useState } from 'preact/hooks';
import type { DeviceCode } from '../../../online/devices.ts';
import { devices } from '../../../online/this-device.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { ProfilePart } from './part.tsx';

const SECOND = 1000;

interface Shown {
  readonly code: string;
  /** By a clock that nobody sets. */
  readonly until: number;
}

function shownFrom({ code, forMs }: DeviceCode): Shown {
  return { code, until: performance.now() + forMs };
}

/** How many seconds are left. */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (until === undefined) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / SECOND));
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function CodeShown({ words }: { readonly words: OnlineWords }) {
  const { devices: text } = words.me;
  const { run, isBusy, refused } = useDoing();
  const [shown, setShown] = useState<Shown>();
  const left = useSecondsLeft(shown?.until);

  async function show(): Promise<void> {
    const code = await run(devices.newCode);
    if (code) setShown(shownFrom(code));
  }

  return (
    <ProfilePart heading={text.heading} about={shown && left > 0 ? text.shown : text.about}>
      <div class="me-code" role="status">
        {shown && left > 0 ? <output>{shown.code.replace(/(?<=^\d{3})/, ' ')}</output> : null}
        {shown && left === 0 ? <p>{text.expired}</p> : null}
      </div>
      {shown && left > 0 ? <p class="remark">{text.left(clock(left))}</p> : null}
      {shown && left > 0 ? null : (
        <button type="button" class="small" disabled={isBusy} onClick={() => void show()}>
          {shown ? text.again : text.show}
        </button>
      )}
      <ProblemLine refused={refused} words={words} />
    </ProfilePart>
  );
}
