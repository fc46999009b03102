/** The rules in the game, searchable, and the keys. */
import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { useWords } from './words.ts';

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
