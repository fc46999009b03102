/** What a player is asked to do, as the terminal puts it: what is in hand, and the task. */
import { codeOf, type GameView, legalActions } from '@mahjong-fortress/rules';
import { turnStateOf } from '@mahjong-fortress/rules/flow';
import { taskIn } from '@mahjong-fortress/words/task';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';

export function taskOf(view: GameView, { asking, ingenuity, tasks }: TerminalWords): string {
  const state = turnStateOf(view);
  if (state === 'finalScoring') return tasks.over;
  if (state === 'ingenuity') return ingenuity.name;
  const task = taskIn(state, { view, legal: legalActions(view) }, tasks);
  const { hand } = view.turn;
  return hand.length > 0 ? `${asking.hand(hand.map(codeOf).join(' '))} ${task}` : task;
}
