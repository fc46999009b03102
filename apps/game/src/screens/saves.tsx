/** Saved games: go on, watch, delete. A damaged one is shown as such and costs nothing else. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { isFinished, type ListedSave, listSaves, setSaveAside } from '../storage/saves.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useNews } from '../ui/use-news.ts';
import { useWords } from '../ui/words.ts';
import { namesIn } from '../words/who.ts';
import { SaveAbout, useWhen } from './save-about.tsx';

function RemoveButton({ what, onRemove }: { readonly what: string; onRemove(): void }) {
  const { saves } = useWords();
  return (
    <button type="button" class="icon-button" aria-label={saves.remove(what)} onClick={onRemove}>
      ✕
    </button>
  );
}

interface LineProps {
  readonly save: ListedSave;
  onRemove(): void;
  onOpen(how: 'play' | 'watch'): void;
}

function SaveLine({ save, onRemove, onOpen }: LineProps) {
  const words = useWords();
  const who = namesIn(save.record, words);
  const when = useWhen(save.savedAt);
  return (
    <li class="save">
      <SaveAbout save={save} />
      {isFinished(save) ? (
        <>
          <button type="button" class="small" onClick={() => onOpen('play')}>
            {words.end.heading}
          </button>
          <button type="button" class="small" onClick={() => onOpen('watch')}>
            {words.saves.watch}
          </button>
        </>
      ) : (
        <button type="button" class="small main" onClick={() => onOpen('play')}>
          {words.saves.resume}
        </button>
      )}
      <RemoveButton what={`${who}, ${when}`} onRemove={onRemove} />
    </li>
  );
}

function BrokenLine({ why, onRemove }: { readonly why: 'broken' | 'newer'; onRemove(): void }) {
  const { saves } = useWords();
  return (
    <li class="save">
      <div class="problem" role="alert">
        {saves[why]}
      </div>
      <RemoveButton what={saves[why]} onRemove={onRemove} />
    </li>
  );
}

interface Props {
  /** A link led here to a game that this device does not have. */
  readonly isMissing?: boolean;
  onClose(): void;
}

export function SavesDialog({ isMissing = false, onClose }: Props) {
  const app = useApp();
  const words = useWords();
  const news = useNews(app.vault);
  const [changes, setChanges] = useState(0);
  const entries = useMemo(() => listSaves(app.vault), [app.vault, news, changes]);
  /** Only opening a game shows whether it can be played again. */
  const [spoilt, setSpoilt] = useState<readonly string[]>([]);
  const [putBack, setPutBack] = useState<{ last(): void } | undefined>();
  const list = useRef<HTMLUListElement>(null);
  const putBackButton = useRef<HTMLButtonElement>(null);
  // What had the focus is gone: it goes on where the deletion can be taken back.
  useEffect(() => putBackButton.current?.focus(), [putBack]);
  function remove(id: string): void {
    setPutBack({ last: setSaveAside(app.vault, id) });
    setChanges(changes + 1);
  }
  async function open(id: string, how: 'play' | 'watch'): Promise<void> {
    if (how === 'play' && (await app.resume(id))) return;
    if (!(await app.watchSave(id))) setSpoilt([...spoilt, id]);
  }
  function undo(): void {
    putBack?.last();
    setPutBack(undefined);
    setChanges(changes + 1);
    list.current?.focus();
  }
  return (
    <Dialog heading={words.saves.heading} onClose={onClose}>
      {isMissing ? (
        <p class="problem" role="alert">
          {words.saves.missing}
        </p>
      ) : null}
      <div class="removed" role="status">
        {putBack ? (
          <>
            {words.saves.removed}
            <button type="button" class="small" ref={putBackButton} onClick={undo}>
              {words.saves.putBack}
            </button>
          </>
        ) : null}
      </div>
      {entries.length === 0 ? <p>{words.saves.empty}</p> : null}
      <ul class="saves" ref={list} tabIndex={-1}>
        {entries.map((entry) =>
          entry.ok && !spoilt.includes(entry.save.id) ? (
            <SaveLine
              key={entry.save.id}
              save={entry.save}
              onRemove={() => remove(entry.save.id)}
              onOpen={(how) => void open(entry.save.id, how)}
            />
          ) : (
            <BrokenLine
              key={entry.ok ? entry.save.id : entry.id}
              why={entry.ok ? 'broken' : entry.why}
              onRemove={() => remove(entry.ok ? entry.save.id : entry.id)}
            />
          ),
        )}
      </ul>
    </Dialog>
  );
}
