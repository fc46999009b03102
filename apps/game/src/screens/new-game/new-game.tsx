/** A game on this device; with friends, where there is a server, also one for many devices. */
import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/model-context.ts';
import type { NewGameScreen } from '../../app/screen.ts';
import { type NewGame, withSeats } from '../../session/new-game.ts';
import { DealPart } from '../../ui/deal-part.tsx';
import { KeepsGame } from '../../ui/keeps-game.tsx';
import { later } from '../../ui/later.tsx';
import { Seats } from '../../ui/seats.tsx';
import { useWords } from '../../ui/words.ts';
import { GameSheet } from './game-sheet.tsx';
import { SoloFace } from './solo-face.tsx';

interface Props {
  readonly screen: NewGameScreen;
  readonly above?: ComponentChildren;
}

function SheetHere({ screen, above }: Props) {
  const app = useApp();
  const { newGame, levelsInWords } = useWords();
  const { sheet, choice: chosen } = screen;
  const choice = chosen.value;
  function change(changes: Partial<NewGame>): void {
    chosen.value = { ...chosen.value, ...changes };
  }
  return (
    <GameSheet
      screen={screen}
      above={above}
      who={
        sheet === 'solo' ? (
          <SoloFace choice={choice} onChange={(seats) => change({ seats })} />
        ) : (
          <Seats
            choice={choice}
            levelsAbout={levelsInWords}
            onChange={(seats) => change(withSeats(choice, seats))}
            onFirst={(firstPlayer) => change({ firstPlayer })}
          />
        )
      }
      deal={<DealPart seed={choice.seed} onChange={(seed) => change({ seed })} />}
      foot={
        <>
          <KeepsGame />
          <button type="button" class="large" onClick={() => app.play(choice)}>
            {newGame.play}
          </button>
        </>
      }
    />
  );
}

/** What doesn't come is not offered: the sheet is then as it is without a server. */
const FriendsSheet = later(
  async () => (await import('../online/friends-sheet.tsx')).FriendsSheet,
  (app) => {
    app.server.value = undefined;
  },
);

export function NewGameSheet(screen: NewGameScreen) {
  const app = useApp();
  const isOffered = screen.sheet === 'friends' && app.server.value !== undefined;
  return isOffered ? <FriendsSheet screen={screen} Here={SheetHere} /> : <SheetHere screen={screen} />;
}
