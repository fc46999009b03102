/** What the player is asked to do now, and the buttons for what needs no cell: both follow from what is legal. */
import {
  type Action,
  type Game,
  isCountdownOpen,
  type Phase,
  phaseOf,
  type SpiritId,
} from '@mahjong-fortress/rules';
import { FINISHING } from '@mahjong-fortress/words/finishing';
import type { GameWords } from '@mahjong-fortress/words/game';
import { named } from '@mahjong-fortress/words/who';
import { wordsForAction } from '../log/action-words.ts';
import type { Intent } from './intents.ts';
import type { Pending } from './pending.ts';

function chooseTask(game: Game, legal: readonly Action[], { tasks }: GameWords): string {
  if (!isCountdownOpen(game)) return tasks.choose;
  return legal.some(({ type }) => type === 'take') ? tasks.chooseOrSummon : tasks.onlySummon;
}

function finishTask({ turn }: Game, legal: readonly Action[], { tasks }: GameWords): string {
  const { activated } = turn;
  if (activated === 'deceit' || activated === 'depths') return tasks.effects[activated];
  const ways = FINISHING.filter((way) => legal.some(({ type }) => type === way));
  return ways.some((way) => way !== 'take') ? tasks.finish(ways) : tasks.finishBound;
}

function placeTask({ turn }: Game, legal: readonly Action[], { tasks }: GameWords): string {
  if (legal.some(({ type }) => type === 'forgo')) return tasks.forgo;
  return turn.hand.length > 1 ? tasks.placeTwo : tasks.place;
}

function endTask(legal: readonly Action[], { tasks }: GameWords): string {
  if (legal.some(({ type }) => type === 'lock')) return tasks.endOrLock;
  return legal.some(({ type }) => type === 'activate') ? tasks.endOrSpirit : tasks.end;
}

function effectTask({ turn: { effect } }: Game, pending: Pending, { tasks }: GameWords): string {
  if (!effect) return '';
  switch (effect.spirit) {
    case 'wind':
      if (pending.from !== undefined) return tasks.effects.windTo;
      return effect.turned ? tasks.effects.windTurned : tasks.effects.wind;
    case 'strength':
      if (pending.from !== undefined) return tasks.effects.strengthTo;
      return effect.moved.length > 0 ? tasks.effects.strengthSecond : tasks.effects.strength;
    case 'change':
      return pending.changing === undefined ? tasks.effects.change : tasks.changeKind;
    case 'cunning':
      return effect.opened ? tasks.effects.cunningMore : tasks.effects.cunning;
    default:
      return tasks.effects[effect.spirit];
  }
}

function canPayShrine(legal: readonly Action[], spirit: SpiritId): boolean {
  return legal.some(
    (action) => action.type === 'activate' && action.spirit === spirit && action.pay === 'shrine',
  );
}

const TASKS: Readonly<
  Record<Phase, (game: Game, legal: readonly Action[], words: GameWords, pending: Pending) => string>
> = {
  choose: (game, legal, words) =>
    game.turn.activated === 'lightness' ? words.tasks.effects.lightness : chooseTask(game, legal, words),
  finish: finishTask,
  place: placeTask,
  lock: ({ turn }, _, { tasks }) => (turn.waiting.length > 1 ? tasks.lockSeveral : tasks.lock),
  build: ({ turn }, _, { tasks }) => tasks.build(turn.building?.left ?? 0),
  effect: (game, _, words, pending) => effectTask(game, pending, words),
  end: (_, legal, words) => endTask(legal, words),
  ingenuity: (_, __, { table, ingenuity }) => table.thinking(named(ingenuity.name)),
  over: (_, __, { tasks }) => tasks.over,
};

export function taskOf(game: Game, legal: readonly Action[], pending: Pending, words: GameWords): string {
  if (pending.spirit) {
    return words.tasks.pay(words.spirits[pending.spirit].name, canPayShrine(legal, pending.spirit));
  }
  return TASKS[phaseOf(game)](game, legal, words, pending);
}

export interface TaskButton {
  readonly label: string;
  readonly intent: Intent;
  /** The letter that does the same. */
  readonly shortcut?: string;
  /** What most players want next. */
  readonly main?: boolean;
}

/** Actions that need no cell to be pointed at. */
const BUTTONS: Partial<Record<Action['type'], Pick<TaskButton, 'shortcut' | 'main'>>> = {
  shrine: { shortcut: 's' },
  discard: { shortcut: 'd' },
  summon: { shortcut: 'g' },
  forgo: { main: true },
  lock: { shortcut: 'l', main: true },
  done: { shortcut: 'n' },
  end: { shortcut: 'n', main: true },
};

function actionButton(game: Game, action: Action, words: GameWords): TaskButton | undefined {
  const button = BUTTONS[action.type];
  const label = button && wordsForAction(game, action, words);
  return label ? { label, intent: { type: 'act', action }, ...button } : undefined;
}

/** A letter does one thing; of several sets or Spirits it is the first. */
function eachKeyOnce(buttons: readonly TaskButton[]): TaskButton[] {
  const used = new Set<string>();
  return buttons.map(({ shortcut, ...button }) => {
    if (shortcut === undefined || used.has(shortcut)) return button;
    used.add(shortcut);
    return { ...button, shortcut };
  });
}

/** What can be done without pointing at a cell. */
export function buttonsFor(
  game: Game,
  legal: readonly Action[],
  pending: Pending,
  words: GameWords,
): readonly TaskButton[] {
  const cancel: TaskButton = { label: words.common.cancel, intent: { type: 'cancel' } };
  if (pending.spirit) {
    const pay: TaskButton = {
      label: words.actions.payShrine,
      intent: { type: 'payShrine' },
      shortcut: 'p',
      main: true,
    };
    return canPayShrine(legal, pending.spirit) ? [pay, cancel] : [cancel];
  }
  if (pending.changing !== undefined) {
    const kinds = legal.flatMap((action) =>
      action.type === 'change' && action.cell === pending.changing ? [action.kind] : [],
    );
    return [
      ...kinds.map(
        (kind): TaskButton => ({
          label: words.actions.change(words.kinds[kind]),
          intent: { type: 'kind', kind },
          main: true,
        }),
      ),
      cancel,
    ];
  }
  const aimed: readonly TaskButton[] =
    pending.aim === undefined
      ? []
      : [
          {
            label: words.actions.placeHere,
            intent: { type: 'realm', player: game.turn.player, cell: pending.aim },
            main: true,
          },
          cancel,
        ];
  const spirits = new Set<SpiritId>();
  for (const action of legal) if (action.type === 'activate') spirits.add(action.spirit);
  const calls = [...spirits].map(
    (spirit): TaskButton => ({
      label: words.actions.call(words.spirits[spirit].name),
      intent: { type: 'spirit', spirit },
      shortcut: 'p',
    }),
  );
  return eachKeyOnce([
    ...aimed,
    ...legal.flatMap((action) => actionButton(game, action, words) ?? []),
    ...calls,
    ...(pending.from === undefined ? [] : [cancel]),
  ]);
}
