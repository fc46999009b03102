/** What findings say, in Russian. */
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { countingIn } from '@mahjong-fortress/base/plural';
import type { Sentences } from './en.ts';
import { lineNumber } from './facts.ts';

const counted = countingIn('ru');
const tiles = (count: unknown) => counted(Number(count), { one: 'кость', few: 'кости', many: 'костей' });
/** Whom something is for. */
const persons = (count: unknown) => counted(Number(count), { one: 'игрока', many: 'игроков' });
const either = new Intl.ListFormat('ru', { type: 'disjunction' });

/** What is wrong with a shape, and what to do about it, in the words of one finding and of several. */
export const advice = {
  steep: 'Крепость выходит крутой, и выбирать почти не из чего: разложите её шире.',
  flat: 'Крепость выходит плоской, и Дракона можно призвать слишком рано: стройте выше.',
  longRows: 'Длинные ряды долго разбирать с концов: сделайте разрыв.',
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  object: 'объект в фигурных скобках',
  array: 'список в квадратных скобках',
  string: 'текст в кавычках',
  'string,object': `текст или по тексту на каждый язык (${LANGUAGES.join(', ')})`,
  integer: 'целое число',
};

export const ru: Sentences = {
  'too-large': ({ limit }) => `Слишком большой файл: читается не больше ${limit} знаков.`,
  unreadable: () => 'Не удаётся прочитать этот файл.',
  'too-deep': ({ limit }) => `Скобки вложены глубже ${limit} уровней; раскладке хватает трёх.`,
  truncated: () => 'Текст обрывается на середине: часть файла потеряна.',
  'not-json': ({ place }) => `Это не JSON${place ? ` (${place})` : ''}: проверьте запятые, кавычки и скобки.`,
  'not-a-layout': () =>
    'Раскладка — это объект в фигурных скобках с полями version, id, name, players и rows.',
  'newer-version': ({ version, known }) =>
    `Версия формата файла — ${version}, а программа знает версии до ${known}. Обновите программу.`,
  'wrong-version': () => 'Версия формата должна быть числом 1.',
  missing: ({ key }) => `Не хватает поля «${key}».`,
  'unknown-key': ({ key }) => `Поля «${key}» в формате нет: уберите его или проверьте написание.`,
  'wrong-type': ({ expected }) => `Здесь должно быть другое: ${TYPE_NAMES[expected ?? '']}.`,
  'empty-text': () => 'Этот текст не должен быть пустым.',
  'too-long': ({ limit }) => `Слишком длинный текст: не больше ${limit} знаков.`,
  'unwritable-text': () => 'Из этого текста убраны знаки, которые нельзя показать.',
  'no-language': () => `Дайте текст хотя бы на одном языке: ${either.format(LANGUAGES)}.`,
  'bad-id': () => 'Годятся строчные латинские буквы, цифры и одиночные дефисы, например «two-towers».',
  'no-players': () => 'Укажите хотя бы одно число игроков.',
  'bad-players': () => 'Крепость рассчитана на 1, 2, 3 или 4 игроков.',
  repeated: () => 'Одно и то же значение указано дважды.',
  'too-many': ({ limit }) => `Слишком много значений: не больше ${limit}.`,
  'no-rows': () => 'В крепости нет ни одного ряда.',
  'too-many-rows': ({ limit }) => `В крепости слишком много рядов: не больше ${limit}.`,
  'too-wide': ({ row, limit }) => `Ряд ${lineNumber(row)} слишком широкий: не больше ${limit} клеток.`,
  'bad-height': ({ row }) =>
    `В ряду ${lineNumber(row)} есть что-то кроме высот: на каждую клетку нужна одна цифра от 0 до 5.`,
  'uneven-rows': ({ row, width, expected }) =>
    `В ряду ${lineNumber(row)} клеток: ${width}, а в первом: ${expected}. Все ряды должны быть одной ширины.`,
  'too-few-tiles': ({ tiles: count, expected }) =>
    `В крепости ${tiles(count)}, а нужны все ${expected}: добавьте ${Number(expected) - Number(count)}.`,
  'too-many-tiles': ({ tiles: count, expected }) =>
    `В крепости ${tiles(count)}, а всего их ${expected}: уберите ${Number(count) - Number(expected)}.`,
  'tier-one-few': ({ players, tiles: count, min, max }) =>
    `На ${persons(players)} на первом ярусе лучше иметь от ${min} до ${max} костей, а здесь ${count}. ${advice.steep}`,
  'tier-one-many': ({ players, tiles: count, min, max }) =>
    `На ${persons(players)} на первом ярусе лучше иметь от ${min} до ${max} костей, а здесь ${count}. ${advice.flat}`,
  'long-row': ({ row, tier, length, limit }) =>
    `В ряду ${lineNumber(row)} на ярусе ${tier} стоит подряд ${tiles(length)}, а лучше не больше ${limit}. ${advice.longRows}`,
  'import-unknown-format': () => 'Это не файл .mah и не файл .layout программы KMahjongg.',
  'import-broken': () => 'Файл здесь повреждён: это не описание поля.',
  'import-too-few': ({ count }) =>
    `На поле только ${tiles(count)}; на его клетках не уместить все кости игры.`,
  'import-too-many': ({ limit }) => `Из файла читаются только первые ${limit} полей.`,
  'import-enough': () => 'В файле слишком много костей, поэтому это поле пропущено.',
  'import-empty': () => 'На этом поле нет ни одной кости.',
  'import-half-tiles': ({ count }) =>
    `Лежало со смещением на полклетки и сдвинуто на ближайшую клетку: ${tiles(count)}.`,
  'import-sunk': ({ count }) => `Лежало над пустотой и опустилось: ${tiles(count)}.`,
  'import-renamed': ({ limit }) => `Слишком длинное имя сокращено до ${limit} знаков.`,
  'import-removed': ({ count, from }) => `На поле ${tiles(from)}; снято с краёв и с низких стопок: ${count}.`,
  'import-added': ({ count, from }) =>
    `На поле только ${tiles(from)}; на самые низкие стопки добавлено: ${count}.`,
  'import-cropped': ({ count, columns, rows }) =>
    `Поле больше чем ${columns} × ${rows} клеток; с краёв убрано: ${tiles(count)}.`,
  'import-too-high': ({ count, limit }) =>
    `Стопки были выше ${limit} костей; сверху убрано: ${tiles(count)}.`,
  'share-empty': () => 'В этой ссылке нет крепости.',
  'share-newer': () => 'Эта ссылка сделана более новой версией игры. Обновите игру, чтобы открыть её.',
  'share-broken': () =>
    'Ссылка повреждена: часть знаков потеряна или изменена. Попросите прислать её ещё раз.',
  'source-address': () =>
    'Это не адрес коллекции: он должен начинаться с https:// или с /, если это путь на этом сайте.',
  'source-too-many': ({ limit }) => `Коллекций уже ${limit}: сначала уберите одну.`,
  'source-not-kept': () => 'Список не удалось сохранить: в браузере нет места или это запрещено.',
  'source-known': () => 'Эта коллекция уже есть в списке.',
  'source-unreachable': () => 'Коллекция недоступна.',
  'source-slow': ({ seconds }) => `Коллекция не ответила за ${seconds} с.`,
  'source-too-large': ({ limit }) => `Коллекция прислала больше ${limit} байт; ничего не прочитано.`,
  'source-broken': () => 'Это не коллекция крепостей.',
  'source-newer': () => 'Эта коллекция сделана для более новой версии игры.',
  'file-name': ({ expected }) => `Файл должен называться по id: ${expected}.`,
  'duplicate-id': ({ id }) => `Id «${id}» уже занят другой крепостью.`,
  'community-needs': ({ key }) => `Крепости для сообщества нужно поле «${key}».`,
};
