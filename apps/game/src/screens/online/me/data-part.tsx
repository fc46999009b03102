/** Everything that the server knows about one, as a file; and nothing any more. */
import { useState } from 'preact/hooks';
import { deleteMe, exportMe } from '../../../online/account.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { type PartProps, ProfilePart } from './part.tsx';

const FILE = 'mahjong-fortress-me.json';

interface Props extends Pick<PartProps, 'words'> {
  onGone(): void;
}

export function DataPart({ words, onGone }: Props) {
  const { data: text } = words.me;
  const { run, isBusy, refused } = useDoing();
  const [isAsking, setAsking] = useState(false);

  async function save(): Promise<void> {
    const file = await run(exportMe);
    if (file !== undefined) saveFile(FILE, file);
  }

  async function remove(): Promise<void> {
    const gone = await run(deleteMe);
    if (gone) onGone();
    else setAsking(false);
  }

  return (
    <ProfilePart heading={text.heading} about={text.about}>
      <div class="choices">
        <button type="button" class="small" disabled={isBusy} onClick={() => void save()}>
          {text.export}
        </button>
        <button type="button" class="small danger" onClick={() => setAsking(true)}>
          {text.delete}
        </button>
      </div>
      <ProblemLine refused={refused} words={words} />
      {isAsking ? (
        <Dialog
          heading={text.ask}
          onClose={() => setAsking(false)}
          foot={
            <div class="choices">
              <button type="button" class="small" onClick={() => setAsking(false)}>
                {text.no}
              </button>
              <button type="button" class="small danger" disabled={isBusy} onClick={() => void remove()}>
                {text.yes}
              </button>
            </div>
          }
        >
          <p>{text.goes}</p>
          <p>{text.stays}</p>
          <p>
            <b>{text.noWay}</b>
          </p>
        </Dialog>
      ) : null}
    </ProfilePart>
  );
}
