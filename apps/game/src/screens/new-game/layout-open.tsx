/** A fortress of one's own: a file to choose or to drop, a link to paste. */
import { useState } from 'preact/hooks';
import { FileButton } from '../../ui/file-button.tsx';
import { useWords } from '../../ui/words.ts';

interface Props {
  onFile(file: File): void;
  onLink(text: string): void;
}

export function LayoutOpen({ onFile, onLink }: Props) {
  const { newGame } = useWords();
  const [link, setLink] = useState('');
  return (
    <div class="layout-open">
      <span class="remark drop-hint">{newGame.dropHint}</span>
      <FileButton
        label={newGame.openFile}
        accept=".json,.txt,.mah,.layout,.png,.svg,application/json,text/plain"
        onFile={onFile}
      />
      <form
        class="link-form"
        onSubmit={(event) => {
          event.preventDefault();
          onLink(link);
        }}
      >
        <input
          type="text"
          aria-label={newGame.linkLabel}
          placeholder={newGame.linkLabel}
          value={link}
          onInput={(event) => setLink(event.currentTarget.value)}
        />
        <button type="submit" class="small">
          {newGame.open}
        </button>
      </form>
    </div>
  );
}
