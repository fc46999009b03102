/** Who one is on the server, and everything that can be changed about it. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AppModel } from '../../../app/app-model.ts';
import { useApp } from '../../../app/model-context.ts';
import { type Profile, readProfile } from '../../../online/account.ts';
import type { Me } from '../../../online/api.ts';
import type { Refused } from '../../../online/call.ts';
import { lookForServer } from '../../../online/looking.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../../../ui/words.ts';
import { NameForm } from '../name-form.tsx';
import { refusalWords, useOnlineWords } from '../online-words.ts';
import { BlockedPart } from './blocked-part.tsx';
import { CodeShown } from './code-shown.tsx';
import { DataPart } from './data-part.tsx';
import { DaysOffPart } from './days-off-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { ProfilePart } from './part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PublicationsPart } from './publications-part.tsx';
import { RatingsPart } from './ratings-part.tsx';
import { SignIn } from './sign-in.tsx';
import './me.css';

interface Known {
  /** Absent for somebody whom the server doesn't know. */
  readonly profile: Profile | undefined;
}

/** Whoever is somebody else now is at no table any more. */
function leaveTable(app: AppModel): void {
  if (app.screen.value.name === 'farTable') {
    app.toLobby();
    app.dialog.value = 'me';
  }
  void lookForServer(app);
}

export function MeDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const { profile: title } = useWords();
  const words = useOnlineWords();
  const [known, setKnown] = useState<Known>();
  const [refused, setRefused] = useState<Refused>();
  const [said, setSaid] = useState('');
  const look = useCallback(async () => {
    const answer = await readProfile();
    setRefused(answer.ok ? undefined : answer.error);
    if (answer.ok) setKnown({ profile: answer.value });
  }, []);
  useEffect(() => void look(), [look]);
  if (!words) return null;

  function becomeOther(sentence: string): void {
    setSaid(sentence);
    leaveTable(app);
    void look();
  }

  const profile = known?.profile;
  const parts = profile && { words, profile, onChanged: () => void look() };
  const enter = (
    <SignIn
      words={words}
      name={profile?.name}
      onEntered={({ name }: Me) => becomeOther(words.me.devices.entered(name))}
    />
  );
  return (
    <Dialog heading={title.heading} onClose={onClose}>
      <p class="me-done" role="status">
        {said}
      </p>
      {refused ? <p role="alert">{refusalWords(refused, words)}</p> : null}
      {known && !parts ? (
        <ProfilePart heading={words.me.devices.heading} about={words.me.nobody}>
          {enter}
        </ProfilePart>
      ) : null}
      {parts ? (
        <div class="me-parts" key={parts.profile.player}>
          <div class="me-part">
            <NameForm name={parts.profile.name} words={words} onRenamed={parts.onChanged} />
          </div>
          <RatingsPart {...parts} />
          <PasskeysPart words={words} />
          <CodeShown words={words} />
          <PublicationsPart words={words} />
          <NoticesPart words={words} />
          <DaysOffPart {...parts} />
          <BlockedPart {...parts} />
          <DataPart words={words} onGone={() => becomeOther(words.me.data.gone)} />
          <details class="me-part me-other">
            <summary>{words.me.devices.other}</summary>
            {enter}
          </details>
        </div>
      ) : null}
    </Dialog>
  );
}
