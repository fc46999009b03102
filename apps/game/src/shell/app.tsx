/** The page: one screen, perhaps a dialog over it, in the chosen language. */
import { useEffect } from 'preact/hooks';
import { UpdateNotice, type UpdateSignal } from '../offline/update-notice.tsx';
import type { AppModel, DialogName, Screen } from './app-model.ts';
import { DailyDialog } from './daily.tsx';
import { HelpDialog } from './help/help.tsx';
import { ModelContext } from './model-context.ts';
import { NewGameSheet } from './new-game/new-game.tsx';
import { NotLoadedDialog } from './not-loaded.tsx';
import { OpenReplayDialog } from './open-replay.tsx';
import { PlayedElsewhereDialog } from './played-elsewhere.tsx';
import { SavesDialog } from './saves.tsx';
import { SettingsDialog } from './settings.tsx';
import { StatisticsDialog } from './statistics.tsx';
import { Title } from './title.tsx';
import { SpeechContext } from './words.ts';

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
      return (
        <screen.View
          key={screen.id}
          session={screen.session}
          guide={screen.guide}
          offersLessons={screen.offersLessons}
        />
      );
    case 'replay':
      return (
        <screen.View key={screen.id} played={screen.played} firstStep={screen.step} from={screen.from} />
      );
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
