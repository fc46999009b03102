/** The fortress of the day. */
import { textIn } from '@mahjong-fortress/layouts-schema';
import { useApp } from '../app/model-context.ts';
import { dailyGame } from '../session/new-game.ts';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLanguage, useWords } from '../ui/words.ts';
import { LayoutPicture } from './new-game/layout-list.tsx';

export function DailyDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const words = useWords();
  const language = useLanguage();
  const today = new Date();
  const choice = dailyGame(today.toISOString().slice(0, 10));
  return (
    <Dialog heading={words.daily.heading} onClose={onClose}>
      <p>{words.daily.about(today.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }))}</p>
      <figure class="layout-chosen">
        <LayoutPicture layout={choice.layout} />
        <figcaption>
          <b>{textIn(choice.layout.name, language)}</b>
        </figcaption>
      </figure>
      <div class="card-spread">
        {[...choice.spirits.chosen, ...choice.dragons.chosen].map((id) => (
          <Card id={id} key={id} />
        ))}
      </div>
      <button type="button" class="large" onClick={() => app.play(choice)}>
        {words.title.play}
      </button>
    </Dialog>
  );
}
