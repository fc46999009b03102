/** What the terminal says in a game of Towers, in Russian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { ru as towers } from '../towers/ru.ts';
import type { TowersTerminalWords } from './en.ts';

const counted = countingIn('ru');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });

const FOR = { advance: '', castles: ' за замки', king: ' от короля', master: ' за карту мастера' } as const;

const VARIANTS = { basic: 'обычная игра', own: 'свои колоды', master: 'мастер-версия' } as const;

export const ru: TowersTerminalWords = {
  ...towers,

  when: (year, round, rounds) => `Год ${year}, раунд ${round} из ${rounds}`,
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
  markerMoved: (who, count, reason) => `${who}: ${towers.points(count)}${FOR[reason]}`,
  yearScored: (year) => `Подсчёт за год ${year}`,
  yearBegun: (year, who) => `Год ${year} начинает ${who}`,

  title: (variant, seed) => `Башни: ${VARIANTS[variant]}, код расклада «${seed}».`,
  noCards: 'Карт у вас нет.',
  undoNothing: 'Отменять нечего: взята новая карта, или в этом ходу ещё ничего не сделано.',

  menu: {
    knight: 'выставить рыцаря, 2 пункта',
    move: 'переместить этого рыцаря, 1 пункт',
    block: 'поставить блок, 1 пункт',
    buy: 'купить карту, 1 пункт',
    advance: 'передвинуть маркер, 1 пункт',
    end: 'завершить ход',
    leave: 'оставить короля на месте',
  },

  help: {
    turnText: [
      'У вас пять пунктов действия: выставить рыцаря (2), переместить рыцаря (1), поставить блок (1), купить карту (1), передвинуть маркер (1), в любом порядке. Раз в ход можно бесплатно сыграть карту действия, но не купленную в этом ходу.',
      'Рыцарь поднимается по одному уровню или проходит через замок: в одну дверь вошёл, из другой вышел, но не выше, чем вошёл. Блоки ставят на замок или рядом с ним; замок не бывает выше своей площади, и два замка никогда не соединяют.',
      'В конце каждого из трёх лет замок, где стоит ваш рыцарь, приносит свою площадь, умноженную на уровень самого высокого вашего рыцаря в нём. Король даёт 5, 10, 15 очков за рыцаря в его замке ровно на уровне 1, 2, 3. Побеждает тот, у кого больше очков.',
    ],
    boardText: [
      'Число — уровень поля, точка — голая земля; буквы от a до d — рыцари игроков, k — король. Поле называют «ряд,столбец», от 0,0 до 7,7.',
    ],
    typingText: [
      'Число из меню или действие: “block 2,3”, “move 2,2 2,3”, “knight 3,4”, “card jump 2,2 2,4”, “end”. Хватит и части, если всё понятно.',
      'undo (отменить), hint (подсказка), score (счёт), cards (карты), board (поле), help (справка), quit (выйти)',
    ],
  },
};
