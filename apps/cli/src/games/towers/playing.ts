/** What a person is told at a game of Towers: the task, why something can't be done, the cards, a suggestion. */
import type { Random } from '@mahjong-fortress/base/random';
import {
  type Action,
  activePlayer,
  type CardId,
  type Game,
  type GameView,
  HIDDEN,
  makeAction,
  phaseOf,
  refusalOf,
} from '@mahjong-fortress/towers';
import { hintFor, type TowersReason, timeBudget } from '@mahjong-fortress/towers-ai';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { paragraph } from '../../draw/blocks.ts';
import type { BoardStyle } from '../kit.ts';

type Style = Omit<BoardStyle, 'names'>;

export function taskOf(game: Game, { towers: { tasks } }: TerminalWords): string {
  const phase = phaseOf(game);
  // Before the first year the king has to be put somewhere; between two he may stay.
  return phase === 'king' && game.year > 0 ? tasks.moveKing : tasks[phase];
}

export function meaningOf(view: GameView, action: Action, { towers }: TerminalWords): string {
  if (action.type === 'card') return towers.actionCards[action.card].name;
  // Nothing costs points before the first year.
  const isFree = action.type === 'knight' && phaseOf(view) === 'knights';
  return isFree ? '' : (towers.menu[action.type] ?? '');
}

export function refusalText(view: GameView, action: Action, { towers }: TerminalWords): string | undefined {
  const refusal = refusalOf(view, action);
  if (!refusal) return undefined;
  return refusal.area === undefined ? towers.refusals[refusal.code] : towers.tooHigh(refusal.area);
}

function knownCards(view: GameView): readonly CardId[] {
  const { hand } =
    view.viewer === undefined ? activePlayer(view) : (view.players[view.viewer] ?? { hand: [] });
  const own = view.viewer === view.turn.seat ? [...view.turn.bought, ...view.turn.drawn] : [];
  return [...new Set([...hand, ...own])].filter((card) => card !== HIDDEN);
}

/** The master card, and what the cards in one's own hand do. */
export function cardLines(view: GameView, { words, width }: Pick<Style, 'words' | 'width'>): string[] {
  const { towers } = words;
  const { master } = view.options;
  const lines = [
    ...(master ? [`${towers.masterCards[master].name}: ${towers.masterCards[master].text}`] : []),
    ...knownCards(view).map((id) => `${id}: ${towers.actionCards[id].name}. ${towers.actionCards[id].text}`),
  ];
  return (lines.length > 0 ? lines : [towers.noCards]).flatMap((line) => paragraph(line, width));
}

export function howToPlay(view: GameView, { words, paint, width }: Style): string {
  const { help, towers } = words;
  const section = (heading: string, lines: readonly string[]) => [
    paint('bold', heading),
    ...lines.flatMap((line) => paragraph(line, width)),
  ];
  return [
    ...section(help.turn, towers.help.turnText),
    '',
    ...section(help.board, towers.help.boardText),
    '',
    ...section(help.cards, cardLines(view, { words, width })),
    '',
    ...section(help.typing, towers.help.typingText),
  ].join('\n');
}

function reasonText(reason: TowersReason, { reasons, actionCards }: TerminalWords['towers']): string {
  switch (reason.type) {
    case 'castles':
    case 'king':
    case 'master':
    case 'advances':
      return reasons[reason.type](reason.points);
    case 'bringsIn':
      return reasons.bringsIn(reason.knights);
    case 'card':
      return reasons.card(actionCards[reason.card].name);
    case 'buys':
    case 'prepares':
      return reasons[reason.type]();
  }
}

export function hint(view: GameView, random: Random, { towers }: TerminalWords): string {
  const { actions, reasons } = hintFor(
    view,
    random,
    timeBudget(view, () => performance.now()),
  );
  return towers.hint(
    actions.map(makeAction).join(', '),
    reasons.map((reason) => reasonText(reason, towers)).join(', '),
  );
}
