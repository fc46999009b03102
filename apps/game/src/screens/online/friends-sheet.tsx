/** With friends, where there is a server: which game, and all on this device or each on their own. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { NewGameScreen } from '../../app/screen.ts';
import { REALMS, readFarChoice, writeFarChoice } from '../../online/far-choice.ts';
import { newTable } from '../../online/new-table.ts';
import { friendsGame, withSeats } from '../../session/new-game.ts';
import { GameTabs } from '../../ui/game-tabs.tsx';
import { later } from '../../ui/later.tsx';
import { useLanguage } from '../../ui/words.ts';
import { GameSheet } from '../new-game/game-sheet.tsx';
import { type FarPartProps, FarWho, MakeTableButton } from './far-parts.tsx';
import { useOnlineWords } from './online-words.ts';
import './online.css';

const TowersFriends = later(async () => (await import('../../towers/new-game/friends.tsx')).TowersFriends);

function WherePart({ choice: { isFar }, words: { where }, onChange }: FarPartProps) {
  return (
    <fieldset class="tabs where" aria-label={where.legend}>
      <button type="button" aria-pressed={!isFar} onClick={() => onChange({ isFar: false })}>
        {where.here}
      </button>
      <button type="button" aria-pressed={isFar} onClick={() => onChange({ isFar: true })}>
        {where.far}
      </button>
    </fieldset>
  );
}

function RealmPart({ choice: { realm: chosen }, words: { realm: words }, onChange }: FarPartProps) {
  return (
    <label class="field">
      {words.legend}
      <select
        value={REALMS.findIndex(({ columns, rows }) => columns === chosen.columns && rows === chosen.rows)}
        onChange={({ currentTarget }) => {
          const realm = REALMS[Number(currentTarget.value)];
          if (realm) onChange({ realm });
        }}
      >
        {REALMS.map(({ columns, rows }, index) => (
          <option key={index} value={index}>
            {words.size(columns, rows)}
            {index === 1 ? ` (${words.usual})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FarProps extends FarPartProps {
  readonly screen: NewGameScreen;
  readonly above: ComponentChildren;
}

function SheetFar({ screen, above, choice: far, words, onChange }: FarProps) {
  const language = useLanguage();
  const chosen = screen.choice;
  const choice = chosen.value;
  return (
    <GameSheet
      screen={screen}
      above={above}
      who={
        <FarWho
          seats={choice.seats}
          choice={far}
          words={words}
          onChange={onChange}
          onSeats={(seats) => {
            chosen.value = withSeats(choice, seats);
          }}
        />
      }
      deal={<RealmPart choice={far} words={words} onChange={onChange} />}
      foot={
        <MakeTableButton wish={choice} far={far} words={words} make={() => newTable(choice, far, language)} />
      }
    />
  );
}

interface Props {
  readonly screen: NewGameScreen;
  /** The sheet for a game on this device. */
  readonly Here: ComponentType<{ readonly screen: NewGameScreen; readonly above: ComponentChildren }>;
}

export function FriendsSheet({ screen, Here }: Props) {
  const { vault } = useApp();
  const words = useOnlineWords();
  // A fortress that was sent is for the game that has fortresses.
  const isSent = screen.place.type === 'sharedFortress';
  const [choice, setChoice] = useState(() => ({
    ...readFarChoice(vault),
    ...(isSent ? { game: 'mahjong-fortress' as const } : {}),
  }));
  if (!words) return null;
  const parts: FarPartProps = {
    choice,
    words,
    onChange(changes) {
      const next = { ...choice, ...changes };
      setChoice(next);
      writeFarChoice(vault, next);
    },
  };
  const above = (
    <>
      <fieldset class="tabs" aria-label={words.lobby.game}>
        <GameTabs game={choice.game} onChange={(game) => parts.onChange({ game })} />
      </fieldset>
      <WherePart {...parts} />
    </>
  );
  if (choice.game === 'towers')
    return (
      <TowersFriends
        above={above}
        seats={friendsGame().seats}
        far={choice}
        who={(seats, onSeats) => <FarWho {...parts} seats={seats} onSeats={onSeats} />}
        foot={(wish, make) => <MakeTableButton wish={wish} far={choice} words={words} make={make} />}
      />
    );
  return choice.isFar ? (
    <SheetFar screen={screen} above={above} {...parts} />
  ) : (
    <Here screen={screen} above={above} />
  );
}
