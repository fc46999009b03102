/** Personal bests: on every fortress, with every number of players; and the ladder of ranks. */
import { RANKS } from '@mahjong-fortress/rules';
import type { CareerWords } from '@mahjong-fortress/words/career';
import { bestOf, fortressKey, MODES, modeOf, pointsOf } from '../storage/career.ts';
import type { CountedGame } from '../storage/counted-game.ts';
import { RankLadder } from '../ui/rank-ladder.tsx';
import { useLanguage, useWords } from '../ui/words.ts';
import { playedFortress } from './names.ts';

interface Props {
  readonly games: readonly CountedGame[];
  readonly words: CareerWords;
}

export function Bests({ games, words }: Props) {
  const gameWords = useWords();
  const language = useLanguage();
  const fortresses = [...new Map(games.map((game) => [fortressKey(game), game])).values()];
  const modes = MODES.filter((mode) => games.some((game) => modeOf(game) === mode));
  const alone = games.filter((game) => modeOf(game) === 1);
  const best = bestOf(alone);
  // The first version kept the rank, but not whether cards were in play.
  const ranks = alone.flatMap(({ rank }) => (rank ? [RANKS.indexOf(rank)] : []));
  const bestRank = RANKS[Math.max(-1, ...ranks)];
  return (
    <>
      <table class="statistics">
        <thead>
          <tr>
            <th scope="col">{words.fortress}</th>
            {modes.map((mode) => (
              <th scope="col" key={mode}>
                {mode === 1 ? words.alone : words.players(mode)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fortresses.map((one) => (
            <tr key={fortressKey(one)}>
              <th scope="row">{playedFortress(one, language)}</th>
              {modes.map((mode) => {
                const best = bestOf(
                  games.filter((game) => fortressKey(game) === fortressKey(one) && modeOf(game) === mode),
                );
                return <td key={mode}>{best ? pointsOf(best) : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {best && bestRank ? (
        <section>
          <h3>
            {words.bestRank}: {gameWords.ranks[bestRank]}
          </h3>
          <RankLadder points={pointsOf(best)} />
          <p class="remark">{words.soloLess}</p>
        </section>
      ) : null}
    </>
  );
}
