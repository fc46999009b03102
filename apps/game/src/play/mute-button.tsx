/** Silence and sound again, for everything at once. */

import { useApp } from '../app/model-context.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';

export function MuteButton() {
  const app = useApp();
  const { muted } = app.settings.value;
  const { settings: words } = useWords();
  return (
    <button type="button" onClick={() => app.change({ muted: !muted })}>
      <Icon name={muted ? 'sound-off' : 'sound-on'} />
      &nbsp;{muted ? words.unmute : words.mute}
    </button>
  );
}
