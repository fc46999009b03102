/** The course of a game as one line per player: the score, or how the computer sees it. */
import { type GameView, isIngenuityTurn, viewFor } from '@mahjong-fortress/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { pointsAt } from '../session/course.ts';
import { Plot, type PlotPoint } from '../ui/plot.tsx';
import { useWords } from '../ui/words.ts';

/** By player, in the order of steps. */
type Lines = readonly (readonly PlotPoint[])[];

interface Props {
  readonly views: readonly GameView[];
  readonly seasons: readonly number[];
  readonly step: number;
  readonly evaluates: boolean;
}

/** What everyone would have if the game had ended at that step. */
function scoreLines(views: readonly GameView[]): Lines {
  const points = views.map(pointsAt);
  return (points[0] ?? []).map((_, player) =>
    points.map((all, step) => ({ at: step, value: all[player] ?? 0 })),
  );
}

function beginsTurn(views: readonly GameView[], step: number): boolean {
  const view = views[step] as GameView;
  if (view.over || isIngenuityTurn(view)) return false;
  return view.turn.player !== views[step - 1]?.turn.player;
}

interface Evaluation {
  readonly step: number;
  readonly player: number;
  readonly value: number;
}

/** Asks the computer about one turn after another while it is wanted; the list grows as it answers, and stays. */
function useEvaluations(views: readonly GameView[], isWanted: boolean): readonly Evaluation[] {
  const { evaluation } = useApp();
  const [list, setList] = useState<readonly Evaluation[]>([]);
  const done = useRef(-1);
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    async function goOn(): Promise<void> {
      for (const [step, view] of views.entries()) {
        if (step <= done.current || !beginsTurn(views, step)) continue;
        const { player } = view.turn;
        const value = await evaluation({ view: viewFor(view, player), seed: `evaluation/${step}` });
        if (isStopped || value === undefined) return;
        done.current = step;
        setList((before) => [...before, { step, player, value }]);
      }
    }
    void goOn();
    return () => {
      isStopped = true;
    };
  }, [views, evaluation, isWanted]);
  return list;
}

/**
 * Everyone is evaluated at the beginning of their own turns, when they are a turn ahead; so what counts is how much
 * better that was than for the others the last time. Alone there is nothing to compare with.
 */
function comparedLines(list: readonly Evaluation[], players: number): Lines {
  const lines: PlotPoint[][] = Array.from({ length: players }, () => []);
  const latest = new Map<number, number>();
  for (const { step, player, value } of list) {
    latest.set(player, value);
    if (latest.size < players) continue;
    const mean = players === 1 ? 0 : [...latest.values()].reduce((sum, one) => sum + one, 0) / players;
    for (const [index, line] of lines.entries())
      line.push({ at: step, value: (latest.get(index) ?? 0) - mean });
  }
  return lines;
}

/** The score, or how far ahead everyone is as the strongest opponent sees it. */
export function ReplayPlot({ views, seasons, step, evaluates }: Props) {
  const { replay: words } = useWords();
  const scores = useMemo(() => scoreLines(views), [views]);
  const turns = useMemo(() => views.filter((_, step) => beginsTurn(views, step)).length, [views]);
  const list = useEvaluations(views, evaluates);
  const isReady = list.length >= turns;
  const evaluations = isReady ? words.evaluations(scores.length) : words.evaluating(list.length, turns);
  const lines = evaluates ? comparedLines(list, scores.length) : scores;
  return (
    <Plot
      label={evaluates ? evaluations : words.scores}
      lines={lines.map((points, player) => ({ season: seasons[player] ?? player, points }))}
      end={views.length - 1}
      cursor={step}
    />
  );
}
