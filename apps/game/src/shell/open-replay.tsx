/** Opens the record of a game from a file. */
import { parseRecord, replay } from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { useApp } from './model-context.ts';
import { useWords } from './words.ts';

const MAX_BYTES = 500_000;

interface Props {
  /** A link led here that could not be read. */
  readonly cameBroken?: boolean;
  onClose(): void;
}

export function OpenReplayDialog({ cameBroken = false, onClose }: Props) {
  const app = useApp();
  const words = useWords();
  const [problem, setProblem] = useState(cameBroken ? words.replay.brokenLink : undefined);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const record = parseRecord(await file.slice(0, MAX_BYTES).text());
    if (!record.ok) return setProblem(record.error.message);
    const played = replay(record.value);
    if (!played.ok) return setProblem(played.error.message);
    app.watch(
      record.value,
      record.value.seats.map((_, seat) => seat),
    );
  }

  return (
    <Dialog heading={words.replay.open} onClose={onClose}>
      <label class="small file">
        {words.replay.file}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {problem ? (
        <p class="problem" role="alert">
          {words.replay.broken} {problem}
        </p>
      ) : null}
    </Dialog>
  );
}
