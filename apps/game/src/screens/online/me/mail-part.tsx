/** Letters, where the server sends them: an address, and the code that shows whose it is. */
import { useState } from 'preact/hooks';
import { askForMail, confirmMail, endMail, type MailWish } from '../../../online/notices.ts';
import { useLanguage } from '../../../ui/words.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { type PartProps, ProfilePart } from './part.tsx';

interface Props extends Pick<PartProps, 'words' | 'onChanged'> {
  readonly mail: MailWish;
}

export function MailPart({ words, mail, onChanged }: Props) {
  const { mail: text } = words.me;
  const language = useLanguage();
  const { run, isBusy, refused } = useDoing();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');

  function end(): void {
    setCode('');
    void run(endMail).then(onChanged);
  }

  const known = mail.address;
  return (
    <ProfilePart heading={text.heading} about={text.about}>
      {known === undefined ? (
        <form
          class="me-enter"
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => askForMail(address, language)).then(onChanged);
          }}
        >
          <label>
            <span class="remark">{text.address}</span>
            <input
              type="email"
              autocomplete="email"
              required
              maxLength={254}
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="small" disabled={isBusy}>
            {text.send}
          </button>
        </form>
      ) : mail.isConfirmed ? (
        <p role="status">{text.isOn(known)}</p>
      ) : (
        <form
          class="me-enter"
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => confirmMail(code)).then(onChanged);
          }}
        >
          <label>
            <span class="remark" role="status">
              {text.sent(known)}
            </span>
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
            {text.confirm}
          </button>
        </form>
      )}
      {known === undefined ? null : (
        <button type="button" class="small" disabled={isBusy} onClick={end}>
          {mail.isConfirmed ? text.off : text.other}
        </button>
      )}
      <ProblemLine refused={refused} words={words} />
    </ProfilePart>
  );
}
