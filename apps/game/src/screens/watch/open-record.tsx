/** Opens the record of a game from a file. */
import { parseJson } from '@mahjong-fortress/base/reader';
import { RECORD_LIMITS } from '@mahjong-fortress/match';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { useWords } from '../../ui/words.ts';
import { problemWords } from '../../words/problem-words.ts';

/** No character takes more bytes: what is cut off is beyond what is read anyway, and need not come into memory. */
const MAX_BYTES = 4 * RECORD_LIMITS.textLength;

interface Props {
  /** A link led here that could not be read. */
  readonly cameBroken: boolean;
}

export function OpenRecord({ cameBroken }: Props) {
  const app = useApp();
  const words = useWords();
  const [problem, setProblem] = useState(cameBroken ? words.replay.brokenLink : undefined);

  async function open(file: File): Promise<void> {
    const read = parseJson(await file.slice(0, MAX_BYTES).text(), RECORD_LIMITS);
    const opened = read.ok ? await app.watchRecord(read.value) : read;
    if (!opened.ok) setProblem(problemWords(opened.error, words));
  }

  return (
    <section>
      <h3>{words.replay.open}</h3>
      {problem ? (
        <p class="problem" role="alert">
          {words.replay.broken} {problem}
        </p>
      ) : null}
      <FileButton
        label={words.replay.file}
        accept=".json,application/json"
        onFile={(file) => void open(file)}
      />
    </section>
  );
}
