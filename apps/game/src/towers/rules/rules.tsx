/** The rules of Towers, to be read and searched, every card with its picture. */
import { CARD_IDS, MASTER_IDS } from '@mahjong-fortress/towers';
import { useApp } from '../../app/model-context.ts';
import { LessonDoor } from '../../play/lesson-door.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Rulebook, type Topic } from '../../ui/rulebook.tsx';
import { useWords } from '../../ui/words.ts';
import { useTowersWords } from '../words.tsx';
import { CARD_PICTURES, MASTER_PICTURES, PICTURES, type SectionId } from './pictures.ts';

interface CardWords {
  readonly name: string;
  readonly text: string;
}

function cardTopic(id: string, { name, text }: CardWords, draw: () => string): Topic {
  return { id: `towers-${id}`, heading: name, text, points: [], draw, isCard: true };
}

/** Action cards follow their section, master cards the scoring. */
function useTopics(): readonly Topic[] {
  const { rules, actionCards, masterCards } = useTowersWords();
  const cards: Partial<Record<SectionId, readonly Topic[]>> = {
    cards: CARD_IDS.map((id) => cardTopic(id, actionCards[id], CARD_PICTURES[id])),
    scoring: MASTER_IDS.map((id) => cardTopic(`master-${id}`, masterCards[id], MASTER_PICTURES[id])),
  };
  return (Object.keys(rules) as SectionId[]).flatMap((id) => [
    { id: `towers-${id}`, ...rules[id], points: [], draw: PICTURES[id], isCard: false },
    ...(cards[id] ?? []),
  ]);
}

function Rules({ hasDoor }: { readonly hasDoor: boolean }) {
  const words = useTowersWords();
  const topics = useTopics();
  return (
    <Rulebook topics={topics} keys={words.rulesKeys}>
      {hasDoor ? <LessonDoor game="towers" about={words.lessonsAbout} /> : null}
    </Rulebook>
  );
}

interface DialogProps {
  /** Whoever is being taught needs no way there. */
  readonly isTaught: boolean;
  onClose(): void;
}

export function RulesDialog({ isTaught, onClose }: DialogProps) {
  const words = useTowersWords();
  return (
    <Dialog heading={words.rulesHeading} onClose={onClose}>
      <Rules hasDoor={!isTaught} />
    </Dialog>
  );
}

/** The same as a screen of its own, with an address. */
export function RulesScreen() {
  const app = useApp();
  const page = useWords();
  const words = useTowersWords();
  return (
    <main class="sheet parchment">
      <header class="sheet-head">
        <button type="button" class="quiet" onClick={app.toTitle}>
          ‹ {page.common.back}
        </button>
        <h1>{words.rulesHeading}</h1>
      </header>
      <div class="tw-rules-page">
        <h2 class="unseen">{page.help.contents}</h2>
        <Rules hasDoor />
      </div>
      <footer class="sheet-foot">
        <button type="button" class="large" onClick={() => void app.playTowers()}>
          {page.title.play}
        </button>
      </footer>
    </main>
  );
}
