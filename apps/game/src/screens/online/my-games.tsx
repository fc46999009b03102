/** One's own games online: where it is one's turn comes first. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useApp } from '../../app/model-context.ts';
import type { Listing, MyGamesListed } from '../../online/tables.ts';
import { CompanyButton } from './company-button.tsx';
import { goToTable } from './going.ts';
import { ListedTable } from './listed-table.tsx';
import { timeLeftWords } from './measure-words.ts';

/** Finished games are many in the end. */
const MOST_FINISHED = 5;

/** My turn, then under way, then over; the newest first. */
export function inOrder(games: readonly Listing[], me: string): readonly Listing[] {
  const rank = ({ turn, stage }: Listing) => (turn === me ? 0 : stage === 'over' ? 2 : 1);
  const sorted = [...games].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
  const firstOver = sorted.findIndex(({ stage }) => stage === 'over');
  return firstOver < 0 ? sorted : sorted.slice(0, firstOver + MOST_FINISHED);
}

interface Props {
  /** Absent until the first answer. */
  readonly listed: MyGamesListed | undefined;
  readonly words: OnlineWords;
}

interface GameProps {
  readonly game: Listing;
  readonly me: string;
  readonly now: number;
  readonly words: OnlineWords;
}

function MyGame({ game, now, me, words }: GameProps) {
  const app = useApp();
  const { lobby } = words;
  const { players, seats, stage, turn, due } = game;
  const others = players.filter(({ player }) => player !== me);
  const computers = stage === 'gathering' ? 0 : seats - players.length;
  const who = [...others.map(({ name }) => name), ...(computers > 0 ? [lobby.computers(computers)] : [])];
  const mover = players.find(({ player }) => player === turn);
  const isMine = turn === me;
  const state = isMine
    ? lobby.yourTurn
    : stage === 'playing' && mover
      ? lobby.turnOf(mover.name)
      : lobby.stages[stage];
  const left = due !== undefined && stage === 'playing' ? timeLeftWords(due - now, words) : undefined;
  return (
    <ListedTable
      game={game}
      people={others}
      who={who.join(' · ') || (game.daily ? words.me.contest.tab : lobby.stages.gathering)}
      facts={[game.rated ? words.rated.rated : undefined, state, left]}
      words={words}
    >
      <CompanyButton people={others} game={game.id} words={words} />
      <button
        type="button"
        class={isMine ? 'small main' : 'small'}
        aria-label={`${isMine ? lobby.go : lobby.look}: ${who.join(', ') || state}`}
        onClick={() => goToTable(app, game.id, { game: game.game })}
      >
        {isMine ? lobby.go : lobby.look}
      </button>
    </ListedTable>
  );
}

export function MyGames({ listed, words }: Props) {
  const { games: all = [], player: me = '', now = 0 } = listed ?? {};
  const games = inOrder(all, me);
  return (
    <section class="sheet-part mine" aria-labelledby="mine-heading">
      <h2 id="mine-heading">{words.lobby.mine}</h2>
      {listed && games.length === 0 ? <p class="nothing">{words.lobby.noneMine}</p> : null}
      <ul class="saves">
        {games.map((game) => (
          <MyGame key={game.id} game={game} now={now} me={me} words={words} />
        ))}
      </ul>
    </section>
  );
}
