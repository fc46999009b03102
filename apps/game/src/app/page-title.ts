/** What the tab is called: the sheet that lies open, the screen, or whose turn it is. */
import type { GameWords } from '@mahjong-fortress/words/game';
import { YOU } from '@mahjong-fortress/words/who';
import { isTurnHere, turnOf } from '../session/session-state.ts';
import { asShown } from '../session/shown.ts';
import { whoIn } from '../words/who.ts';
import type { DialogName } from './address.ts';
import type { Screen, TableProps } from './screen.ts';

function sheetTitle(dialog: DialogName, words: GameWords): string {
  switch (dialog) {
    case 'play':
    case 'playTowers':
      return words.title.another;
    case 'sameDeal':
      return words.table.sameDeal;
    case 'settings':
    case 'help':
    case 'saves':
    case 'statistics':
    case 'daily':
    case 'puzzles':
    case 'watch':
      return words[dialog].heading;
    case 'me':
      return words.profile.heading;
    case 'brokenPuzzle':
      return words.puzzles.heading;
    case 'brokenReplay':
      return words.watch.heading;
    case 'missingGame':
      return words.saves.heading;
    case 'playedElsewhere':
      return words.elsewhere.heading;
    case 'notLoaded':
      return words.notLoaded.heading;
  }
}

export function tableTitle({ session, guide }: TableProps, words: GameWords): string {
  const state = asShown(session.state.value);
  const { situation, record, view, reader } = state;
  if (guide) return guide.title(words);
  if (situation === 'over') return words.end.heading;
  const who = whoIn(record, words, reader)[turnOf(state) ?? view.turn.player] ?? YOU;
  return isTurnHere(state) ? words.table.yourTurn(who) : words.table.turnOf(who);
}

function screenTitle(screen: Screen, words: GameWords): string | undefined {
  switch (screen.name) {
    case 'opening':
    case 'title':
      return undefined;
    case 'lobby':
      return words.title.modes.online;
    case 'newGame':
      return words.newGame.headings[screen.sheet];
    case 'table':
      return tableTitle(screen.props, words);
    case 'farTable':
      return screen.props.playing.value?.title(words);
    case 'room':
      return screen.title(words);
    case 'replay':
      return words.replay.heading;
  }
}

export function pageTitle(screen: Screen, dialog: DialogName | undefined, words: GameWords): string {
  const what = dialog ? sheetTitle(dialog, words) : screenTitle(screen, words);
  return what ? `${what} · ${words.title.name}` : words.title.name;
}
