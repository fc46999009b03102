/** Everything that somebody has in the gallery, and what others want to give them. */
import { layoutOf, type Mine, type Relative, type Whole } from '@mahjong-fortress/gallery';
import { changeTies, keysPublishedAs } from '@mahjong-fortress/gallery/ties';
import { textIn } from '@mahjong-fortress/layouts-schema';
import type { GalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { idOf } from '../document/document.ts';
import { Button } from '../ui/button.tsx';
import { useDesk, useMessages } from '../ui/context.ts';
import { Picture } from '../ui/picture.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { PublicationCare } from './publication-care.tsx';
import { exportAddress, gallery, pageOf } from './site-gallery.ts';
import { troubleWords, useGalleryWords } from './use-gallery.ts';

interface WithWords {
  readonly words: GalleryScreenWords;
}

function Own({
  whole,
  words,
  onChanged,
}: WithWords & { readonly whole: Whole; readonly onChanged: (next: Whole | undefined) => void }) {
  const { state, vault, shelf, openSaved, startFrom } = useDesk();
  const { browse } = words;
  const name = textIn(whole.name, state.language.value);

  /** The one on the shelf, if it is there; else it comes from the gallery, and knows where it lies. */
  function edit(): void {
    const key = keysPublishedAs(vault, whole.id).find(shelf.read);
    if (key !== undefined) return openSaved(key);
    startFrom({ ...layoutOf(whole), id: idOf(whole.name) });
    void changeTies(vault, state.fortressKey.value, { published: whole.id });
  }

  return (
    <li class="publication">
      <div class="publication-picture">
        <Picture rows={whole.rows} />
      </div>
      <div class="stack">
        <h3>
          <a href={pageOf(whole.id)} target="_blank" rel="noreferrer">
            {name}
          </a>
        </h3>
        <p class="hint">
          {browse.likes(whole.likes)} · {browse.plays(whole.plays)}
        </p>
        <PublicationCare whole={whole} words={words} onChanged={onChanged}>
          <Button icon="paint" label={words.mine.edit} onClick={edit} />
        </PublicationCare>
      </div>
    </li>
  );
}

function Offered({
  relative,
  words,
  onAccepted,
}: WithWords & { readonly relative: Relative; readonly onAccepted: (whole: Whole) => void }) {
  const { state, warn } = useDesk();
  const { id, name, author } = relative;

  async function accept(): Promise<void> {
    const given = await gallery.accept(id);
    if (given.ok) onAccepted(given.value);
    else warn(() => troubleWords(words, given.error));
  }

  return (
    <li class="row">
      <a href={pageOf(id)} target="_blank" rel="noreferrer">
        {name === undefined ? id : textIn(name, state.language.value)}
      </a>
      <span class="hint">{author ? words.browse.by(author.name || words.browse.gone) : ''}</span>
      <Button icon="tick" kind="gold" label={words.mine.accept} onClick={() => void accept()} />
    </li>
  );
}

function Publications({ words }: WithWords) {
  const { say } = useDesk();
  const mine = useSignal<Mine | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);

  async function look(): Promise<void> {
    const found = await gallery.mine();
    trouble.value = found.ok ? undefined : troubleWords(words, found.error);
    if (found.ok) mine.value = found.value;
  }
  useEffect(() => void look(), []);

  function change(id: string, next: Whole | undefined): void {
    if (!mine.value) return;
    const cards = mine.value.cards.flatMap((one) => (one.id === id ? (next ?? []) : one));
    mine.value = { ...mine.value, cards };
  }

  if (trouble.value)
    return (
      <div class="stack">
        <p role="status">{trouble.value}</p>
        <Button icon="rotate" label={words.browse.again} onClick={() => void look()} />
      </div>
    );
  if (!mine.value) return <p role="status">{words.browse.asking}</p>;
  const { cards, offered } = mine.value;
  return (
    <div class="stack">
      {offered.length > 0 && (
        <section class="stack">
          <h3>{words.mine.offers}</h3>
          <ul class="publications">
            {offered.map((relative) => (
              <Offered
                key={relative.id}
                relative={relative}
                words={words}
                onAccepted={(whole) => {
                  mine.value = {
                    cards: [whole, ...cards],
                    offered: offered.filter(({ id }) => id !== whole.id),
                  };
                  say(() => words.mine.accepted);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {cards.length === 0 ? (
        <p>{words.mine.none}</p>
      ) : (
        <>
          <ul class="publications">
            {cards.map((whole) => (
              <Own key={whole.id} whole={whole} words={words} onChanged={(next) => change(whole.id, next)} />
            ))}
          </ul>
          <p>
            <a href={exportAddress()} download>
              {words.mine.export}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

export function PublicationsSheet() {
  const words = useGalleryWords();
  const messages = useMessages();
  return (
    <Sheet title={words?.mine.heading ?? messages.share} class="publish">
      {words && <Publications words={words} />}
    </Sheet>
  );
}
