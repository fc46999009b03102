/** What findings say, in Ukrainian. */
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { countingIn } from '@mahjong-fortress/base/plural';
import type { Sentences } from './en.ts';
import { lineNumber } from './facts.ts';

const counted = countingIn('uk');
const tiles = (count: unknown) => counted(Number(count), { one: 'кістка', few: 'кістки', many: 'кісток' });
/** Whom something is for. */
const persons = (count: unknown) => counted(Number(count), { one: 'гравця', many: 'гравців' });
const either = new Intl.ListFormat('uk', { type: 'disjunction' });

/** What is wrong with a shape, and what to do about it, in the words of one finding and of several. */
export const advice = {
  steep: 'Фортеця виходить крутою, і вибирати майже немає з чого: розкладіть її ширше.',
  flat: 'Фортеця виходить пласкою, і Дракона можна прикликати зарано: будуйте вище.',
  longRows: 'Довгі ряди довго розбирати з кінців: зробіть розрив.',
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'об’єкт у фігурних дужках',
  array: 'список у квадратних дужках',
  string: 'текст у лапках',
  'string,object': `текст або по тексту на кожну мову (${LANGUAGES.join(', ')})`,
  integer: 'ціле число',
};

export const uk: Sentences = {
  'too-large': ({ limit }) => `Завеликий файл: читається не більше ніж ${limit} знаків.`,
  unreadable: () => 'Не вдається прочитати цей файл.',
  'too-deep': ({ limit }) => `Дужки вкладено глибше ніж на ${limit} рівнів; розкладці вистачає трьох.`,
  truncated: () => 'Текст обривається посередині: частину файлу втрачено.',
  'not-json': ({ place }) => `Це не JSON${place ? ` (${place})` : ''}: перевірте коми, лапки й дужки.`,
  'not-a-layout': () =>
    'Розкладка — це об’єкт у фігурних дужках із полями version, id, name, players і rows.',
  'newer-version': ({ version, known }) =>
    `Версія формату файлу — ${version}, а програма знає версії до ${known}. Оновіть програму.`,
  'wrong-version': () => 'Версія формату має бути числом 1.',
  missing: ({ key }) => `Бракує поля «${key}».`,
  'unknown-key': ({ key }) => `Поля «${key}» у форматі немає: приберіть його або перевірте написання.`,
  'wrong-type': ({ expected }) => `Тут має бути інше: ${TYPE_NAMES[expected ?? '']}.`,
  'empty-text': () => 'Цей текст не має бути порожнім.',
  'too-long': ({ limit }) => `Задовгий текст: не більше ніж ${limit} знаків.`,
  'unwritable-text': () => 'З цього тексту прибрано знаки, які не можна показати.',
  'no-language': () => `Дайте текст хоча б однією мовою: ${either.format(LANGUAGES)}.`,
  'bad-id': () => 'Годяться малі латинські літери, цифри й поодинокі дефіси, наприклад «two-towers».',
  'no-players': () => 'Укажіть хоча б одну кількість гравців.',
  'bad-players': () => 'Фортецю розраховано на 1, 2, 3 або 4 гравців.',
  repeated: () => 'Те саме значення вказано двічі.',
  'too-many': ({ limit }) => `Забагато значень: не більше ніж ${limit}.`,
  'no-rows': () => 'У фортеці немає жодного ряду.',
  'too-many-rows': ({ limit }) => `У фортеці забагато рядів: не більше ніж ${limit}.`,
  'too-wide': ({ row, limit }) => `Ряд ${lineNumber(row)} заширокий: не більше ніж ${limit} клітинок.`,
  'bad-height': ({ row }) =>
    `У ряді ${lineNumber(row)} є щось крім висот: на кожну клітинку потрібна одна цифра від 0 до 5.`,
  'uneven-rows': ({ row, width, expected }) =>
    `У ряді ${lineNumber(row)} клітинок: ${width}, а в першому: ${expected}. Усі ряди мають бути однакової ширини.`,
  'too-few-tiles': ({ tiles: count, expected }) =>
    `У фортеці ${tiles(count)}, а потрібні всі ${expected}: додайте ${Number(expected) - Number(count)}.`,
  'too-many-tiles': ({ tiles: count, expected }) =>
    `У фортеці ${tiles(count)}, а всього їх ${expected}: приберіть ${Number(count) - Number(expected)}.`,
  'tier-one-few': ({ players, tiles: count, min, max }) =>
    `На ${persons(players)} на першому ярусі краще мати від ${min} до ${max} кісток, а тут ${count}. ${advice.steep}`,
  'tier-one-many': ({ players, tiles: count, min, max }) =>
    `На ${persons(players)} на першому ярусі краще мати від ${min} до ${max} кісток, а тут ${count}. ${advice.flat}`,
  'long-row': ({ row, tier, length, limit }) =>
    `У ряді ${lineNumber(row)} на ярусі ${tier} стоїть поспіль ${tiles(length)}, а краще не більше ніж ${limit}. ${advice.longRows}`,
  'import-unknown-format': () => 'Це не файл .mah і не файл .layout програми KMahjongg.',
  'import-broken': () => 'Файл тут пошкоджено: це не опис поля.',
  'import-too-few': ({ count }) =>
    `На полі лише ${tiles(count)}; на його клітинках не вмістити всі кістки гри.`,
  'import-too-many': ({ limit }) => `З файлу читаються лише перші ${limit} полів.`,
  'import-enough': () => 'У файлі забагато кісток, тому це поле пропущено.',
  'import-empty': () => 'На цьому полі немає жодної кістки.',
  'import-half-tiles': ({ count }) =>
    `Лежало зі зсувом на пів клітинки й пересунуто на найближчу клітинку: ${tiles(count)}.`,
  'import-sunk': ({ count }) => `Лежало над порожнечею й опустилося: ${tiles(count)}.`,
  'import-renamed': ({ limit }) => `Задовге ім’я скорочено до ${limit} знаків.`,
  'import-removed': ({ count, from }) =>
    `На полі ${tiles(from)}; знято з країв і з низьких стосів: ${count}.`,
  'import-added': ({ count, from }) => `На полі лише ${tiles(from)}; на найнижчі стоси додано: ${count}.`,
  'import-cropped': ({ count, columns, rows }) =>
    `Поле більше ніж ${columns} × ${rows} клітинок; з країв прибрано: ${tiles(count)}.`,
  'import-too-high': ({ count, limit }) =>
    `Стоси були вищі за ${limit} кісток; згори прибрано: ${tiles(count)}.`,
  'share-empty': () => 'У цьому посиланні немає фортеці.',
  'share-newer': () => 'Це посилання зроблено новішою версією гри. Оновіть гру, щоб його відкрити.',
  'share-broken': () =>
    'Посилання пошкоджене: частину знаків утрачено або змінено. Попросіть надіслати його ще раз.',
  'source-address': () =>
    'Це не адреса колекції: вона має починатися з https:// або з /, якщо це шлях на цьому сайті.',
  'source-too-many': ({ limit }) => `Колекцій уже ${limit}: спершу приберіть одну.`,
  'source-not-kept': () => 'Список не вдалося зберегти: у браузері немає місця або це заборонено.',
  'source-known': () => 'Ця колекція вже є у списку.',
  'source-unreachable': () => 'Колекція недоступна.',
  'source-slow': ({ seconds }) => `Колекція не відповіла за ${seconds} с.`,
  'source-too-large': ({ limit }) => `Колекція надіслала понад ${limit} байтів; нічого не прочитано.`,
  'source-broken': () => 'Це не колекція фортець.',
  'source-newer': () => 'Цю колекцію зроблено для новішої версії гри.',
  'file-name': ({ expected }) => `Файл має називатися за id: ${expected}.`,
  'duplicate-id': ({ id }) => `Id «${id}» уже зайнятий іншою фортецею.`,
  'community-needs': ({ key }) => `Фортеці для спільноти потрібне поле «${key}».`,
};
