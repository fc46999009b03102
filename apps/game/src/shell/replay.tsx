/** A game watched again: a scrubber, steps, playing by itself, and the score over the turns. */
import { boardsOf, type Game, type GameRecord, replay, scoreOf } from '@mahjong-fortress/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { logLines } from '../log/event-words.ts';
import { namesIn } from '../log/names.ts';
import { FortressGrid, RealmGrid } from '../mirror/boards.tsx';
import { useApp } from './model-context.ts';
import { Countdown } from './table/countdown.tsx';
import { Log } from './table/log.tsx';
import { Players } from './table/players.tsx';
import { useWords } from './words.ts';

interface Props {
  readonly record: GameRecord;
  readonly seasons: readonly number[];
}

const STEP_MS = 700;

/** One line per player: the score if the game had ended at that step. */
function ScorePlot({
  games,
  seasons,
  step,
}: {
  readonly games: readonly Game[];
  readonly seasons: readonly number[];
  readonly step: number;
}) {
  const { replay: words } = useWords();
  const scores = useMemo(
    () => games.map((game) => game.players.map((_, player) => scoreOf(game, player).total)),
    [games],
  );
  const most = Math.max(1, ...scores.flat());
  const x = (index: number) => (index / Math.max(1, games.length - 1)) * 600;
  const y = (score: number) => 92 - (score / most) * 84;
  return (
    <svg class="plot" viewBox="0 0 600 100" preserveAspectRatio="none" role="img" aria-label={words.scores}>
      {seasons.map((season, player) => (
        <polyline
          key={season}
          data-season={season}
          points={scores
            .map((list, index) => `${x(index).toFixed(1)},${y(list[player] ?? 0).toFixed(1)}`)
            .join(' ')}
        />
      ))}
      <line x1={x(step)} x2={x(step)} y1="0" y2="100" />
    </svg>
  );
}

export function ReplayScreen({ record, seasons }: Props) {
  const app = useApp();
  const words = useWords();
  const { replay: labels } = words;
  const played = useMemo(() => replay(record), [record]);
  const [step, setStep] = useState(0);
  const [runs, setRuns] = useState(false);
  const last = record.actions.length;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setStep((before) => Math.min(last, before + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [runs, last]);
  useEffect(() => {
    if (step >= last) setRuns(false);
  }, [step, last]);

  if (!played.ok) {
    return (
      <main class="replay">
        <p class="problem">
          {labels.broken} {played.error.message}
        </p>
        <button type="button" class="small" onClick={app.toTitle}>
          {words.end.toTitle}
        </button>
      </main>
    );
  }
  const { games, events } = played.value;
  const game = games[step] ?? (games[0] as Game);
  const names = namesIn(record, words);
  const shown = events.slice(0, step);
  const go = (to: number) => setStep(Math.max(0, Math.min(last, to)));
  return (
    <main class="table replay">
      <h1 class="unseen">{labels.heading}</h1>
      <header class="table-top">
        <button type="button" class="quiet" onClick={app.toTitle}>
          ‹ {words.end.toTitle}
        </button>
        <Players game={game} events={shown} names={names} seasons={seasons} me={-1} />
        <div class="table-facts">
          <Countdown game={game} />
          <span class="remark">{words.table.round(game.round)}</span>
        </div>
      </header>
      <div class="stage">
        <div class="plain-board">
          <div
            class="plain-fortress"
            style={{ '--columns': game.fortress.columns, '--rows': game.fortress.rows }}
          >
            <FortressGrid game={game} legal={[]} />
          </div>
          <div class="plain-others wide">
            {game.players.map((_, player) => (
              <div class="plain-other" key={player} data-season={seasons[player]}>
                <span class="plain-name" aria-hidden="true">
                  {names[player]}
                </span>
                <RealmGrid
                  game={game}
                  player={player}
                  name={names[player] ?? ''}
                  season={seasons[player] ?? 0}
                  legal={[]}
                  pending={{}}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
      <aside class="side">
        <Log lines={logLines(shown, words, boardsOf(game), names)} onMoment={go} />
      </aside>
      <section class="action-bar scrubber">
        <ScorePlot games={games} seasons={seasons} step={step} />
        <input
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={labels.step(step, last)}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
        <div class="buttons">
          <button type="button" class="action" aria-label={labels.first} onClick={() => go(0)}>
            ⏮
          </button>
          <button type="button" class="action" aria-label={labels.previous} onClick={() => go(step - 1)}>
            ◀
          </button>
          <button type="button" class="action main" onClick={() => setRuns(!runs)}>
            {runs ? labels.pause : labels.play}
          </button>
          <button type="button" class="action" aria-label={labels.next} onClick={() => go(step + 1)}>
            ▶
          </button>
          <button type="button" class="action" aria-label={labels.last} onClick={() => go(last)}>
            ⏭
          </button>
          <span class="remark">{labels.step(step, last)}</span>
        </div>
      </section>
    </main>
  );
}
