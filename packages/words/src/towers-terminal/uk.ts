/** What the terminal says in a game of Towers, in Ukrainian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { uk as towers } from '../towers/uk.ts';
import type { TowersTerminalWords } from './en.ts';

const counted = countingIn('uk');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });

const FOR = { advance: '', castles: ' за замки', king: ' від короля', master: ' за карту майстра' } as const;

const VARIANTS = { basic: 'звичайна гра', own: 'власні колоди', master: 'майстер-версія' } as const;

export const uk: TowersTerminalWords = {
  ...towers,

  when: (year, round, rounds) => `Рік ${year}, раунд ${round} з ${rounds}`,
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
  markerMoved: (who, count, reason) => `${who}: ${towers.points(count)}${FOR[reason]}`,
  yearScored: (year) => `Підрахунок за рік ${year}`,
  yearBegun: (year, who) => `Рік ${year} починає ${who}`,

  title: (variant, seed) => `Вежі: ${VARIANTS[variant]}, код розкладу «${seed}».`,
  noCards: 'Карт у вас немає.',
  undoNothing: 'Скасовувати нічого: узято нову карту, або в цьому ході ще нічого не зроблено.',

  menu: {
    knight: 'виставити лицаря, 2 очки',
    move: 'перемістити цього лицаря, 1 очко',
    block: 'поставити блок, 1 очко',
    buy: 'купити карту, 1 очко',
    advance: 'пересунути маркер, 1 очко',
    end: 'завершити хід',
    leave: 'лишити короля на місці',
  },

  help: {
    turnText: [
      'У вас п’ять очок дій: виставити лицаря (2), перемістити лицаря (1), поставити блок (1), купити карту (1), пересунути маркер (1), у будь-якому порядку. Раз на хід можна безкоштовно зіграти карту дії, але не куплену в цьому ході.',
      'Лицар підіймається по одному рівню або проходить крізь замок: в одні двері ввійшов, з інших вийшов, але не вище, ніж увійшов. Блоки ставлять на замок або поруч із ним; замок не буває вищим за свою площу, і два замки ніколи не з’єднують.',
      'Наприкінці кожного з трьох років замок, де стоїть ваш лицар, приносить свою площу, помножену на рівень найвищого вашого лицаря в ньому. Король дає 5, 10, 15 очок за лицаря в його замку рівно на рівні 1, 2, 3. Перемагає той, у кого більше очок.',
    ],
    boardText: [
      'Число — рівень поля, крапка — гола земля; літери від a до d — лицарі гравців, k — король. Поле називають «ряд,стовпець», від 0,0 до 7,7.',
    ],
    typingText: [
      'Число з меню або дію: “block 2,3”, “move 2,2 2,3”, “knight 3,4”, “card jump 2,2 2,4”, “end”. Вистачить і частини, якщо все зрозуміло.',
      'undo (скасувати), hint (підказка), score (рахунок), cards (карти), board (поле), help (довідка), quit (вийти)',
    ],
  },
};
