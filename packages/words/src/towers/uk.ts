/** What is said about a game of Towers, in Ukrainian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import type { TowersWords } from './en.ts';

const counted = countingIn('uk');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });
const points = (count: number) => plural(count, 'очко', 'очки', 'очок');

const FOR = { advance: '', castles: ' за замки', king: ' від короля', master: ' за карту майстра' } as const;

export const uk: TowersWords = {
  over: 'Гру завершено',
  setup: 'Перед першим роком',
  when: (year, round, rounds) => `Рік ${year}, раунд ${round} з ${rounds}`,
  between: (year) => `Рік ${year} позаду: де стояти королю?`,
  points,
  stacks: (stacks) => `стоси: ${stacks || 'немає'}`,
  cards: (cards) => `карти: ${cards || 'немає'}`,
  left: (ap, blocks) =>
    `лишилося ${plural(ap, 'очко', 'очки', 'очок')} дій${blocks === undefined ? '' : `, у стосі цього ходу ${plural(blocks, 'блок', 'блоки', 'блоків')}`}`,
  masterCard: (id) => `Карта майстра: ${id}`,
  king: (count) => `король ${count}`,
  master: (count) => `карта майстра ${count}`,
  ifNow: 'Якби рік скінчився зараз:',

  castleFounded: (who, cell) => `${who}: новий замок на ${cell}`,
  knightPlaced: (who, cell) => `${who}: лицар стає на ${cell}`,
  knightMoved: (who, from, to) => `${who}: лицар іде з ${from} на ${to}`,
  kingPlaced: (who, cell) => `${who}: король стає на ${cell}`,
  kingLeft: (who) => `${who}: король лишається на місці`,
  blockPlaced: (who, cell, level) => `${who}: на ${cell} тепер рівень ${level}`,
  blockShifted: (who, from, to) => `${who}: блок переїжджає з ${from} на ${to}`,
  cardBought: (who) => `${who}: куплено карту`,
  cardsDrawn: (who, count) => `${who}: узято ${plural(count, 'карту', 'карти', 'карт')}`,
  cardKept: (who, rest) =>
    `${who}: одна карта на руку, решта ${rest === 'top' ? 'нагору колоди' : 'під колоду'}`,
  cardPlayed: (who, card) => `${who}: зіграно карту ${card}`,
  markerMoved: (who, count, reason) => `${who}: ${points(count)}${FOR[reason]}`,
  yearScored: (year) => `Підрахунок за рік ${year}`,
  yearBegun: (year, who) => `Рік ${year} починає ${who}`,
};
