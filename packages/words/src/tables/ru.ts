/** What the terminal says at an online table, in Russian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { playing } from '../online/playing/ru.ts';
import type { TableWords } from './en.ts';

const counted = countingIn('ru');

export const ru: TableWords = {
  table: (id, game, pace) => `Стол ${id}: ${game}, ${pace}.`,
  seat: (number, who) => `  ${number}  ${who}`,
  openSeat: '(свободно)',
  own: (name) => `${name} (вы)`,
  computer: (level) => `Компьютер (${level})`,
  playedBy: (name, level) => `${name} (играет компьютер: ${level})`,
  gaveUp: (name) => `${name} (вне игры)`,
  live: (minutes, increment) => `по ${minutes} мин на игрока, ещё ${increment} с после каждого хода`,
  slow: (days) => `${counted(days, { one: 'день', few: 'дня', many: 'дней' })} на ход`,
  untimed: 'без часов',
  rated: 'рейтинговая',
  stages: { gathering: 'ждёт игроков', playing: 'идёт игра', paused: 'пауза', over: 'игра окончена' },
  noTables: 'Столов нет.',
  made: (id) => `Ваш стол — ${id}.`,
  toPlay: (command) => `Играть: ${command}`,
  toJoin: (command) => `Для остальных: ${command}`,
  toReturn: (command) => `Вернуться: ${command}`,

  waitingForPeople: 'Ждём игроков. Наберите help, чтобы узнать, что можно сделать.',
  canStart: 'Все в сборе: наберите start.',
  hostStarts: 'Все в сборе; игру начинает хозяин стола.',
  turnOf: (who) => `Ходит ${who}.`,
  turnOfAbsent: (who) => `Ходит ${who}, но не в сети.`,
  timeLeft: (time) => `Осталось времени: ${time}.`,
  notYourTurn: 'Сейчас не ваш ход.',
  watching: 'Вы наблюдаете за игрой.',
  lost: 'Связь прервалась, пробуем снова.',
  back: 'Связь восстановлена.',

  sat: (who, seat) => `${who} садится на место ${seat}.`,
  left: (who, seat) => `${who} освобождает место ${seat}.`,
  seatFilled: (seat, who) => `Место ${seat}: ${who}.`,
  seatOpened: (seat) => `Место ${seat} снова свободно.`,
  started: 'Игра начинается.',
  undone: (who) => `${who} отменяет последнее действие.`,
  said: (who, text) => `${who}: «${text}»`,
  late: (who) => `${who}: время вышло. Остальные могут набрать wait, claim или substitute LEVEL.`,
  waited: (who) => `${who} даёт ещё время.`,
  wantsPause: (who) => `${who} просит паузу (согласны — наберите pause).`,
  wantsNoPause: (who) => `${who} больше не просит паузы.`,
  paused: 'Пауза, пока все не наберут resume.',
  resumed: 'Игра продолжается.',
  resigned: (who) => `${who} сдаётся.`,
  claimed: (who) => `Победа засчитана остальным: ${who} слишком долго не возвращается.`,
  substituted: (who) => `${who}: дальше играет компьютер.`,
  undoAsked: (who) =>
    `${who} просит отменить последнее действие. Следующий игрок набирает allow (разрешить) или decline (отказать).`,
  undoRefused: (who) => `${who} не разрешает отменить действие.`,
  onHoliday: (who) => `${who} в отпуске, часы стоят.`,
  offHoliday: (who) => `${who} возвращается из отпуска.`,
  returned: (who) => `${who} возвращается в игру.`,
  rematch: (who) => `${who} предлагает реванш. Наберите next, чтобы перейти за новый стол.`,
  placed: (place, who, points) => `${place}. ${who}: ${points}`,
  promise: (hex) =>
    `До первого хода сервер обещает расклад, код которого имеет SHA-256 ${hex} (проверить: mf verify).`,
  dealKept: 'Расклад тот самый, что был обещан до первого хода.',
  dealBroken: 'Расклад не тот, что был обещан до первого хода!',

  phrases: playing.phrases,
  whichPhrase: (phrases) => `Можно сказать: ${phrases}.`,
  whichLevel: (levels) => `Назовите компьютер: ${levels}.`,
  whichSeat: 'Назовите номер места.',

  help: [
    'До начала: start (начать), sit 2 (сесть), stand (встать), computer 2 master (посадить компьютер), open 2 (освободить место).',
    'В любой момент: say hello (сказать), undo (отменить), pause (пауза), resume (продолжить), resign (сдаться), board (поле), seats (места), score (счёт), cards (карты), quit (выйти).',
    'В рейтинговой игре отмену разрешает следующий игрок: allow (разрешить) или decline (отказать).',
    'Если у кого-то вышло время: wait (подождать ещё), claim (закончить игру) или substitute apprentice (дальше играет компьютер). Если за вас играет компьютер: return (вернуться).',
    'После игры: rematch (реванш) и next (перейти за новый стол).',
  ],
};
