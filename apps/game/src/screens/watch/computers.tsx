/** Computers of chosen levels play each other. */
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { watchedGame } from '../../session/new-game.ts';
import { LEVELS, type Level } from '../../session/opponents.ts';
import type { GameId } from '../../shelf/games.ts';
import { GameTabs } from '../../ui/game-tabs.tsx';
import { PaceChoice } from '../../ui/pace-choice.tsx';
import { useWords } from '../../ui/words.ts';

/** Two always play; a third and a fourth may. */
const FIRST: readonly (Level | undefined)[] = ['master', 'dragon', undefined, undefined];

export function WatchComputers() {
  const app = useApp();
  const { levels, newGame, watch } = useWords();
  const [game, setGame] = useState<GameId>('mahjong-fortress');
  const [chosen, setChosen] = useState(FIRST);
  const players = chosen.filter((level) => level !== undefined);
  async function start(): Promise<void> {
    if (game === 'mahjong-fortress') return app.play(watchedGame(players));
    const { dealTowers, watchedTowers } = await import('../../towers/session/new-game.ts');
    const deal = dealTowers(watchedTowers(players));
    if (deal.ok) await app.playTowers(deal.value);
  }
  function choose(seat: number, value: string): void {
    const level = LEVELS.find((one) => one === value);
    setChosen(chosen.map((before, other) => (other === seat ? level : before)));
  }
  return (
    <section class="computers">
      <h3>{watch.computers}</h3>
      <div class="tabs">
        <GameTabs game={game} onChange={setGame} />
      </div>
      <div class="choices">
        {chosen.map((level, seat) => (
          <select
            key={seat}
            aria-label={newGame.seatLevel(seat + 1)}
            value={level ?? ''}
            onChange={(event) => choose(seat, event.currentTarget.value)}
          >
            {seat < 2 ? null : <option value="">{newGame.choices.none}</option>}
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {levels[one]}
              </option>
            ))}
          </select>
        ))}
      </div>
      <PaceChoice />
      <button type="button" class="small main" onClick={() => void start()}>
        {watch.start}
      </button>
    </section>
  );
}
