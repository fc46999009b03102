/** Games of others in which somebody got most, as far as the server of this site knows them. */
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { api } from '../../online/server.ts';
import { siteTables } from '../../online/server-tables.ts';
import type { Listing } from '../../online/tables.ts';
import { GAMES } from '../../shelf/games.ts';
import { useWords } from '../../ui/words.ts';
import { gameName } from '../../words/game-name.ts';
import { useWhen } from '../save-about.tsx';

function BestGame({ game: { id, game, players, points = [], touched } }: { readonly game: Listing }) {
  const app = useApp();
  const words = useWords();
  const { saves } = words;
  const when = useWhen(touched);
  const [isBroken, setBroken] = useState(false);

  async function open(): Promise<void> {
    const answer = await api.record(id);
    const opened = answer.ok ? await app.watchRecord(answer.value) : answer;
    if (!opened.ok) setBroken(true);
  }

  return (
    <li class="save">
      <div>
        <b>{players.map(({ name }) => name).join(' · ')}</b>
        <span class="remark">
          {game === 'mahjong-fortress' ? '' : `${gameName(game, words)} · `}
          {points.join(' : ')} · {when}
        </span>
      </div>
      {isBroken ? (
        <p class="problem" role="alert">
          {saves.broken}
        </p>
      ) : (
        <button type="button" class="small" onClick={() => void open()}>
          {saves.watch}
        </button>
      )}
    </li>
  );
}

export function BestGames() {
  const { watch } = useWords();
  const [games, setGames] = useState<readonly Listing[]>([]);
  useEffect(() => {
    void Promise.all(GAMES.map((game) => siteTables.best(game))).then((answers) =>
      setGames(answers.flatMap((answer) => (answer.ok ? answer.value.games : []))),
    );
  }, []);
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{watch.best}</h3>
      <ul class="saves">
        {games.map((game) => (
          <BestGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
