/** Puts the fortress at hand into the gallery: how it will look, under which terms, for whose eyes. */
import {
  type GalleryRefusal,
  LICENCES,
  type Licence,
  type Published,
  type Relative,
  VISIBILITIES,
  type Visibility,
  type Whole,
} from '@mahjong-fortress/gallery';
import { changeTies, readTies } from '@mahjong-fortress/gallery/ties';
import { FORMAT_VERSION, findingText, isError, textIn } from '@mahjong-fortress/layouts-schema';
import type { GalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { toLayout } from '../document/document.ts';
import { describe } from '../document/edits.ts';
import { Button } from '../ui/button.tsx';
import { DescriptionFields, NameFields, TagsField } from '../ui/check/about-form.tsx';
import { PlayersGauge } from '../ui/check/gauges.tsx';
import { useDesk, useMessages } from '../ui/context.ts';
import { Picture } from '../ui/picture.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PublicationCare } from './publication-care.tsx';
import { gallery, pageOf, profileAddress } from './site-gallery.ts';
import { troubleWords, useGalleryWords } from './use-gallery.ts';

interface AboutOption {
  readonly name: string;
  readonly about: string;
}

interface ExplainedChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, AboutOption>>;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** One of several, each with a sentence on what it means. */
function ExplainedChoice<Value extends string>(props: ExplainedChoiceProps<Value>) {
  const { name, legend, values, words, chosen, onChoose } = props;
  return (
    <fieldset class="explained">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            <b>{words[value].name}</b> <span class="hint">{words[value].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function RelativeLink({
  relative,
  words,
}: {
  readonly relative: Relative;
  readonly words: GalleryScreenWords;
}) {
  const { state } = useDesk();
  const { id, name, author } = relative;
  return (
    <a href={pageOf(id)} target="_blank" rel="noreferrer">
      {name === undefined ? id : textIn(name, state.language.value)}
      {author ? ` (${words.browse.by(author.name || words.browse.gone)})` : ''}
    </a>
  );
}

/** A guest is one only in this browser; where there are passkeys, one keeps what is theirs. */
function PasskeyHint({ words: { publish } }: { readonly words: GalleryScreenWords }) {
  const isGuest = useSignal(false);
  useEffect(() => {
    if (!window.isSecureContext || !('credentials' in navigator)) return;
    void gallery.hasPasskey().then((has) => {
      isGuest.value = has === false;
    });
  }, []);
  if (!isGuest.value) return null;
  return (
    <p>
      {publish.guest}{' '}
      <a href={profileAddress()} target="_blank" rel="noreferrer">
        {publish.toProfile}
      </a>
    </p>
  );
}

/** What happened, and the way back as long as there is one. */
function Done({
  published,
  visibility,
  words,
  onUndone,
}: {
  readonly published: Published;
  readonly visibility: Visibility;
  readonly words: GalleryScreenWords;
  readonly onUndone: (left: number) => void;
}) {
  const { state, warn } = useDesk();
  const { publish } = words;
  const isUndoing = useSignal(false);
  const until = new Date(published.undoUntil).toLocaleTimeString(state.language.value, {
    hour: '2-digit',
    minute: '2-digit',
  });

  async function undo(): Promise<void> {
    isUndoing.value = true;
    const undone = await gallery.undo(published.id, published.version);
    isUndoing.value = false;
    if (undone.ok) onUndone(undone.value);
    else warn(() => troubleWords(words, undone.error));
  }

  return (
    <section class="all-good published" role="status">
      <p>
        <b>{publish.done[visibility]}</b> {publish.undoUntil(until)}
      </p>
      <div class="row">
        <a class="button gold" href={pageOf(published.id)} target="_blank" rel="noreferrer">
          {publish.see}
        </a>
        <Button icon="undo" label={publish.undo} disabled={isUndoing.value} onClick={() => void undo()} />
        <Button
          icon="fortresses"
          label={words.mine.heading}
          onClick={() => {
            state.sheet.value = 'publications';
          }}
        />
      </div>
      <PasskeyHint words={words} />
    </section>
  );
}

function PublishForm({ words }: { readonly words: GalleryScreenWords }) {
  const { state, vault, editing, say, warn } = useDesk();
  const messages = useMessages();
  const { publish } = words;
  const key = state.fortressKey.value;
  const ties = useSignal(readTies(vault, key));
  const visibility = useSignal<Visibility>('public');
  const note = useSignal('');
  const isSending = useSignal(false);
  const published = useSignal<Published | undefined>(undefined);
  const sameAs = useSignal<readonly Relative[]>([]);
  const original = useSignal<Relative | undefined>(undefined);
  /** Names the intent while it is not known whether it was heard: the same fortress is published once. */
  const intent = useRef<{ readonly text: string; readonly cid: string } | undefined>(undefined);
  const layout = toLayout(state.document.value);
  const rows = layout.rows.join('/');
  const licence = LICENCES.find((one) => one === layout.licence);
  /** As it lies there; not theirs any more, or gone, it is published as a new one. */
  const own = useSignal<Whole | undefined>(undefined);
  const isLost = useSignal(false);
  const isUpdate = ties.value.published !== undefined && !isLost.value;
  const errors = state.findings.value.filter(isError);
  const isWhole = !errors.some(({ path }) => path.startsWith('/rows'));

  async function lookAtOwn(): Promise<void> {
    const { published: id } = ties.value;
    if (id === undefined) return;
    const found = await gallery.look(id);
    own.value = found.ok && found.value.mine ? found.value : undefined;
    isLost.value = found.ok ? !found.value.mine : found.error.code === 'no-such-publication';
  }
  useEffect(() => void lookAtOwn(), [ties.value.published]);

  useEffect(() => {
    const { basedOn } = ties.value;
    if (basedOn === undefined) return;
    void gallery.look(basedOn).then((found) => {
      original.value = found.ok ? found.value : { id: basedOn };
    });
  }, [ties.value.basedOn]);

  useEffect(() => {
    let isOver = false;
    if (!isWhole) return undefined;
    // It is about the shape alone; what else a check may want is not decided yet.
    const shape = {
      version: FORMAT_VERSION,
      id: 'shape',
      name: 'Shape',
      players: [1],
      rows: layout.rows,
    } as const;
    void gallery.check({ ...shape, licence: LICENCES[0] }).then((same) => {
      if (!isOver && same.ok) sameAs.value = same.value.filter(({ id }) => id !== ties.value.published);
    });
    return () => {
      isOver = true;
    };
  }, [rows, isWhole]);

  function cidFor(text: string): string {
    if (intent.current?.text !== text) intent.current = { text, cid: crypto.randomUUID() };
    return intent.current.cid;
  }

  async function send(chosen: Licence): Promise<void> {
    const { basedOn } = ties.value;
    const id = isUpdate ? ties.value.published : undefined;
    const version = {
      layout: { ...layout, licence: chosen },
      ...(note.value.trim() === '' ? {} : { note: note.value.trim() }),
    };
    const publication = { ...version, visibility: visibility.value, ...(basedOn && { basedOn }) };
    const cid = cidFor(JSON.stringify(publication));
    isSending.value = true;
    const answer = id
      ? await gallery.update(id, { ...version, cid })
      : await gallery.publish({ ...publication, cid });
    isSending.value = false;
    if (!answer.ok) return refused(answer.error, id);
    intent.current = undefined;
    published.value = answer.value;
    await changeTies(vault, key, { published: answer.value.id });
    ties.value = readTies(vault, key);
  }

  /** What is in the way and can't be mended is left behind; nothing is published without another press. */
  async function refused(error: GalleryRefusal, id: string | undefined): Promise<void> {
    if (id !== undefined && (error.code === 'not-yours' || error.code === 'no-such-publication')) {
      isLost.value = true;
      return;
    }
    if (error.code !== 'based-on') return warn(() => troubleWords(words, error));
    await changeTies(vault, key, { basedOn: undefined });
    ties.value = readTies(vault, key);
    original.value = undefined;
    warn(() => publish.originalGone);
  }

  async function changed(next: Whole | undefined): Promise<void> {
    own.value = next;
    if (next) return;
    await changeTies(vault, key, { published: undefined });
    ties.value = readTies(vault, key);
  }

  async function undone(left: number): Promise<void> {
    if (left === 0) await changed(undefined);
    else await lookAtOwn();
    published.value = undefined;
    say(() => (left === 0 ? publish.undone : publish.undoneVersion));
  }

  if (published.value) {
    const shown = own.value?.visibility ?? visibility.value;
    return <Done published={published.value} visibility={shown} words={words} onUndone={undone} />;
  }
  return (
    <>
      {isLost.value && <p class="not-yet">{publish.lost}</p>}
      {isUpdate && own.value && (
        <section class="stack there">
          <h3>
            <a href={pageOf(own.value.id)} target="_blank" rel="noreferrer">
              {publish.there}
            </a>
          </h3>
          <PublicationCare whole={own.value} words={words} onChanged={(next) => void changed(next)} />
        </section>
      )}
      <div class="publish-about">
        <div class="publish-picture">
          <Picture rows={layout.rows} />
        </div>
        <PlayersGauge />
      </div>
      {errors.length > 0 && (
        <section class="not-yet">
          <p>{publish.notYet}</p>
          <ul>
            {errors.map((finding) => (
              <li key={finding.code + finding.path}>{findingText(finding, messages.findings)}</li>
            ))}
          </ul>
        </section>
      )}
      {original.value && (
        <p>
          {publish.basedOn} <RelativeLink relative={original.value} words={words} />
        </p>
      )}
      {sameAs.value.length > 0 && (
        <p class="not-yet" role="status">
          {publish.sameAs}{' '}
          {sameAs.value.slice(0, 3).map((relative, index) => (
            <span key={relative.id}>
              {index > 0 ? ', ' : ''}
              <RelativeLink relative={relative} words={words} />
            </span>
          ))}
        </p>
      )}
      <div class="about-form">
        <NameFields />
        <DescriptionFields />
        <TagsField />
      </div>
      <ExplainedChoice
        name="licence"
        legend={publish.licence}
        values={LICENCES}
        words={publish.licences}
        chosen={licence}
        onChoose={(chosen) => editing.run(describe({ licence: chosen }))}
      />
      {isUpdate ? (
        <TextField
          label={publish.note}
          hint={publish.noteHint}
          value={note.value}
          maxLength={200}
          onInput={(text) => {
            note.value = text;
          }}
        />
      ) : (
        <ExplainedChoice
          name="visibility"
          legend={publish.visibility}
          values={VISIBILITIES}
          words={publish.visibilities}
          chosen={visibility.value}
          onChoose={(chosen) => {
            visibility.value = chosen;
          }}
        />
      )}
      <div class="row publish-foot">
        <Button
          icon="share"
          kind="gold"
          label={isSending.value ? publish.sending : isUpdate ? publish.newVersion : publish.publish}
          disabled={isSending.value || errors.length > 0 || licence === undefined}
          onClick={() => {
            if (licence !== undefined) void send(licence);
          }}
        />
        <p class="hint">
          {licence === undefined ? publish.licenceNeeded : isUpdate ? publish.newVersionHint : publish.hint}
        </p>
      </div>
    </>
  );
}

export function PublishSheet() {
  const words = useGalleryWords();
  const { state } = useDesk();
  const messages = useMessages();
  return (
    <Sheet title={words?.publish.publish ?? messages.share} class="publish">
      {words && <PublishForm key={state.fortressKey.value} words={words} />}
    </Sheet>
  );
}
