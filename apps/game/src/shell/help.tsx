/** The rules in the game, searchable, and the keys. */
import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { hasBegunLessons } from '../teaching/offer.ts';
import { CardPicture } from './card.tsx';
import { Dialog } from './dialog.tsx';
import { useApp } from './model-context.ts';
import { useWords } from './words.ts';

/** The way to the guided first game, where somebody looks who wants to learn. */
function LessonDoor() {
  const app = useApp();
  const { teaching } = useWords();
  const hasBegun = hasBegunLessons(app.shelf);
  return (
    <div class="lesson-door">
      <CardPicture id="lightness" />
      <button type="button" class="large" onClick={() => void app.teach()}>
        {hasBegun ? teaching.goOn : teaching.start}
        <small>{teaching.startAbout}</small>
      </button>
      {hasBegun ? (
        <button type="button" class="small" onClick={() => void app.teach({ afresh: true })}>
          {teaching.afresh}
        </button>
      ) : null}
    </div>
  );
}

export function HelpDialog({ onClose }: { onClose(): void }) {
  const words = useWords();
  const { help } = words;
  const [wanted, setWanted] = useState('');
  const sections = [
    ...help.sections,
    ...SPIRIT_IDS.map((id) => ({ heading: words.spirits[id].name, text: words.spirits[id].text })),
    ...DRAGON_IDS.map((id) => ({ heading: words.dragons[id].name, text: words.dragons[id].text })),
  ];
  const needle = wanted.trim().toLowerCase();
  const found = sections.filter(({ heading, text }) => `${heading} ${text}`.toLowerCase().includes(needle));
  const keys = help.keyList.filter((line) => line.join(' ').toLowerCase().includes(needle));
  return (
    <Dialog heading={help.heading} onClose={onClose}>
      <LessonDoor />
      <input
        type="search"
        class="search"
        aria-label={words.common.search}
        placeholder={words.common.search}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <div class="help">
        {found.map(({ heading, text }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
        {keys.length > 0 ? (
          <section>
            <h3>{help.keys}</h3>
            <dl class="keys">
              {keys.map(([key, meaning]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
