/** The rules of a game to be read and searched: a contents list, sections and cards with pictures, the keys. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Picture } from './picture.tsx';
import { calledFirst, holdsAll, Marked, needlesIn } from './search.tsx';
import { useWords } from './words.ts';

export interface Topic {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly draw: () => string;
  /** A card, which stands smaller below its section. */
  readonly isCard: boolean;
}

function TopicText({ topic, needles }: { readonly topic: Topic; readonly needles: readonly string[] }) {
  const { id, heading, text, points, draw, isCard } = topic;
  return (
    <section id={`rules-${id}`} class={isCard ? 'rules-card' : 'rules-topic'}>
      <Picture drawing={`rules ${id}`} draw={draw} alt="" />
      <div>
        <h3 tabIndex={-1}>
          <Marked text={heading} needles={needles} />
        </h3>
        <p>
          <Marked text={text} needles={needles} />
        </p>
        {points.length > 0 ? (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Marked text={point} needles={needles} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function Keys({ lines, needles }: { readonly lines: KeyList; readonly needles: readonly string[] }) {
  const { help } = useWords();
  return (
    <section id="rules-keys">
      <h3 tabIndex={-1}>
        <Marked text={help.keys} needles={needles} />
      </h3>
      <dl class="keys">
        {lines.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>
              <Marked text={meaning} needles={needles} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type KeyList = readonly (readonly [string, string])[];

function goTo(id: string): void {
  const heading = document.querySelector<HTMLElement>(`#rules-${id} h3`);
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

interface Props {
  /** All there is to read, in the order of a rulebook: cards follow their section. */
  readonly topics: readonly Topic[];
  readonly keys: KeyList;
  /** What stands above the contents while nothing is searched. */
  readonly children?: ComponentChildren;
}

export function Rulebook({ topics, keys: keyList, children }: Props) {
  const { help, common } = useWords();
  const [wanted, setWanted] = useState('');
  const needles = needlesIn(wanted);
  const found = calledFirst(
    topics.filter(({ heading, text, points }) => holdsAll([heading, text, ...points], needles)),
    needles,
  );
  const keys = keyList.filter((line) => holdsAll([help.keys, ...line], needles));
  const count = found.length + (keys.length > 0 ? 1 : 0);
  return (
    <>
      <input
        type="search"
        class="search"
        aria-label={common.search}
        placeholder={common.search}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      {needles.length > 0 ? (
        <p class="remark" role="status">
          {count > 0 ? help.found(count) : help.nothing}
        </p>
      ) : (
        <>
          {children}
          <nav class="contents" aria-label={help.contents}>
            {topics
              .filter(({ isCard }) => !isCard)
              .map(({ id, heading }) => (
                <button type="button" key={id} onClick={() => goTo(id)}>
                  {heading}
                </button>
              ))}
            <button type="button" onClick={() => goTo('keys')}>
              {help.keys}
            </button>
          </nav>
        </>
      )}
      <div class="help">
        {found.map((topic) => (
          <TopicText key={topic.id} topic={topic} needles={needles} />
        ))}
        {keys.length > 0 ? <Keys lines={keys} needles={needles} /> : null}
      </div>
    </>
  );
}
