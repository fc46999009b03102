/** What the terminal says in a game and about fortresses, in Ukrainian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { uk as findings } from '@mahjong-fortress/layouts-schema/sentences/uk';
import { uk as events } from '../events/uk.ts';
import { uk as players } from '../players/uk.ts';
import { uk as refusals } from '../refusals/uk.ts';
import { uk as rulebook } from '../rulebook/uk.ts';
import { uk as tables } from '../tables/uk.ts';
import { uk as tasks } from '../tasks/uk.ts';
import { uk as towers } from '../towers-terminal/uk.ts';
import type { TerminalWords } from './en.ts';

const counted = countingIn('uk');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });

export const uk: TerminalWords = {
  ...players,
  ...rulebook,
  events,
  tables,
  tasks,
  towers,
  refusals,
  findings,

  publishing: {
    published: (name, address) => `Опубліковано: «${name}», ${address}`,
    refused: (file, why) => `${file}: не опубліковано. ${why}`,
    sameAs: (address) => `Така форма вже є: ${address}`,
    waits: (minutes) =>
      `Сервер поки більше не приймає. Продовження за ${plural(minutes, 'хвилину', 'хвилини', 'хвилин')}.`,
    collected: (count, folder) =>
      `${plural(count, 'фортеця', 'фортеці', 'фортець')} у теці ${folder}. Її може роздавати будь-який сайт.`,
    leftOut: (count) => `Не прочитано: ${plural(count, 'запис', 'записи', 'записів')}.`,
    listed: 'у списках',
    nothingWaits: 'Скарг немає, і нічого не приховано.',
    acted: (id, reason) => `${id}: зроблено. Автор прочитає: ${reason}`,
  },

  board: {
    round: (round) => `Раунд ${round}`,
    lastRound: (round) => `Раунд ${round}, останній`,
    over: 'Гру закінчено',
    fortress: (tiles, top) =>
      `Фортеця: ${tiles === 0 ? 'порожня' : `${plural(tiles, 'кістка', 'кістки', 'кісток')}, верхній ярус ${top}`}`,
    countdown: (track, pile) => `Відлік ${track}, у резерві ${pile}`,
    supply: (shrines) => `Храмів у спільному запасі: ${shrines}`,
    ingenuity: (name, tokens, tiles) =>
      `${name}: ${plural(tokens, 'жетон', 'жетони', 'жетонів')}, кістки: ${tiles || 'поки немає'}`,
    spirits: (cards) => `Духи: ${cards.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
    dragons: (cards) => `Дракони: ${cards.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
    score: (vp) => `${vp} ПО`,
    scoreSoFar: (vp, total) => `${vp} ПО, якби рахувати зараз — ${total}`,
    stock: (shrines, tokens) =>
      `${plural(shrines, 'храм', 'храми', 'храмів')} у запасі, ${plural(tokens, 'жетон', 'жетони', 'жетонів')}`,
    legend: (kinds) => [
      `Кістки: ${kinds}. Цифра вгорі — ярус.`,
      'Фортеця: [M4³] можна взяти зараз, (M4²) доступна, M4² затиснута з обох довгих сторін, західної та східної.',
      'Королівство: M4¹ відкрита, ▒▒¹ закрита, ⌂⌂¹ під храмом, · порожньо.',
    ],
  },

  menu: {
    shrine: 'взяти храм зі спільного запасу, кістка лишається у вас',
    discard: 'скинути взяту кістку за 1 ПО',
    summon: 'прикликати Дракона: жетон відліку, 2 ПО наприкінці',
    forgo: 'для цієї кістки немає місця: її скидають',
    lock: 'закріпити комплект, що починається тут',
    build: 'збудувати тут храм',
    activate: 'прикликати Духа, заплативши відкритою кісткою або храмом',
    done: 'на цьому зупинитися',
    end: 'завершити хід',
  },

  asking: {
    hand: (tiles) => `У руці: ${tiles}.`,
    chooseNumber: (most) => `Виберіть число від 1 до ${most} або наберіть help.`,
    noSuchNumber: (most) => `У меню пункти від 1 до ${most}.`,
    severalMeant: (typed, actions) => `«${typed}» може означати: ${actions}.`,
    notUnderstood: (typed) => `«${typed}» — не дія на цьому полі. Виберіть число з меню або наберіть help.`,
    undoNothing: 'Скасовувати нічого: відтоді відкрилася нова кістка, або ще нічого не зроблено.',
    noAnswer: 'Комп’ютер не відповідає.',
  },

  greeting: {
    title: (layout, seed) => `Фортеця Маджонг: ${layout ?? 'власна розкладка'}, код розкладу «${seed}».`,
    you: (name) => `Ви — ${name}.`,
    solo: (opponent) => `Проти вас грає ${opponent}.`,
    resumed: (actions) => `Продовжуємо після ${counted(actions, { one: 'дії', many: 'дій' })}.`,
    help: 'Довідка будь-якої миті: help.',
    farewell: 'До зустрічі! (Щоб зберегти партію, грайте з ключем --record FILE.)',
    farewellKept: (command) => `До зустрічі! Продовжити: ${command}`,
  },

  help: {
    turn: 'Хід',
    turnText: [
      'Візьміть доступну кістку з верхнього ярусу. Завершіть дію другою такою самою кісткою з будь-якого ярусу, храмом зі спільного запасу або скиданням узятої кістки за 1 ПО.',
      'Покладіть узяте в Королівство: на порожню клітинку або на закриту кістку. Сусідні відкриті кістки одного виду — комплект. Комплекти з 4 і більше закріплюються: вони перевертаються й приносять 2, 3, 5, 6, 8 ПО за 4, 5, 6, 7, 8 кісток, Дракони — на 1 більше.',
      'На щойно закріпленому комплекті можна збудувати храм, на особливих кістках (Пори року, Вітри, Дракони) — два. Наприкінці храм приносить стільки ПО, на якому ярусі стоїть, але не більше ніж 3.',
      'Коли лишився тільки перший ярус, можна не брати кістку, а прикликати Дракона: жетон відліку, 2 ПО наприкінці. Коли відкривається «!», раунд останній.',
    ],
    board: 'Поле',
    cards: 'Карти',
    typing: 'Що можна набрати',
    typingText: [
      'Число з меню або дію: “take e3”, “place M4 b2”, “shrine”, “end”. Вистачить і частини слів: “e3”, “M4 b2”. Якщо дія лише одна, просто натисніть Ввід.',
      'e3 — клітинка у стовпці e й ряді 3, у Фортеці та в Королівстві.',
      'undo (скасувати), score (рахунок), cards (карти), board (поле), help (довідка), quit (вийти)',
    ],
    noCards: 'Карт у грі немає.',
    spirit: (name, text) => `${name}, раз на хід за кістку або храм: ${text}`,
    dragon: (name, text) => `${name}, наприкінці: ${text}`,
  },

  score: {
    ifNow: 'Якби гра закінчилася зараз:',
    sets: 'Комплекти',
    discards: 'Скидання',
    shrines: 'Храми',
    tokens: 'Жетони',
    total: 'Усього',
    tier: (tier) => `ярус ${tier}`,
    tieBreak: (count) => `Закритих стосів, на випадок нічиєї: ${count}`,
    rank: (rank) => `Ранг: ${rank}`,
  },

  check: {
    error: 'помилка',
    advice: 'порада',
    fine: 'усе гаразд',
    at: (path) => `, ${path}`,
  },
};
