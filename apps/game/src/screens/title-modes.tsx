/** The ways to play, each with its sign: all but the one that the large button offers. */
import type { DialogName } from '../app/address.ts';
import type { AppModel } from '../app/app-model.ts';
import { useApp } from '../app/model-context.ts';
import type { IconName } from '../art/icons.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';

const MODES = ['play', 'solo', 'friends', 'online', 'daily', 'puzzles', 'learn', 'watch'] as const;
type Mode = (typeof MODES)[number];

const ICONS: Readonly<Record<Mode, IconName>> = {
  play: 'tiles',
  solo: 'flame',
  friends: 'people',
  online: 'globe',
  daily: 'sun',
  puzzles: 'puzzle',
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
  online: (app) => app.toLobby(),
  daily: opens('daily'),
  puzzles: opens('puzzles'),
  learn: opens('help'),
  watch: opens('watch'),
};

interface Props {
  /** A game is under way, which the large button goes on with. */
  readonly hasGame: boolean;
}

/** In how many games online one is waited for. */
function Turns({ count }: { readonly count: number }) {
  const { title } = useWords();
  return count > 0 ? (
    <>
      {' '}
      <span class="turns" aria-hidden="true">
        {count}
      </span>
      <span class="unseen">{title.turns(count)}</span>
    </>
  ) : null;
}

export function TitleModes({ hasGame }: Props) {
  const app = useApp();
  const { title } = useWords();
  const server = app.server.value;
  const isOffered = (mode: Mode): boolean =>
    mode === 'play' ? hasGame : mode === 'online' ? server !== undefined : true;
  return (
    <div class="modes">
      {MODES.filter(isOffered).map((mode) => (
        <button type="button" class="mode" key={mode} onClick={() => WAYS[mode](app)}>
          <Icon name={ICONS[mode]} />
          <span>
            {title.modes[mode]}
            {mode === 'online' ? <Turns count={server?.turns ?? 0} /> : null}
          </span>
        </button>
      ))}
    </div>
  );
}
