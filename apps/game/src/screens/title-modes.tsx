/** The ways to play, each with its sign: all but the one that the large button offers. */
import type { DialogName } from '../app/address.ts';
import type { AppModel } from '../app/app-model.ts';
import { useApp } from '../app/model-context.ts';
import type { IconName } from '../art/icons.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';

const MODES = ['play', 'solo', 'friends', 'daily', 'learn', 'watch'] as const;
type Mode = (typeof MODES)[number];

const ICONS: Readonly<Record<Mode, IconName>> = {
  play: 'tiles',
  solo: 'flame',
  friends: 'people',
  daily: 'sun',
  learn: 'book',
  watch: 'eye',
};

const opens = (dialog: DialogName) => (app: AppModel) => {
  app.dialog.value = dialog;
};

const WAYS: Readonly<Record<Mode, (app: AppModel) => void>> = {
  play: (app) => app.playQuick(),
  solo: (app) => app.toNewGame('solo'),
  friends: (app) => app.toNewGame('friends'),
  daily: opens('daily'),
  learn: opens('help'),
  watch: opens('watch'),
};

interface Props {
  /** A game is under way, which the large button goes on with. */
  readonly hasGame: boolean;
}

export function TitleModes({ hasGame }: Props) {
  const app = useApp();
  const { title } = useWords();
  return (
    <div class="modes">
      {MODES.filter((mode) => hasGame || mode !== 'play').map((mode) => (
        <button type="button" class="mode" key={mode} onClick={() => WAYS[mode](app)}>
          <Icon name={ICONS[mode]} />
          {title.modes[mode]}
        </button>
      ))}
    </div>
  );
}
