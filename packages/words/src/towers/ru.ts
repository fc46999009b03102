/** What is said about a game of Towers, in Russian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import type { TowersWords } from './en.ts';

const counted = countingIn('ru');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });
const points = (count: number) => plural(count, 'очко', 'очка', 'очков');

const FOR = { advance: '', castles: ' за замки', king: ' от короля', master: ' за карту мастера' } as const;

export const ru: TowersWords = {
  over: 'Игра окончена',
  setup: 'Перед первым годом',
  when: (year, round, rounds) => `Год ${year}, раунд ${round} из ${rounds}`,
  between: (year) => `Год ${year} позади: где стоять королю?`,
  points,
  stacks: (stacks) => `стопки: ${stacks || 'нет'}`,
  cards: (cards) => `карты: ${cards || 'нет'}`,
  left: (ap, blocks) =>
    `осталось ${plural(ap, 'пункт', 'пункта', 'пунктов')} действия${blocks === undefined ? '' : `, в стопке этого хода ${plural(blocks, 'блок', 'блока', 'блоков')}`}`,
  masterCard: (id) => `Карта мастера: ${id}`,
  king: (count) => `король ${count}`,
  master: (count) => `карта мастера ${count}`,
  ifNow: 'Если бы год кончился сейчас:',

  castleFounded: (who, cell) => `${who}: новый замок на ${cell}`,
  knightPlaced: (who, cell) => `${who}: рыцарь встаёт на ${cell}`,
  knightMoved: (who, from, to) => `${who}: рыцарь идёт с ${from} на ${to}`,
  kingPlaced: (who, cell) => `${who}: король встаёт на ${cell}`,
  kingLeft: (who) => `${who}: король остаётся на месте`,
  blockPlaced: (who, cell, level) => `${who}: на ${cell} теперь ${level}-й уровень`,
  blockShifted: (who, from, to) => `${who}: блок переезжает с ${from} на ${to}`,
  cardBought: (who) => `${who}: куплена карта`,
  cardsDrawn: (who, count) => `${who}: взято карт: ${count}`,
  cardKept: (who, rest) =>
    `${who}: одна карта на руку, остальные ${rest === 'top' ? 'наверх колоды' : 'под колоду'}`,
  cardPlayed: (who, card) => `${who}: сыграна карта ${card}`,
  markerMoved: (who, count, reason) => `${who}: ${points(count)}${FOR[reason]}`,
  yearScored: (year) => `Подсчёт за год ${year}`,
  yearBegun: (year, who) => `Год ${year} начинает ${who}`,
};
