/** The page: one screen, perhaps a dialog over it, in the chosen language. */
import { useEffect } from 'preact/hooks';
import type { AppModel, DialogName } from './app/app-model.ts';
import { ModelContext } from './app/model-context.ts';
import type { Screen } from './app/screen.ts';
import { DailyDialog } from './screens/daily.tsx';
import { HelpDialog } from './screens/help/help.tsx';
import { NewGameSheet } from './screens/new-game/new-game.tsx';
import { NotLoadedDialog } from './screens/not-loaded.tsx';
import { OpenReplayDialog } from './screens/open-replay.tsx';
import { PlayedElsewhereDialog } from './screens/played-elsewhere.tsx';
import { SavesDialog } from './screens/saves.tsx';
import { SettingsDialog } from './screens/settings.tsx';
import { StatisticsDialog } from './screens/statistics.tsx';
import { Title } from './screens/title.tsx';
import { UpdateNotice, type UpdateSignal } from './screens/update-notice.tsx';
import { SpeechContext } from './ui/words.ts';

const DIALOGS: Readonly<Record<DialogName, typeof HelpDialog>> = {
  settings: SettingsDialog,
  help: HelpDialog,
  saves: SavesDialog,
  statistics: StatisticsDialog,
  daily: DailyDialog,
  openReplay: OpenReplayDialog,
  notLoaded: NotLoadedDialog,
  playedElsewhere: PlayedElsewhereDialog,
  brokenReplay: (props) => <OpenReplayDialog {...props} cameBroken />,
};

function OpenScreen({ screen }: { readonly screen: Screen }) {
  switch (screen.name) {
    case 'title':
      return <Title />;
    case 'newGame':
      return <NewGameSheet key={screen.choice.seed} first={screen.choice} problems={screen.problems ?? []} />;
    case 'table':
      return <screen.View key={screen.id} {...screen.props} />;
    case 'replay':
      return <screen.View key={screen.id} {...screen.props} />;
  }
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
    document.title = speech.words.title.name;
  }, [speech]);
  // A dialog that made way for another one tells so late.
  const close = (closed: DialogName | undefined) => {
    if (app.dialog.value === closed) app.dialog.value = undefined;
  };
  const OpenDialog = dialog ? DIALOGS[dialog] : undefined;
  return (
    <ModelContext.Provider value={app}>
      <SpeechContext.Provider value={speech}>
        <OpenScreen screen={screen} />
        {OpenDialog ? <OpenDialog key={dialog} onClose={() => close(dialog)} /> : null}
        <UpdateNotice update={update} />
      </SpeechContext.Provider>
    </ModelContext.Provider>
  );
}
