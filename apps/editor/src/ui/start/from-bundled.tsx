import { BUNDLED_LAYOUTS, textIn } from '@mahjong-fortress/layouts-schema';
import { useDesk, useMessages } from '../context.ts';
import { Picture } from '../picture.tsx';
import { Card } from './card.tsx';

export function FromBundled() {
  const { state, startFrom } = useDesk();
  const messages = useMessages();
  return (
    <ul class="cards">
      {BUNDLED_LAYOUTS.map((layout) => (
        <Card
          key={layout.id}
          name={textIn(layout.name, state.language.value)}
          note={messages.playersList(layout.players)}
          onOpen={() => startFrom(layout)}
        >
          <Picture rows={layout.rows} />
        </Card>
      ))}
    </ul>
  );
}
