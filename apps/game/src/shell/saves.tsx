/** Saved games: go on, watch, delete. A damaged one is shown as such and costs nothing else. */
import { nameOf } from '@mahjong-fortress/words/who';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { whoIn } from '../log/who.ts';
import { isFinished, listSaves, type Save, setSaveAside } from '../storage/saves.ts';
import { Dialog } from './dialog.tsx';
import { useApp } from './model-context.ts';
import { useNews } from './use-news.ts';
import { useLanguage, useWords } from './words.ts';

function RemoveButton({ what, onRemove }: { readonly what: string; onRemove(): void }) {
  const { saves } = useWords();
  return (
    <button type="button" class="icon-button" aria-label={saves.remove(what)} onClick={onRemove}>
      ✕
    </button>
  );
}

function SaveLine({ save, onRemove }: { readonly save: Save; onRemove(): void }) {
  const app = useApp();
  const words = useWords();
  const language = useLanguage();
  const { record, savedAt, seasons, id } = save;
  const who = whoIn(record, seasons, words)
    .map((one) => nameOf(one, words))
    .join(' · ');
  const when = new Date(savedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class="save">
      <div>
        <b>{who}</b>
        <span class="remark">
          {[
            record.layoutName,
            when,
            isFinished(save) ? `${words.saves.finished} ${record.result?.join(' : ')}` : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {isFinished(save) ? (
        <>
          <button type="button" class="small" onClick={() => app.resume(id)}>
            {words.end.heading}
          </button>
          <button type="button" class="small" onClick={() => app.watch(record, seasons)}>
            {words.saves.watch}
          </button>
        </>
      ) : (
        <button type="button" class="small main" onClick={() => app.resume(id)}>
          {words.saves.resume}
        </button>
      )}
      <RemoveButton what={`${who}, ${when}`} onRemove={onRemove} />
    </li>
  );
}

export function SavesDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const words = useWords();
  const news = useNews(app.vault);
  const [changes, setChanges] = useState(0);
  const entries = useMemo(() => listSaves(app.vault), [app.vault, news, changes]);
  const [putBack, setPutBack] = useState<{ last(): void } | undefined>();
  const list = useRef<HTMLUListElement>(null);
  const putBackButton = useRef<HTMLButtonElement>(null);
  // What had the focus is gone: it goes on where the deletion can be taken back.
  useEffect(() => putBackButton.current?.focus(), [putBack]);
  function remove(id: string): void {
    setPutBack({ last: setSaveAside(app.vault, id) });
    setChanges(changes + 1);
  }
  function undo(): void {
    putBack?.last();
    setPutBack(undefined);
    setChanges(changes + 1);
    list.current?.focus();
  }
  return (
    <Dialog heading={words.saves.heading} onClose={onClose}>
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
          entry.ok ? (
            <SaveLine key={entry.save.id} save={entry.save} onRemove={() => remove(entry.save.id)} />
          ) : (
            <li class="save" key={entry.id}>
              <div class="problem">{words.saves[entry.why]}</div>
              <RemoveButton what={words.saves[entry.why]} onRemove={() => remove(entry.id)} />
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
