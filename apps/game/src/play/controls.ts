/** What can be pressed: everything legal that needs no cell to be pointed at, and the ways on from trouble. */
import type { Action, GameView, SpiritId } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import type { Wish } from '../session/intents.ts';
import type { Pending } from '../session/pending.ts';
import { wordsForAction } from '../words/action-words.ts';

export interface Control {
  readonly label: string;
  readonly wish: Wish;
  /** The letter that does the same. */
  readonly shortcut?: string;
  /** What most players want next. */
  readonly main?: boolean;
}

/** Actions that need no cell to be pointed at. */
const BUTTONS: Partial<Record<Action['type'], Pick<Control, 'shortcut' | 'main'>>> = {
  shrine: { shortcut: 's' },
  discard: { shortcut: 'd' },
  summon: { shortcut: 'g' },
  forgo: { main: true },
  lock: { shortcut: 'l', main: true },
  done: { shortcut: 'n' },
  end: { shortcut: 'n', main: true },
};

function actionButton(view: GameView, action: Action, words: GameWords): Control | undefined {
  const button = BUTTONS[action.type];
  const label = button && wordsForAction(view, action, words);
  return label ? { label, wish: { type: 'act', action }, ...button } : undefined;
}

/** A letter does one thing; of several sets or Spirits it is the first. */
function eachKeyOnce(buttons: readonly Control[]): Control[] {
  const used = new Set<string>();
  return buttons.map(({ shortcut, ...button }) => {
    if (shortcut === undefined || used.has(shortcut)) return button;
    used.add(shortcut);
    return { ...button, shortcut };
  });
}

export function canPayShrine(legal: readonly Action[], spirit: SpiritId): boolean {
  return legal.some(
    (action) => action.type === 'activate' && action.spirit === spirit && action.pay === 'shrine',
  );
}

/** What can be done without pointing at a cell. */
export function controlsFor(
  view: GameView,
  legal: readonly Action[],
  pending: Pending,
  words: GameWords,
): readonly Control[] {
  const cancel: Control = { label: words.common.cancel, wish: { type: 'cancel' } };
  if (pending.spirit) {
    const pay: Control = {
      label: words.actions.payShrine,
      wish: { type: 'payShrine' },
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
        (kind): Control => ({
          label: words.actions.change(words.kinds[kind]),
          wish: { type: 'kind', kind },
          main: true,
        }),
      ),
      cancel,
    ];
  }
  const aimed: readonly Control[] =
    pending.aim === undefined
      ? []
      : [
          {
            label: words.actions.placeHere,
            wish: { type: 'realm', player: view.turn.player, cell: pending.aim },
            main: true,
          },
          cancel,
        ];
  const spirits = new Set<SpiritId>();
  for (const action of legal) if (action.type === 'activate') spirits.add(action.spirit);
  const calls = [...spirits].map(
    (spirit): Control => ({
      label: words.actions.call(words.spirits[spirit].name),
      wish: { type: 'spirit', spirit },
      shortcut: 'p',
    }),
  );
  return eachKeyOnce([
    ...aimed,
    ...legal.flatMap((action) => actionButton(view, action, words) ?? []),
    ...calls,
    ...(pending.from === undefined ? [] : [cancel]),
  ]);
}
