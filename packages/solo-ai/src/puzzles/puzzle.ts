/** A best turn to be found: what is in sight, how hard it is, and the turn. Nothing that lies covered is kept. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { anything, fields, listOf, oneOf, type Read, text } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Action,
  advance,
  draftOf,
  type Game,
  type GameEvent,
  type GameView,
  gameBehind,
  HIDDEN,
  mahjongFortress,
  parseView,
  topFace,
} from '@mahjong-fortress/rules';
import { type Amiss, amissIn, type TurnMade, turnMade } from '../amiss.ts';
import { type Hint, hintTo } from '../hint.ts';

/** Who finds it: the apprentice, the master who looks a round ahead, or only the strongest level. */
export const GRADES = ['apprentice', 'master', 'dragon'] as const;
export type Grade = (typeof GRADES)[number];

/** As it is written down. */
export interface WrittenPuzzle {
  readonly id: string;
  readonly grade: Grade;
  /** A view (`makeView`). */
  readonly view: unknown;
  /** The words of the actions of the best turn. */
  readonly solution: readonly string[];
}

export interface Puzzle extends Pick<WrittenPuzzle, 'id' | 'grade'> {
  readonly view: GameView;
  /** The covered tiles dealt by the id: the same for everybody, and nobody’s secret. */
  readonly game: Game;
  readonly solution: readonly Action[];
}

const readWritten: Read<WrittenPuzzle> = fields({
  id: text(40),
  grade: oneOf(GRADES),
  view: anything,
  solution: listOf(text(60), 60),
});

export function dealtFor(view: GameView, id: string): Game {
  const { viewer: _, ...game } = gameBehind(view, randomFromSeed(id)) as GameView;
  return game;
}

export function openPuzzle(value: unknown): Result<Puzzle, Problem> {
  const written = readWritten(value, '');
  if (!written.ok) return written;
  const { id, grade } = written.value;
  const view = parseView(written.value.view);
  if (!view.ok) return view;
  const game = dealtFor(view.value, id);
  const solution: Action[] = [];
  let now = game;
  for (const words of written.value.solution) {
    const action = mahjongFortress.parseAction(now, words);
    if (!action.ok) return action;
    const played = mahjongFortress.play(now, action.value);
    if (!played.ok) return err(problem('illegal-action', 'solution', `“${words}” can’t be played.`));
    solution.push(action.value);
    now = played.value.game;
  }
  if (!now.over && now.turn.player === game.turn.player)
    return err(problem('illegal-action', 'solution', 'The turn does not come to its end.'));
  return ok({ id, grade, view: view.value, game, solution });
}

/** What was taken, locked, built, called and scored; where tiles were put makes no other turn of it. */
function essenceOf({ sets, tiers, spirits, taken, hasShrine, hasToken, hasDiscard }: TurnMade): string {
  const locked = sets.map(({ kind, size }) => `${kind}${size}`).sort();
  return JSON.stringify([taken, locked, [...tiers].sort(), spirits, hasShrine, hasToken, hasDiscard]);
}

export function essence(start: Game, actions: readonly Action[]): string {
  return essenceOf(turnMade(start, actions));
}

/** Whether somebody’s turn comes to what the best one does. */
export function solves({ game, solution }: Puzzle, actions: readonly Action[]): boolean {
  return essence(game, actions) === essence(game, solution);
}

/** As much of a turn as can be told by what is in sight: nobody knows what a tile is that comes to light on the way. */
function foreseen(view: GameView, actions: readonly Action[]): readonly Action[] {
  const draft = draftOf(view);
  const end = actions.findIndex((action) => {
    if (action.type === 'take' && topFace(draft.fortress, action.cell) === HIDDEN) return true;
    advance(draft, action);
    return false;
  });
  return end < 0 ? actions : actions.slice(0, end);
}

/** The rest of the best turn, of which so much has been played, and what is good about it. */
export function hintIn({ solution }: Puzzle, view: GameView, played: number): Hint {
  return hintTo(view, foreseen(view, solution.slice(played)));
}

/** What somebody’s turn lacks, the weightiest first; `sequel` is what the others did after it. */
export function amissAt(
  { game, solution }: Puzzle,
  actions: readonly Action[],
  sequel: readonly GameEvent[],
): readonly Amiss[] {
  return amissIn(game, solution, actions, sequel);
}
