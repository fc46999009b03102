/** A game of Towers with friends: all on this device, or each on their own. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { FarChoice } from '../../online/far-choice.ts';
import type { NewTable } from '../../online/tables.ts';
import type { SeatChoice } from '../../session/new-game.ts';
import { useWords } from '../../ui/words.ts';
import type { TowersChoice } from '../session/new-game.ts';
import { WithTowersWords } from '../words.tsx';
import { TowersHere } from './new-game.tsx';
import { newTowersTable, towersFor } from './new-table.ts';
import { TowersSheet } from './towers-sheet.tsx';

interface Props {
  readonly above: ComponentChildren;
  /** Who sits there at first. */
  readonly seats: readonly SeatChoice[];
  readonly far: FarChoice;
  /** Who plays at a table of a server, and how. */
  who(seats: readonly SeatChoice[], onSeats: (seats: readonly SeatChoice[]) => void): ComponentChildren;
  /** The button that makes it; another wish, another table. */
  foot(wish: unknown, make: () => Result<NewTable, Problem>): ComponentChildren;
}

function FriendsSheet({ above, seats, far, who, foot }: Props) {
  const { newGame } = useWords();
  const [choice, setChoice] = useState<TowersChoice>(() => ({ ...towersFor(seats), firstPlayer: 'random' }));
  const change = (changes: Partial<TowersChoice>) => setChoice({ ...choice, ...changes });
  const sheet = { heading: newGame.headings.friends, above, choice, onChange: change };
  if (!far.isFar) return <TowersHere {...sheet} />;
  return (
    <TowersSheet
      {...sheet}
      who={who(choice.seats, (next) => change({ seats: next }))}
      foot={foot(choice, () => newTowersTable(choice, far))}
    />
  );
}

export function TowersFriends(props: Props) {
  return (
    <WithTowersWords>
      <FriendsSheet {...props} />
    </WithTowersWords>
  );
}
