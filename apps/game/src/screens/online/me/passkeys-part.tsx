/** Passkeys: those there are, one more, or why there can be none here. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Passkey } from '../../../online/devices.ts';
import { devices, passkeyTrouble } from '../../../online/this-device.ts';
import { useLanguage } from '../../../ui/words.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { type PartProps, ProfilePart } from './part.tsx';

export function PasskeysPart({ words }: Pick<PartProps, 'words'>) {
  const language = useLanguage();
  const { passkeys: text } = words.me;
  const trouble = passkeyTrouble();
  const { run, isBusy, refused } = useDoing();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const look = useCallback(async () => {
    const answer = await devices.passkeys();
    if (answer.ok) setPasskeys(answer.value);
  }, []);
  useEffect(() => void look(), [look]);

  const change = (work: Parameters<typeof run>[0]) => run(work).then(look);

  return (
    <ProfilePart heading={text.heading} about={trouble ? text.troubles[trouble] : text.about}>
      {passkeys.length > 0 ? (
        <ul class="me-list">
          {passkeys.map(({ id, created }) => {
            const name = text.added(new Date(created).toLocaleDateString(language, { dateStyle: 'medium' }));
            return (
              <li key={id}>
                <span>{name}</span>
                <button
                  type="button"
                  class="small"
                  aria-label={`${text.remove}: ${name}`}
                  onClick={() => void change(() => devices.removePasskey(id))}
                >
                  {text.remove}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {trouble ? null : (
        <button type="button" class="small" disabled={isBusy} onClick={() => void change(devices.addPasskey)}>
          {text.add}
        </button>
      )}
      <ProblemLine refused={refused} words={words} />
    </ProfilePart>
  );
}
