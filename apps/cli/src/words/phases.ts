/** What a player is asked to do, in each phase of a turn. */
import {
  codeOf,
  type Game,
  isCountdownOpen,
  legalActions,
  type Phase,
  phaseOf,
  topTier,
} from '@mahjong-fortress/rules';
import { FINISHING } from '@mahjong-fortress/words/finishing';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';

const has = (game: Game, type: string) => legalActions(game).some((action) => action.type === type);

function finishTask(game: Game, { tasks }: TerminalWords): string {
  const ways = FINISHING.filter((way) => has(game, way));
  return ways.some((way) => way !== 'take') ? tasks.finish(ways) : tasks.finishBound;
}

function effectTask({ turn: { effect } }: Game, { asking, spirits }: TerminalWords): string {
  return effect ? asking.effect(spirits[effect.spirit].name, spirits[effect.spirit].text) : '';
}

const TASKS: Readonly<Record<Phase, (game: Game, words: TerminalWords) => string>> = {
  choose: (game, { tasks }) => {
    if (topTier(game.fortress) === 0) return tasks.onlySummon;
    return isCountdownOpen(game) ? tasks.chooseOrSummon : tasks.choose;
  },
  finish: finishTask,
  place: (game, { tasks }) => (has(game, 'forgo') ? tasks.forgo : tasks.place),
  lock: ({ turn }, { tasks }) => (turn.waiting.length > 1 ? tasks.lockSeveral : tasks.lock),
  build: ({ turn }, { tasks }) => tasks.build(turn.building?.left ?? 0),
  effect: effectTask,
  end: (game, { tasks }) => (has(game, 'activate') ? tasks.endOrSpirit : tasks.end),
  ingenuity: (_, { ingenuity }) => ingenuity.name,
  over: (_, { tasks }) => tasks.over,
};

export function taskOf(game: Game, words: TerminalWords): string {
  const { hand } = game.turn;
  const task = TASKS[phaseOf(game)](game, words);
  return hand.length > 0 ? `${words.asking.hand(hand.map(codeOf).join(' '))} ${task}` : task;
}
