/** The deal itself, for whoever wants the same one again or one that was told. */
import { LIMITS } from '@mahjong-fortress/rules';
import { newSeed } from '../session/new-game.ts';
import { useWords } from './words.ts';

interface Props {
  readonly seed: string;
  onChange(seed: string): void;
}

export function DealPart({ seed, onChange }: Props) {
  const { newGame } = useWords();
  return (
    <div class="deal-part">
      <label class="field">
        {newGame.seed}
        <input
          type="text"
          maxLength={LIMITS.seedLength}
          value={seed}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <button type="button" class="small" onClick={() => onChange(newSeed())}>
        {newGame.newSeed}
      </button>
    </div>
  );
}
