/** The rules in the game with pictures, searchable, every card in full, and the keys. */
import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { useApp } from '../../app/model-context.ts';
import { dragonDiagram, spiritDiagram } from '../../art/cards/index.ts';
import { LessonDoor } from '../../play/lesson-door.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Rulebook, type Topic } from '../../ui/rulebook.tsx';
import { useWords } from '../../ui/words.ts';
import { PICTURES, type SectionId } from './pictures.ts';

/** Whoever is being taught needs no way there. */
function Lessons() {
  const app = useApp();
  const { teaching } = useWords();
  const screen = app.screen.value;
  if (screen.name === 'table' && screen.props.guide) return null;
  return <LessonDoor game="mahjong-fortress" about={teaching.startAbout} />;
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

export function HelpDialog({ onClose }: { onClose(): void }) {
  const { help } = useWords();
  const topics = useTopics();
  return (
    <Dialog heading={help.heading} onClose={onClose}>
      <Rulebook topics={topics} keys={help.keyList}>
        <Lessons />
      </Rulebook>
    </Dialog>
  );
}
