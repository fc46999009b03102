/** The course of a game as one line per player: the score, or how the computer sees it. */
import { type GameView, isIngenuityTurn, scoreOf, viewFor } from '@mahjong-fortress/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { useWords } from '../ui/words.ts';

interface PlotPoint {
  readonly step: number;
  readonly value: number;
}

/** By player, in the order of steps. */
type Lines = readonly (readonly PlotPoint[])[];

interface Props {
  readonly views: readonly GameView[];
  readonly seasons: readonly number[];
  readonly step: number;
}

function Plot({
  lines,
  label,
  views,
  seasons,
  step,
}: Props & { readonly lines: Lines; readonly label: string }) {
  const values = lines.flat().map(({ value }) => value);
  const low = Math.min(0, ...values);
  const range = Math.max(1, Math.max(...values, 0) - low);
  const x = (at: number) => ((at / Math.max(1, views.length - 1)) * 600).toFixed(1);
  const y = (value: number) => (92 - ((value - low) / range) * 84).toFixed(1);
  return (
    <svg class="plot" viewBox="0 0 600 100" preserveAspectRatio="none" role="img" aria-label={label}>
      {low < 0 ? <line class="even" x1="0" x2="600" y1={y(0)} y2={y(0)} /> : null}
      {seasons.map((season, player) => (
        <polyline
          key={season}
          data-season={season}
          points={lines[player]?.map((point) => `${x(point.step)},${y(point.value)}`).join(' ')}
        />
      ))}
      <line x1={x(step)} x2={x(step)} y1="0" y2="100" />
    </svg>
  );
}

/** What everyone would have if the game had ended at that step. */
function scoreLines(views: readonly GameView[]): Lines {
  return (views[0] as GameView).players.map((_, player) =>
    views.map((view, step) => ({ step, value: scoreOf(view, player).total })),
  );
}

function beginsTurn(views: readonly GameView[], step: number): boolean {
  const view = views[step] as GameView;
  if (view.over || isIngenuityTurn(view)) return false;
  return view.turn.player !== views[step - 1]?.turn.player;
}

interface Evaluation extends PlotPoint {
  readonly player: number;
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
    for (const [index, line] of lines.entries()) line.push({ step, value: (latest.get(index) ?? 0) - mean });
  }
  return lines;
}

/** The score, or how far ahead everyone is as the strongest opponent sees it. */
export function ReplayPlot({ evaluates, ...props }: Props & { readonly evaluates: boolean }) {
  const { replay: words } = useWords();
  const { views } = props;
  const scores = useMemo(() => scoreLines(views), [views]);
  const turns = useMemo(() => views.filter((_, step) => beginsTurn(views, step)).length, [views]);
  const list = useEvaluations(views, evaluates);
  if (!evaluates) return <Plot {...props} lines={scores} label={words.scores} />;
  const label = list.length < turns ? words.evaluating(list.length, turns) : words.evaluations(scores.length);
  return <Plot {...props} lines={comparedLines(list, scores.length)} label={label} />;
}
