/** Whoever reads is spoken to; everybody else is named. */
import type { Language } from '@mahjong-fortress/base/languages';
import { describe, expect, test } from 'vitest';
import { type GameWords, loadGameWords } from '../src/game/load.ts';
import { loadPuzzleWords } from '../src/puzzles/load.ts';
import { named, type Who, YOU } from '../src/who.ts';
import { everyLanguage } from './every-language.ts';

const ANN = named('Ann');

type Said = (words: GameWords, who: Who) => string;
const SENTENCES: Readonly<Record<string, Said>> = {
  takes: ({ events }, who) => events.shrineTaken(who),
  'takes a tile': ({ events }, who) => events.tileTaken(who, 'X', 3, ''),
  discards: ({ events }, who) => events.discarded(who, 'X', 1),
  pays: ({ events }, who) => events.paidTile(who, 'X', 'b2'),
  destroys: ({ events }, who) => events.destroyed(who, 'X', 'b2'),
  places: ({ events }, who) => events.placed(who, 'X', 'b2', 2),
  locks: ({ events }, who) => events.locked(who, 'X', 2, ''),
  builds: ({ events }, who) => events.built(who, 'b2', 1),
  turns: ({ events }, who) => events.turned(who, 'b2'),
  moves: ({ events }, who) => events.moved(who, 'b2', 'c2'),
  summons: ({ events }, who) => events.token(who, 'track'),
  'a turn begins': ({ events }, who) => events.turnBegun(who, 2),
  'a realm': ({ table }, who) => table.realmOf(who),
  thinks: ({ table }, who) => table.thinking(who),
  'is asked': ({ table }, who) => table.yourTurn(who),
  wins: ({ end }, who) => end.winner(who),
  'wins with others': ({ end }, who) => end.winners([who, named('Bo')]),
  'is watched': ({ teaching }, who) => teaching.watch(who),
};

/** What you do, and what Ann does. */
const EXPECTED: Readonly<Record<Language, Readonly<Record<string, readonly [you: string, ann: string]>>>> = {
  en: {
    takes: ['You take a shrine', 'Ann takes a shrine'],
    'takes a tile': ['You take X from tier 3', 'Ann takes X from tier 3'],
    discards: ['You discard X for 1 VP', 'Ann discards X for 1 VP'],
    pays: ['You pay with X from b2', 'Ann pays with X from b2'],
    destroys: ['You discard X from b2 of the fortress', 'Ann discards X from b2 of the fortress'],
    places: ['You place X on b2, tier 2', 'Ann places X on b2, tier 2'],
    locks: ['You lock X for 2 VP', 'Ann locks X for 2 VP'],
    builds: ['You build a shrine on b2, tier 1', 'Ann builds a shrine on b2, tier 1'],
    turns: ['You turn the tile on b2 face down', 'Ann turns the tile on b2 face down'],
    moves: ['You move a tile from b2 to c2', 'Ann moves a tile from b2 to c2'],
    summons: [
      'You summon the Dragon and take a token from the track',
      'Ann summons the Dragon and takes a token from the track',
    ],
    'a turn begins': ['Round 2: You', 'Round 2: Ann'],
    'a realm': ['Your realm', 'Ann’s realm'],
    thinks: ['You are thinking…', 'Ann is thinking…'],
    'is asked': ['Your turn', 'Your turn, Ann'],
    wins: ['You win', 'Ann wins'],
    'wins with others': ['Shared victory: You, Bo', 'Shared victory: Ann, Bo'],
    'is watched': [
      'Your turn. Watch what happens in the fortress.',
      'Ann’s turn. Watch what happens in the fortress.',
    ],
  },
  ru: {
    takes: ['Вы берёте храм', 'Ann берёт храм'],
    'takes a tile': ['Вы берёте «X» с яруса 3', 'Ann берёт «X» с яруса 3'],
    discards: ['Вы сбрасываете «X» за 1 ПО', 'Ann сбрасывает «X» за 1 ПО'],
    pays: ['Вы платите костью «X»: b2', 'Ann платит костью «X»: b2'],
    destroys: ['Вы сбрасываете «X» из Крепости: b2', 'Ann сбрасывает «X» из Крепости: b2'],
    places: ['Вы кладёте «X»: b2, ярус 2', 'Ann кладёт «X»: b2, ярус 2'],
    locks: ['Вы закрепляете комплект (X) за 2 ПО', 'Ann закрепляет комплект (X) за 2 ПО'],
    builds: ['Вы строите храм: b2, ярус 1', 'Ann строит храм: b2, ярус 1'],
    turns: ['Вы переворачиваете кость: b2', 'Ann переворачивает кость: b2'],
    moves: ['Вы перемещаете кость: b2 → c2', 'Ann перемещает кость: b2 → c2'],
    summons: ['Вы призываете Дракона: жетон с дорожки', 'Ann призывает Дракона: жетон с дорожки'],
    'a turn begins': ['Раунд 2: Вы', 'Раунд 2: Ann'],
    'a realm': ['Ваше Королевство', 'Королевство: Ann'],
    thinks: ['Вы думаете…', 'Ann думает…'],
    'is asked': ['Ваш ход', 'Ваш ход, Ann'],
    wins: ['Вы победили', 'Побеждает Ann'],
    'wins with others': ['Общая победа: Вы, Bo', 'Общая победа: Ann, Bo'],
    'is watched': [
      'Ваш ход. Посмотрите, что изменится в Крепости.',
      'Ходит Ann. Посмотрите, что изменится в Крепости.',
    ],
  },
  uk: {
    takes: ['Ви берете храм', 'Ann бере храм'],
    'takes a tile': ['Ви берете «X» з ярусу 3', 'Ann бере «X» з ярусу 3'],
    discards: ['Ви скидаєте «X» за 1 ПО', 'Ann скидає «X» за 1 ПО'],
    pays: ['Ви платите кісткою «X»: b2', 'Ann платить кісткою «X»: b2'],
    destroys: ['Ви скидаєте «X» з Фортеці: b2', 'Ann скидає «X» з Фортеці: b2'],
    places: ['Ви кладете «X»: b2, ярус 2', 'Ann кладе «X»: b2, ярус 2'],
    locks: ['Ви закріплюєте комплект (X) за 2 ПО', 'Ann закріплює комплект (X) за 2 ПО'],
    builds: ['Ви будуєте храм: b2, ярус 1', 'Ann будує храм: b2, ярус 1'],
    turns: ['Ви перевертаєте кістку: b2', 'Ann перевертає кістку: b2'],
    moves: ['Ви переміщуєте кістку: b2 → c2', 'Ann переміщує кістку: b2 → c2'],
    summons: ['Ви прикликаєте Дракона: жетон з доріжки', 'Ann прикликає Дракона: жетон з доріжки'],
    'a turn begins': ['Раунд 2: Ви', 'Раунд 2: Ann'],
    'a realm': ['Ваше Королівство', 'Королівство: Ann'],
    thinks: ['Ви думаєте…', 'Ann думає…'],
    'is asked': ['Ваш хід', 'Ваш хід, Ann'],
    wins: ['Ви перемогли', 'Перемагає Ann'],
    'wins with others': ['Спільна перемога: Ви, Bo', 'Спільна перемога: Ann, Bo'],
    'is watched': [
      'Ваш хід. Подивіться, що зміниться у Фортеці.',
      'Ходить Ann. Подивіться, що зміниться у Фортеці.',
    ],
  },
};

describe.each(await everyLanguage(loadGameWords))('%s', (language, words) => {
  test.each(Object.entries(SENTENCES))('%s', (name, say) => {
    expect([say(words, YOU), say(words, ANN)]).toEqual(EXPECTED[language][name]);
  });

  test('somebody who is called like the word for the reader is still somebody', () => {
    expect(words.table.realmOf(named(words.you))).not.toBe(words.table.realmOf(YOU));
    expect(words.end.winner(named(words.you))).not.toBe(words.end.winner(YOU));
  });
});

/** What is said beside a puzzle, of whoever answers in it. */
const ANSWERED: Readonly<Record<Language, readonly [you: string, ann: string]>> = {
  en: ['You lock X for 4 VP.', 'Ann locks X for 4 VP.'],
  ru: ['Вы закрепляете комплект (X) за 4 ПО.', 'Ann закрепляет комплект (X) за 4 ПО.'],
  uk: ['Ви закріплюєте комплект (X) за 4 ПО.', 'Ann закріплює комплект (X) за 4 ПО.'],
};
const REPLYING: Readonly<Record<Language, readonly [you: string, ann: string]>> = {
  en: ['See what you make of it…', 'See what Ann makes of it…'],
  ru: ['Смотрите, что вы ответите…', 'Смотрите, что Ann ответит…'],
  uk: ['Дивіться, що ви відповісте…', 'Дивіться, що Ann відповість…'],
};

describe.each(await everyLanguage(loadPuzzleWords))('puzzles in %s', (language, words) => {
  test('whoever answers is spoken to, or named', () => {
    expect([YOU, ANN].map((who) => words.answered(who, 'X', 4))).toEqual(ANSWERED[language]);
    for (const [index, who] of [YOU, ANN].entries())
      expect(words.replying(who)).toContain(REPLYING[language][index]);
  });
});
