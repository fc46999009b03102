/** What the terminal says in a game and about fortresses, in Russian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { ru as findings } from '@mahjong-fortress/layouts-schema/sentences/ru';
import { ru as events } from '../events/ru.ts';
import { ru as players } from '../players/ru.ts';
import { ru as refusals } from '../refusals/ru.ts';
import { ru as rulebook } from '../rulebook/ru.ts';
import { ru as tables } from '../tables/ru.ts';
import { ru as tasks } from '../tasks/ru.ts';
import { ru as towers } from '../towers-terminal/ru.ts';
import type { TerminalWords } from './en.ts';

const counted = countingIn('ru');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });

export const ru: TerminalWords = {
  ...players,
  ...rulebook,
  events,
  tables,
  tasks,
  towers,
  refusals,
  findings,

  publishing: {
    published: (name, address) => `Опубликовано: «${name}», ${address}`,
    refused: (file, why) => `${file}: не опубликовано. ${why}`,
    sameAs: (address) => `Такая форма уже есть: ${address}`,
    waits: (minutes) =>
      `Сервер пока больше не принимает. Продолжение через ${plural(minutes, 'минуту', 'минуты', 'минут')}.`,
    collected: (count, folder) =>
      `${plural(count, 'крепость', 'крепости', 'крепостей')} в папке ${folder}. Её может раздавать любой сайт.`,
    leftOut: (count) => `Не прочитано: ${plural(count, 'запись', 'записи', 'записей')}.`,
    listed: 'в списках',
    nothingWaits: 'Жалоб нет, и ничего не скрыто.',
    acted: (id, reason) => `${id}: сделано. Автор прочтёт: ${reason}`,
  },

  board: {
    round: (round) => `Раунд ${round}`,
    lastRound: (round) => `Раунд ${round}, последний`,
    over: 'Игра окончена',
    fortress: (tiles, top) =>
      `Крепость: ${tiles === 0 ? 'пуста' : `${plural(tiles, 'кость', 'кости', 'костей')}, верхний ярус ${top}`}`,
    countdown: (track, pile) => `Отсчёт ${track}, в резерве ${pile}`,
    supply: (shrines) => `Храмов в общем запасе: ${shrines}`,
    ingenuity: (name, tokens, tiles) =>
      `${name}: ${plural(tokens, 'жетон', 'жетона', 'жетонов')}, кости: ${tiles || 'пока нет'}`,
    spirits: (cards) => `Духи: ${cards.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
    dragons: (cards) => `Драконы: ${cards.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
    score: (vp) => `${vp} ПО`,
    scoreSoFar: (vp, total) => `${vp} ПО, при подсчёте сейчас ${total}`,
    stock: (shrines, tokens) =>
      `${plural(shrines, 'храм', 'храма', 'храмов')} в запасе, ${plural(tokens, 'жетон', 'жетона', 'жетонов')}`,
    legend: (kinds) => [
      `Кости: ${kinds}. Цифра сверху — ярус.`,
      'Крепость: [M4³] можно взять сейчас, (M4²) доступна, M4² зажата с обеих длинных сторон, западной и восточной.',
      'Королевство: M4¹ открыта, ▒▒¹ закрыта, ⌂⌂¹ под храмом, · пусто.',
    ],
  },

  menu: {
    shrine: 'взять храм из общего запаса, кость остаётся у вас',
    discard: 'сбросить взятую кость за 1 ПО',
    summon: 'призвать Дракона: жетон отсчёта, 2 ПО в конце',
    forgo: 'для этой кости нет места: она сбрасывается',
    lock: 'закрепить комплект, который начинается здесь',
    build: 'построить здесь храм',
    activate: 'призвать Духа, заплатив открытой костью или храмом',
    done: 'на этом остановиться',
    end: 'завершить ход',
  },

  asking: {
    hand: (tiles) => `В руке: ${tiles}.`,
    chooseNumber: (most) => `Выберите число от 1 до ${most} или наберите help.`,
    noSuchNumber: (most) => `В меню пункты от 1 до ${most}.`,
    severalMeant: (typed, actions) => `«${typed}» может значить: ${actions}.`,
    notUnderstood: (typed) =>
      `«${typed}» — здесь такого действия нет. Выберите число из меню или наберите help.`,
    undoNothing: 'Отменять нечего: с тех пор открылась новая кость, или ещё ничего не сделано.',
    noAnswer: 'Компьютер не отвечает.',
  },

  greeting: {
    title: (layout, seed) => `Крепость Маджонг: ${layout ?? 'своя раскладка'}, код расклада «${seed}».`,
    you: (name) => `Вы — ${name}.`,
    solo: (opponent) => `Против вас играет ${opponent}.`,
    resumed: (actions) => `Продолжаем после ${counted(actions, { one: 'действия', many: 'действий' })}.`,
    help: 'Справка в любой момент: help.',
    farewell: 'До встречи! (Чтобы сохранить партию, играйте с ключом --record FILE.)',
    farewellKept: (command) => `До встречи! Продолжить: ${command}`,
  },

  help: {
    turn: 'Ход',
    turnText: [
      'Возьмите доступную кость с верхнего яруса. Завершите действие второй такой же костью с любого яруса, храмом из общего запаса или сбросом взятой кости за 1 ПО.',
      'Положите взятое в Королевство: на пустую клетку или на закрытую кость. Соседние открытые кости одного вида — комплект. Комплекты из 4 и более закрепляются: они переворачиваются и приносят 2, 3, 5, 6, 8 ПО за 4, 5, 6, 7, 8 костей, Драконы — на 1 больше.',
      'На только что закреплённом комплекте можно построить храм, на особых костях (Времена года, Ветры, Драконы) — два. В конце храм приносит столько ПО, на каком ярусе стоит, но не больше 3.',
      'Когда остался только первый ярус, можно не брать кость, а призвать Дракона: жетон отсчёта, 2 ПО в конце. Когда открывается «!», раунд последний.',
    ],
    board: 'Поле',
    cards: 'Карты',
    typing: 'Что можно набрать',
    typingText: [
      'Число из меню или действие: “take e3”, “place M4 b2”, “shrine”, “end”. Хватит и части слов: “e3”, “M4 b2”. Если действие всего одно, просто нажмите Ввод.',
      'e3 — клетка в столбце e и ряду 3, в Крепости и в Королевстве.',
      'undo (отменить), score (счёт), cards (карты), board (поле), help (справка), quit (выйти)',
    ],
    noCards: 'Карт в игре нет.',
    spirit: (name, text) => `${name}, раз в ход за кость или храм: ${text}`,
    dragon: (name, text) => `${name}, в конце: ${text}`,
  },

  score: {
    ifNow: 'Если бы игра кончилась сейчас:',
    sets: 'Комплекты',
    discards: 'Сбросы',
    shrines: 'Храмы',
    tokens: 'Жетоны',
    total: 'Всего',
    tier: (tier) => `ярус ${tier}`,
    tieBreak: (count) => `Закрытых стопок (при ничьей): ${count}`,
    rank: (rank) => `Ранг: ${rank}`,
  },

  check: {
    error: 'ошибка',
    advice: 'совет',
    fine: 'всё в порядке',
    at: (path) => `, ${path}`,
  },
};
