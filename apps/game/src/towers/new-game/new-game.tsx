/** The sheet for a game of Towers on this device. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { levelOf } from '../../session/new-game.ts';
import { DealPart } from '../../ui/deal-part.tsx';
import { KeepsGame } from '../../ui/keeps-game.tsx';
import { Seats } from '../../ui/seats.tsx';
import { useWords } from '../../ui/words.ts';
import { dealTowers, quickTowers, type TowersChoice } from '../session/new-game.ts';
import { useTowersWords } from '../words.tsx';
import { TowersSheet } from './towers-sheet.tsx';

interface SheetProps {
  readonly heading: string;
  readonly above?: ComponentChildren;
  readonly choice: TowersChoice;
  onChange(changes: Partial<TowersChoice>): void;
}

export function TowersHere({ heading, above, choice, onChange }: SheetProps) {
  const app = useApp();
  const { newGame } = useWords();
  const { firstPlayer } = choice;
  const { levelsAbout } = useTowersWords();
  function play(): void {
    const level = levelOf(choice);
    if (level) app.change({ level });
    const deal = dealTowers(choice);
    if (deal.ok) void app.playTowers(deal.value);
  }
  return (
    <TowersSheet
      heading={heading}
      above={above}
      choice={choice}
      onChange={onChange}
      who={
        <Seats
          choice={choice}
          least={2}
          levelsAbout={levelsAbout}
          onChange={(seats) =>
            onChange({
              seats,
              firstPlayer: firstPlayer !== 'random' && firstPlayer >= seats.length ? 0 : firstPlayer,
            })
          }
          onFirst={(first) => onChange({ firstPlayer: first })}
        />
      }
      deal={<DealPart seed={choice.seed} onChange={(seed) => onChange({ seed })} />}
      foot={
        <>
          <KeepsGame game="towers" />
          <button type="button" class="large" onClick={play}>
            {newGame.play}
          </button>
        </>
      }
    />
  );
}

export function NewGameSheet() {
  const app = useApp();
  const { sheet } = useTowersWords();
  const [choice, setChoice] = useState<TowersChoice>(() => quickTowers(app.settings.value.level));
  return (
    <TowersHere
      heading={sheet.heading}
      choice={choice}
      onChange={(changes) => setChoice({ ...choice, ...changes })}
    />
  );
}
