/** Becoming on this device who one is on another: by the code that the other shows, or by a passkey. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import type { Me } from '../../../online/api.ts';
import type { Answer } from '../../../online/call.ts';
import { devices, passkeyTrouble } from '../../../online/this-device.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';

interface Props {
  readonly words: OnlineWords;
  /** Who this device is until now. */
  readonly name: string | undefined;
  onEntered(me: Me): void;
}

type Entering = (how: { readonly replaces: boolean }) => Answer<Me>;

export function SignIn({ words, name, onEntered }: Props) {
  const { devices: text, passkeys } = words.me;
  const { run, isBusy, refused } = useDoing();
  const [code, setCode] = useState('');
  /** What was asked for and would cost the games of this device. */
  const [costly, setCostly] = useState<Entering>();

  async function enter(by: Entering, replaces = false): Promise<void> {
    setCostly(undefined);
    const me = await run(async () => {
      const answer = await by({ replaces });
      if (!answer.ok && answer.error.code === 'has-games') setCostly(() => by);
      return answer;
    });
    if (me) onEntered(me);
  }

  return (
    <>
      <form
        class="me-enter"
        onSubmit={(event) => {
          event.preventDefault();
          void enter((how) => devices.useCode(code, how));
        }}
      >
        <label>
          <span class="remark">{text.type}</span>
          <input
            class="me-digits"
            type="text"
            inputMode="numeric"
            autocomplete="one-time-code"
            aria-label={text.code}
            placeholder="000 000"
            required
            pattern="(\s*\d){6}\s*"
            title={text.code}
            maxLength={9}
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="small" disabled={isBusy}>
          {text.enter}
        </button>
      </form>
      {passkeyTrouble() ? null : (
        <button type="button" class="small" disabled={isBusy} onClick={() => void enter(devices.signIn)}>
          {passkeys.signIn}
        </button>
      )}
      {costly ? (
        <div class="me-costly" role="alert">
          <p>{text.hasGames(name ?? '')}</p>
          <button type="button" class="small" onClick={() => void enter(costly, true)}>
            {text.anyway}
          </button>
        </div>
      ) : (
        <ProblemLine refused={refused} words={words} />
      )}
    </>
  );
}
