/** The sheets on which a game is put together, each as it was left. */

import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import { galleryIdIn } from '@mahjong-fortress/gallery/publication-id';
import { type Finding, openLink } from '@mahjong-fortress/layouts-schema';
import type { GameWords } from '@mahjong-fortress/words/game';
import { signal } from '@preact/signals';
import { fitted, friendsGame, type NewGame, newSeed, quickGame, soloGame } from '../session/new-game.ts';
import type { Level } from '../session/opponents.ts';
import { readChoice, writeChoice } from '../storage/sheet-choices.ts';
import { sentencesOf } from '../words/problem-words.ts';
import { type SheetName, sheetIn } from './address.ts';
import type { NewGameScreen } from './screen.ts';

/** A game on a fortress that was sent, or what is wrong with it. */
export function gameOn(link: string, game: NewGame): Result<NewGame, readonly Finding[]> {
  const opened = openLink(link);
  if (!opened.ok) return err(opened.error);
  // A game on it is counted in the gallery that it comes from.
  const id = galleryIdIn(link);
  return ok(fitted(game, { ...opened.value.layout, ...(id && { id }) }));
}

export interface Sheets {
  /** With what people usually begin with. */
  fresh(sheet: SheetName): NewGameScreen;
  /** As it was left, but for the deal. */
  asLeft(sheet: SheetName): NewGameScreen;
  /** With choices that are made already. */
  chosen(choice: NewGame, problems?: readonly string[]): NewGameScreen;
  /** On a fortress that was sent, or with what is wrong with it. */
  onFortress(link: string, words: GameWords): NewGameScreen;
}

export function makeSheets(vault: Vault, level: () => Level): Sheets {
  function make(sheet: SheetName, choice: NewGame, more: Partial<NewGameScreen> = {}): NewGameScreen {
    const place = { type: 'newGame', sheet } as const;
    const screen: NewGameScreen = {
      name: 'newGame',
      id: newSeed(),
      sheet,
      place,
      choice: signal(choice),
      problems: [],
      ...more,
    };
    screen.choice.subscribe((next) => writeChoice(vault, sheet, next));
    return screen;
  }

  const BEGINNINGS: Readonly<Record<SheetName, () => NewGame>> = {
    new: () => quickGame(level()),
    solo: soloGame,
    friends: friendsGame,
  };

  return {
    fresh: (sheet) => make(sheet, BEGINNINGS[sheet]()),
    asLeft: (sheet) => make(sheet, readChoice(vault, sheet) ?? BEGINNINGS[sheet]()),
    chosen: (choice, problems = []) => make('new', choice, { problems }),
    onFortress(link, { findings }) {
      const sheet = sheetIn(link);
      const game = BEGINNINGS[sheet]();
      const opened = gameOn(link, game);
      const place = { type: 'sharedFortress', link } as const;
      return opened.ok
        ? make(sheet, opened.value, { place })
        : make(sheet, game, { place, problems: sentencesOf(opened.error, findings) });
    },
  };
}
