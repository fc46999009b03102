/** What one is called at online tables, changed where it stands. */
import { NAME_LENGTH } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import { api } from '../../online/server.ts';
import { refusalWords } from './online-words.ts';

interface Props {
  readonly name: string;
  readonly words: OnlineWords;
  onRenamed?(name: string): void;
}

export function NameForm({ name, words, onRenamed }: Props) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const text = typed ?? name;

  async function rename(): Promise<void> {
    const answer = await api.rename(text);
    setProblem(answer.ok ? undefined : refusalWords(answer.error, words));
    if (!answer.ok) return;
    setTyped(undefined);
    onRenamed?.(answer.value.name);
  }

  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label>
        <span>{words.name.legend}</span>
        <input
          type="text"
          required
          maxLength={NAME_LENGTH}
          autocomplete="nickname"
          value={text}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {text === name ? null : (
        <button type="submit" class="small">
          {words.name.save}
        </button>
      )}
      {problem ? (
        <p class="problem" role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  );
}
