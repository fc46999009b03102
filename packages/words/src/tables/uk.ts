/** What the terminal says at an online table, in Ukrainian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { playing } from '../online/playing/uk.ts';
import type { TableWords } from './en.ts';

const counted = countingIn('uk');

export const uk: TableWords = {
  table: (id, game, pace) => `Стіл ${id}: ${game}, ${pace}.`,
  seat: (number, who) => `  ${number}  ${who}`,
  openSeat: '(вільно)',
  own: (name) => `${name} (ви)`,
  computer: (level) => `Комп’ютер (${level})`,
  playedBy: (name, level) => `${name} (грає комп’ютер: ${level})`,
  gaveUp: (name) => `${name} (поза грою)`,
  live: (minutes, increment) => `по ${minutes} хв на гравця, ще ${increment} с після кожного ходу`,
  slow: (days) => `${counted(days, { one: 'день', few: 'дні', many: 'днів' })} на хід`,
  untimed: 'без годинника',
  rated: 'рейтингова',
  stages: { gathering: 'чекає на гравців', playing: 'триває гра', paused: 'пауза', over: 'гру завершено' },
  noTables: 'Столів немає.',
  made: (id) => `Ваш стіл — ${id}.`,
  toPlay: (command) => `Грати: ${command}`,
  toJoin: (command) => `Для решти: ${command}`,
  toReturn: (command) => `Повернутися: ${command}`,

  waitingForPeople: 'Чекаємо на гравців. Наберіть help, щоб дізнатися, що можна зробити.',
  canStart: 'Усі зібралися: наберіть start.',
  hostStarts: 'Усі зібралися; гру починає господар столу.',
  turnOf: (who) => `Ходить ${who}.`,
  turnOfAbsent: (who) => `Ходить ${who}, але не в мережі.`,
  timeLeft: (time) => `Лишилося часу: ${time}.`,
  notYourTurn: 'Зараз не ваш хід.',
  watching: 'Ви спостерігаєте за грою.',
  lost: 'Зв’язок обірвався, пробуємо знову.',
  back: 'Зв’язок відновлено.',

  sat: (who, seat) => `${who} сідає на місце ${seat}.`,
  left: (who, seat) => `${who} звільняє місце ${seat}.`,
  seatFilled: (seat, who) => `Місце ${seat}: ${who}.`,
  seatOpened: (seat) => `Місце ${seat} знову вільне.`,
  started: 'Гра починається.',
  undone: (who) => `${who} скасовує останню дію.`,
  said: (who, text) => `${who}: «${text}»`,
  late: (who) => `${who}: час вийшов. Решта може набрати wait, claim або substitute LEVEL.`,
  waited: (who) => `${who} дає ще час.`,
  wantsPause: (who) => `${who} просить паузу (згодні — наберіть pause).`,
  wantsNoPause: (who) => `${who} більше не просить паузи.`,
  paused: 'Пауза, доки всі не наберуть resume.',
  resumed: 'Гра триває.',
  resigned: (who) => `${who} здається.`,
  claimed: (who) => `Перемогу зараховано решті: ${who} надто довго не повертається.`,
  substituted: (who) => `${who}: далі грає комп’ютер.`,
  undoAsked: (who) =>
    `${who} просить скасувати останню дію. Наступний гравець набирає allow (дозволити) або decline (відмовити).`,
  undoRefused: (who) => `${who} не дозволяє скасувати дію.`,
  onHoliday: (who) => `${who} у відпустці, годинник стоїть.`,
  offHoliday: (who) => `${who} повертається з відпустки.`,
  returned: (who) => `${who} повертається до гри.`,
  rematch: (who) => `${who} пропонує реванш. Наберіть next, щоб перейти за новий стіл.`,
  placed: (place, who, points) => `${place}. ${who}: ${points}`,
  promise: (hex) =>
    `До першого ходу сервер обіцяє розклад, код якого має SHA-256 ${hex} (перевірити: mf verify).`,
  dealKept: 'Розклад той самий, що був обіцяний до першого ходу.',
  dealBroken: 'Розклад не той, що був обіцяний до першого ходу!',

  phrases: playing.phrases,
  whichPhrase: (phrases) => `Можна сказати: ${phrases}.`,
  whichLevel: (levels) => `Назвіть комп’ютер: ${levels}.`,
  whichSeat: 'Назвіть номер місця.',

  help: [
    'До початку: start (почати), sit 2 (сісти), stand (встати), computer 2 master (посадити комп’ютер), open 2 (звільнити місце).',
    'Будь-коли: say hello (сказати), undo (скасувати), pause (пауза), resume (продовжити), resign (здатися), board (поле), seats (місця), score (рахунок), cards (карти), quit (вийти).',
    'У рейтинговій грі скасування дозволяє наступний гравець: allow (дозволити) або decline (відмовити).',
    'Якщо в когось вийшов час: wait (зачекати ще), claim (завершити гру) або substitute apprentice (далі грає комп’ютер). Якщо за вас грає комп’ютер: return (повернутися).',
    'Після гри: rematch (реванш) і next (перейти за новий стіл).',
  ],
};
