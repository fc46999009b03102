/** The rules in the game with pictures, searchable, every card in full, and the keys. */
import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { dragonDiagram, spiritDiagram } from '../../art/cards/index.ts';
import { hasBegunLessons } from '../../storage/offer.ts';
import { Crane } from '../../ui/crane.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useWords } from '../../ui/words.ts';
import { PICTURES, type SectionId } from './pictures.ts';
import { calledFirst, holdsAll, Marked, needlesIn } from './search.tsx';

/** The way to the guided first game, where somebody looks who wants to learn. */
function LessonDoor() {
  const app = useApp();
  const { teaching } = useWords();
  const screen = app.screen.value;
  if (screen.name === 'table' && screen.props.guide) return null;
  const hasBegun = hasBegunLessons(app.vault);
  return (
    <div class="lesson-door">
      <Crane />
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

interface Topic {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly draw: () => string;
  /** A card, which stands smaller below its section. */
  readonly isCard: boolean;
}

/** All there is to read, in the order of a rulebook: cards follow their section. */
function useTopics(): readonly Topic[] {
  const { help, spirits, dragons } = useWords();
  const cards: Partial<Record<SectionId, readonly Topic[]>> = {
    spirits: SPIRIT_IDS.map((id) => cardTopic(id, spirits[id], () => spiritDiagram(id))),
    dragons: DRAGON_IDS.map((id) => cardTopic(id, dragons[id], () => dragonDiagram(id))),
  };
  return (Object.keys(help.sections) as SectionId[]).flatMap((id) => [
    { id, ...help.sections[id], draw: PICTURES[id], isCard: false },
    ...(cards[id] ?? []),
  ]);
}

function cardTopic(id: string, { name, text }: { name: string; text: string }, draw: () => string): Topic {
  return { id: `card-${id}`, heading: name, text, points: [], draw, isCard: true };
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

export function HelpDialog({ onClose }: { onClose(): void }) {
  const words = useWords();
  const { help } = words;
  const [wanted, setWanted] = useState('');
  const topics = useTopics();
  const needles = needlesIn(wanted);
  const found = calledFirst(
    topics.filter(({ heading, text, points }) => holdsAll([heading, text, ...points], needles)),
    needles,
  );
  const keys = help.keyList.filter((line) => holdsAll([help.keys, ...line], needles));
  const count = found.length + (keys.length > 0 ? 1 : 0);
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
      {needles.length > 0 ? (
        <p class="remark" role="status">
          {count > 0 ? help.found(count) : help.nothing}
        </p>
      ) : (
        <>
          <LessonDoor />
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
    </Dialog>
  );
}
