/** What a player can reach during a game besides playing. */
import type { ComponentChildren } from 'preact';
import { useApp } from '../app/model-context.ts';
import type { Trial } from '../app/trial.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useWords } from '../ui/words.ts';
import { MuteButton } from './mute-button.tsx';

interface Deal {
  readonly seed: string;
  again(): void;
}

interface Props {
  /** The deal, and how it is played again; absent where the game is not one that is kept. */
  readonly deal: Deal | undefined;
  /** The rules of the game. */
  onHelp(): void;
  /** Where the edge of the table has no room for the button of the log. */
  onLog?(): void;
  /** Something may be done with the fortress, too. */
  onFortress?(): void;
  /** Present where a fortress is tried out: nothing is kept, and there is a drawing to go back to. */
  readonly trial?: Trial;
  /** What else can be done at this table. */
  readonly children?: ComponentChildren;
}

export function TableMenu({ deal, onHelp, onLog, onFortress, trial, children }: Props) {
  const app = useApp();
  const words = useWords();
  const cannotSave = app.saving.value === 'no-room';

  function openSettings(close: () => void): void {
    close();
    app.dialog.value = 'settings';
  }

  return (
    <Menu label={words.table.menu} sign={<Icon name="menu" />}>
      {(close) => (
        <>
          {trial ? (
            <>
              <button type="button" onClick={trial.back}>
                {words.table.toDrawing}
              </button>
              <button type="button" onClick={trial.again}>
                {words.table.anotherDeal}
              </button>
            </>
          ) : (
            <button type="button" onClick={app.toTitle}>
              {cannotSave ? words.end.toTitle : words.table.saveAndLeave}
            </button>
          )}
          {deal ? (
            <button
              type="button"
              onClick={() => {
                close();
                deal.again();
              }}
            >
              {words.table.sameDeal}
            </button>
          ) : null}
          {children}
          {onLog ? (
            <button
              type="button"
              class="log-entry"
              onClick={() => {
                close();
                onLog();
              }}
            >
              {words.table.log}
            </button>
          ) : null}
          {onFortress ? (
            <button
              type="button"
              onClick={() => {
                close();
                onFortress();
              }}
            >
              {words.newGame.thisFortress}
            </button>
          ) : null}
          <button
            type="button"
            onClick={() => {
              close();
              onHelp();
            }}
          >
            {words.title.howToPlay}
          </button>
          <button type="button" onClick={() => openSettings(close)}>
            {words.title.settings}
          </button>
          <MuteButton />
          {deal ? <p class="remark">{words.table.seed(deal.seed)}</p> : null}
        </>
      )}
    </Menu>
  );
}
