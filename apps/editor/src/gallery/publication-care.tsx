/** What its author can do about a publication: who sees it, taking it back, giving it away, deleting it. */
import { type LoggedAct, VISIBILITIES, type Visibility, type Whole } from '@mahjong-fortress/gallery';
import type { GalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { useDesk } from '../ui/context.ts';
import { TextField } from '../ui/text-field.tsx';
import { ChoiceField } from './filter-fields.tsx';
import { playerIn } from './player-in.ts';
import { gallery } from './site-gallery.ts';
import { troubleWords } from './use-gallery.ts';

interface CareProps {
  readonly whole: Whole;
  readonly words: GalleryScreenWords;
  /** As it is now; undefined when it is gone. */
  readonly onChanged: (next: Whole | undefined) => void;
  /** What else can be done with it. */
  readonly children?: ComponentChildren;
}

/** Why it isn't listed, in the words of whoever decided so. */
function Hold({ whole: { id, hold }, words: { mine } }: CareProps) {
  const acts = useSignal<readonly LoggedAct[]>([]);
  useEffect(() => {
    if (hold !== 'moderator') return;
    void gallery.acts(id).then((found) => {
      if (found.ok) acts.value = found.value;
    });
  }, [id, hold]);
  if (hold === undefined) return null;
  return (
    <div class="not-yet">
      <p>{mine.holds[hold]}</p>
      {acts.value.map(({ act, reason, at }) => (
        <p key={at}>
          {mine.acts[act]}: {reason}
        </p>
      ))}
    </div>
  );
}

function HandOver({ whole, words, onChanged }: CareProps) {
  const { warn } = useDesk();
  const { mine } = words;
  const wanted = useSignal('');

  async function offer(player: string | undefined): Promise<void> {
    const offered = await gallery.offer(whole.id, player);
    if (!offered.ok)
      return warn(() =>
        offered.error.code === 'not-yours' ? mine.nobody : troubleWords(words, offered.error),
      );
    const next = await gallery.look(whole.id);
    if (next.ok) onChanged(next.value);
  }

  if (whole.heir)
    return (
      <div class="row">
        <p>{mine.offeredTo(whole.heir.name)}</p>
        <Button icon="undo" label={mine.withdraw} onClick={() => void offer(undefined)} />
      </div>
    );
  return (
    <details class="hand-over">
      <summary>{mine.handOver}</summary>
      <TextField
        label={mine.handOverField}
        hint={mine.handOverHint}
        value={wanted.value}
        onInput={(text) => {
          wanted.value = text;
        }}
      />
      <Button
        icon="share"
        label={mine.offer}
        disabled={playerIn(wanted.value) === undefined}
        onClick={() => void offer(playerIn(wanted.value))}
      />
    </details>
  );
}

export function PublicationCare(props: CareProps) {
  const { whole, words, onChanged, children } = props;
  const { state, say, warn } = useDesk();
  const { publish, mine } = words;
  const isSure = useSignal(false);
  const isBusy = useSignal(false);
  const { id, version, undoUntil = 0 } = whole;

  async function show(visibility: Visibility): Promise<void> {
    isBusy.value = true;
    const shown = await gallery.show(id, visibility);
    isBusy.value = false;
    if (!shown.ok) return warn(() => troubleWords(words, shown.error));
    onChanged(shown.value);
    say(() => `${publish.shown} ${publish.visibilities[visibility].name}`);
  }

  async function undo(): Promise<void> {
    isBusy.value = true;
    const undone = await gallery.undo(id, version);
    const next = undone.ok && undone.value > 0 ? await gallery.look(id) : undefined;
    isBusy.value = false;
    if (!undone.ok) return warn(() => troubleWords(words, undone.error));
    onChanged(next?.ok ? next.value : undefined);
    say(() => (undone.value === 0 ? publish.undone : publish.undoneVersion));
  }

  async function remove(): Promise<void> {
    isBusy.value = true;
    const removed = await gallery.remove(id);
    isBusy.value = false;
    if (!removed.ok) return warn(() => troubleWords(words, removed.error));
    onChanged(undefined);
    say(() => mine.deleted);
  }

  const until = new Date(undoUntil).toLocaleTimeString(state.language.value, {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <div class="stack care" aria-busy={isBusy.value}>
      <Hold {...props} />
      <ChoiceField
        label={publish.visibility}
        value={whole.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: publish.visibilities[value].name }))}
        onChange={(value) => {
          const visibility = VISIBILITIES.find((one) => one === value);
          if (visibility) void show(visibility);
        }}
      />
      <div class="row">
        {children}
        {undoUntil > Date.now() && (
          <Button
            icon="undo"
            label={publish.undo}
            hint={publish.undoUntil(until)}
            disabled={isBusy.value}
            onClick={() => void undo()}
          />
        )}
        {!isSure.value && (
          <Button
            icon="clear"
            label={mine.delete}
            onClick={() => {
              isSure.value = true;
            }}
          />
        )}
      </div>
      {isSure.value && (
        <div class="not-yet" role="alert">
          <p>{mine.deleteSure}</p>
          <div class="row">
            <Button
              icon="clear"
              label={mine.deleteNow}
              disabled={isBusy.value}
              onClick={() => void remove()}
            />
            <Button
              icon="close"
              label={mine.keep}
              onClick={() => {
                isSure.value = false;
              }}
            />
          </div>
        </div>
      )}
      <HandOver {...props} />
    </div>
  );
}
