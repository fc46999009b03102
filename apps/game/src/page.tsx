/** The page: one screen, perhaps a dialog over it, in the chosen language. */
import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DialogName } from './app/address.ts';
import type { AppModel } from './app/app-model.ts';
import { ModelContext } from './app/model-context.ts';
import { pageTitle } from './app/page-title.ts';
import type { Screen } from './app/screen.ts';
import { NotLoadedDialog } from './screens/not-loaded.tsx';
import { PlayDialog } from './screens/play.tsx';
import { PlayedElsewhereDialog } from './screens/played-elsewhere.tsx';
import { SavesDialog } from './screens/saves.tsx';
import { SettingsDialog } from './screens/settings.tsx';
import { Title } from './screens/title.tsx';
import { UpdateNotice, type UpdateSignal } from './screens/update-notice.tsx';
import { later } from './ui/later.tsx';
import { SpeechContext } from './ui/words.ts';

interface DialogProps {
  onClose(): void;
}

const HelpDialog = later(async () => (await import('./screens/help/help.tsx')).HelpDialog);
const NewGameSheet = later(async () => (await import('./screens/new-game/new-game.tsx')).NewGameSheet);
const Lobby = later(async () => (await import('./screens/online/lobby.tsx')).Lobby);
const StatisticsDialog = later(async () => (await import('./screens/statistics.tsx')).StatisticsDialog);
const DailyDialog = later(async () => (await import('./screens/daily.tsx')).DailyDialog);
const PuzzlesDialog = later(async () => (await import('./screens/puzzles.tsx')).PuzzlesDialog);
const MeDialog = later(async () => (await import('./screens/online/me/me-dialog.tsx')).MeDialog);
const WatchDialog = later(async () => (await import('./screens/watch/watch.tsx')).WatchDialog);

const DIALOGS: Readonly<Record<DialogName, ComponentType<DialogProps>>> = {
  play: PlayDialog,
  playTowers: PlayDialog,
  sameDeal: (props) => <PlayDialog {...props} isSameDeal />,
  settings: SettingsDialog,
  help: HelpDialog,
  saves: SavesDialog,
  statistics: StatisticsDialog,
  daily: DailyDialog,
  puzzles: PuzzlesDialog,
  watch: WatchDialog,
  me: MeDialog,
  notLoaded: NotLoadedDialog,
  playedElsewhere: PlayedElsewhereDialog,
  missingGame: (props) => <SavesDialog {...props} isMissing />,
  brokenPuzzle: (props) => <PuzzlesDialog {...props} cameBroken />,
  brokenReplay: (props) => <WatchDialog {...props} cameBroken />,
};

function OpenScreen({ screen }: { readonly screen: Screen }) {
  switch (screen.name) {
    case 'opening':
      return null;
    case 'title':
      return <Title />;
    case 'lobby':
      return <Lobby />;
    case 'newGame':
      return <NewGameSheet key={screen.id} {...screen} />;
    case 'table':
      return <screen.View key={screen.id} {...screen.props} />;
    case 'room':
      return <screen.View key={screen.id} />;
    case 'farTable':
      return <screen.View key={screen.id} {...screen.props} />;
    case 'replay':
      return <screen.View key={screen.id} {...screen.props} />;
  }
}

/** The rules of the game that is open; undefined where they are those of Mahjong Fortress. */
function helpOf(screen: Screen): ComponentType<DialogProps> | undefined {
  if (screen.name === 'room') return screen.Help;
  return screen.name === 'farTable' ? screen.props.playing.value?.Help : undefined;
}

interface Props {
  readonly app: AppModel;
  /** How to take a newer version, once there is one. */
  readonly update: UpdateSignal;
}

export function App({ app, update }: Props) {
  const speech = app.speech.value;
  const screen = app.screen.value;
  const dialog = app.dialog.value;
  useEffect(() => {
    document.documentElement.lang = speech.language;
  }, [speech]);
  useSignalEffect(() => {
    document.title = pageTitle(app.screen.value, app.dialog.value, app.speech.value.words);
  });
  const close = () => {
    app.dialog.value = undefined;
  };
  const OpenDialog = dialog && ((dialog === 'help' && helpOf(screen)) || DIALOGS[dialog]);
  return (
    <ModelContext.Provider value={app}>
      <SpeechContext.Provider value={speech}>
        <OpenScreen screen={screen} />
        {OpenDialog ? <OpenDialog key={dialog} onClose={close} /> : null}
        <UpdateNotice update={update} />
      </SpeechContext.Provider>
    </ModelContext.Provider>
  );
}
