/** Every sentence a finding can say, in both languages side by side. */
import type { Language } from './layout.ts';

export type Facts = Readonly<Record<string, string | number>>;
type Sentence = (facts: Facts) => Readonly<Record<Language, string>>;

/** "1 tile", "2 tiles". */
function tiles(count: unknown): string {
  return `${count} ${count === 1 ? 'tile' : 'tiles'}`;
}

/** Russian counts in three forms: 1 кость, 2 кости, 5 костей. */
function plural(count: unknown, one: string, few: string, many: string): string {
  const number = Number(count);
  const tens = number % 100;
  const ones = number % 10;
  if (ones === 1 && tens !== 11) return `${number} ${one}`;
  if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return `${number} ${few}`;
  return `${number} ${many}`;
}

const kosti = (count: unknown) => plural(count, 'кость', 'кости', 'костей');
const igroki = (count: unknown) => plural(count, 'игрока', 'игроков', 'игроков');
const persons = (count: unknown) => `${count} ${count === 1 ? 'player' : 'players'}`;

export const TYPE_NAMES = {
  object: { en: 'an object in curly brackets', ru: 'объект в фигурных скобках' },
  array: { en: 'a list in square brackets', ru: 'список в квадратных скобках' },
  string: { en: 'a text in quotes', ru: 'текст в кавычках' },
  'string,object': { en: 'a text, or texts for en and ru', ru: 'текст или тексты для en и ru' },
  integer: { en: 'a whole number', ru: 'целое число' },
} as const;
export type TypeName = keyof typeof TYPE_NAMES;

/** Rows are counted from 1 for people. */
const line = (row: unknown) => Number(row) + 1;

const LAYOUT_SENTENCES = {
  'too-large': ({ limit }) => ({
    en: `This is too large for a layout: at most ${limit} characters are read.`,
    ru: `Слишком большой файл: читается не больше ${limit} знаков.`,
  }),
  'too-deep': ({ limit }) => ({
    en: `Brackets are nested more than ${limit} deep; a layout needs three levels.`,
    ru: `Скобки вложены глубже ${limit} уровней; раскладке хватает трёх.`,
  }),
  truncated: () => ({
    en: 'The text ends in the middle: part of the file is missing.',
    ru: 'Текст обрывается на середине: часть файла потеряна.',
  }),
  'not-json': ({ place }) => ({
    en: `This is not JSON${place ? ` (${place})` : ''}: check commas, quotes and brackets.`,
    ru: `Это не JSON${place ? ` (${place})` : ''}: проверьте запятые, кавычки и скобки.`,
  }),
  'not-a-layout': () => ({
    en: 'A layout is an object in curly brackets, with version, id, name, players and rows.',
    ru: 'Раскладка — это объект в фигурных скобках с полями version, id, name, players и rows.',
  }),
  'newer-version': ({ version, known }) => ({
    en: `The file has format version ${version}; this program knows versions up to ${known}. Update the program.`,
    ru: `Версия формата файла — ${version}, а программа знает версии до ${known}. Обновите программу.`,
  }),
  'wrong-version': () => ({
    en: 'The format version must be the number 1.',
    ru: 'Версия формата должна быть числом 1.',
  }),
  missing: ({ key }) => ({
    en: `“${key}” is missing.`,
    ru: `Не хватает поля «${key}».`,
  }),
  'unknown-key': ({ key }) => ({
    en: `“${key}” is not part of the format: remove it, or check the spelling.`,
    ru: `Поля «${key}» в формате нет: уберите его или проверьте написание.`,
  }),
  'wrong-type': ({ expected }) => ({
    en: `This must be ${TYPE_NAMES[expected as TypeName].en}.`,
    ru: `Здесь должно быть другое: ${TYPE_NAMES[expected as TypeName].ru}.`,
  }),
  'empty-text': () => ({ en: 'This text must not be empty.', ru: 'Этот текст не должен быть пустым.' }),
  'too-long': ({ limit }) => ({
    en: `This text is too long: at most ${limit} characters.`,
    ru: `Слишком длинный текст: не больше ${limit} знаков.`,
  }),
  'no-language': () => ({
    en: 'Give the text in at least one language, en or ru.',
    ru: 'Дайте текст хотя бы на одном языке, en или ru.',
  }),
  'bad-id': () => ({
    en: 'Use small Latin letters, digits and single hyphens, as in “two-towers”.',
    ru: 'Годятся строчные латинские буквы, цифры и одиночные дефисы, например «two-towers».',
  }),
  'no-players': () => ({
    en: 'Name at least one number of players.',
    ru: 'Укажите хотя бы одно число игроков.',
  }),
  'bad-players': () => ({
    en: 'A fortress is for 1, 2, 3 or 4 players.',
    ru: 'Крепость рассчитана на 1, 2, 3 или 4 игроков.',
  }),
  repeated: () => ({
    en: 'The same value is listed twice.',
    ru: 'Одно и то же значение указано дважды.',
  }),
  'too-many': ({ limit }) => ({
    en: `There are too many of these: at most ${limit}.`,
    ru: `Слишком много значений: не больше ${limit}.`,
  }),
  'no-rows': () => ({ en: 'The fortress has no rows.', ru: 'В крепости нет ни одного ряда.' }),
  'too-many-rows': ({ limit }) => ({
    en: `The fortress has too many rows: at most ${limit}.`,
    ru: `В крепости слишком много рядов: не больше ${limit}.`,
  }),
  'too-wide': ({ row, limit }) => ({
    en: `Row ${line(row)} is too wide: at most ${limit} cells.`,
    ru: `Ряд ${line(row)} слишком широкий: не больше ${limit} клеток.`,
  }),
  'bad-height': ({ row }) => ({
    en: `Row ${line(row)} has something that is not a height: write one digit from 0 to 5 per cell.`,
    ru: `В ряду ${line(row)} есть не высота: на каждую клетку нужна одна цифра от 0 до 5.`,
  }),
  'uneven-rows': ({ row, width, expected }) => ({
    en: `Row ${line(row)} has ${width} cells, the first row has ${expected}: all rows must be equally wide.`,
    ru: `В ряду ${line(row)} клеток: ${width}, а в первом: ${expected}. Все ряды должны быть одной ширины.`,
  }),
  'too-few-tiles': ({ tiles: count, expected }) => ({
    en: `The fortress has ${tiles(count)}; all ${expected} must be used, so ${Number(expected) - Number(count)} more are needed.`,
    ru: `В крепости ${kosti(count)}, а нужны все ${expected}: не хватает ${Number(expected) - Number(count)}.`,
  }),
  'too-many-tiles': ({ tiles: count, expected }) => ({
    en: `The fortress has ${tiles(count)}; there are only ${expected}, so ${Number(count) - Number(expected)} must go.`,
    ru: `В крепости ${kosti(count)}, а всего их ${expected}: лишних ${Number(count) - Number(expected)}.`,
  }),
  'tier-one-few': ({ players, tiles: count, min, max }) => ({
    en: `For ${persons(players)} tier 1 should have ${min} to ${max} tiles; it has ${count}. With so few the fortress is steep and little is free to take: spread it out.`,
    ru: `На ${igroki(players)} на первом ярусе хорошо иметь от ${min} до ${max} костей, а здесь ${count}. Крепость выходит крутой, и выбирать почти не из чего: разложите её шире.`,
  }),
  'tier-one-many': ({ players, tiles: count, min, max }) => ({
    en: `For ${persons(players)} tier 1 should have ${min} to ${max} tiles; it has ${count}. With so many the fortress is flat and the Dragon can be summoned too early: stack it higher.`,
    ru: `На ${igroki(players)} на первом ярусе хорошо иметь от ${min} до ${max} костей, а здесь ${count}. Крепость выходит плоской, и Дракона можно призвать слишком рано: стройте выше.`,
  }),
  'long-row': ({ row, tier, length, limit }) => ({
    en: `Row ${line(row)} has ${length} tiles side by side on tier ${tier}; above tier 1 more than ${limit} are slow to open from the ends: leave a gap.`,
    ru: `В ряду ${line(row)} на ярусе ${tier} стоит подряд ${kosti(length)}; выше первого яруса больше ${limit} подряд долго разбирать с концов: сделайте разрыв.`,
  }),
} as const satisfies Record<string, Sentence>;

const IMPORT_SENTENCES = {
  'import-unknown-format': () => ({
    en: 'This is neither a .mah file nor a KMahjongg .layout file.',
    ru: 'Это не файл .mah и не файл .layout программы KMahjongg.',
  }),
  'import-broken': () => ({
    en: 'The file is damaged here: this does not describe a board.',
    ru: 'Файл здесь повреждён: это не описание поля.',
  }),
  'import-too-few': ({ count }) => ({
    en: `The board has only ${tiles(count)}; its cells cannot hold all the tiles of the game.`,
    ru: `На поле только ${kosti(count)}; на его клетках не уместить все кости игры.`,
  }),
  'import-empty': () => ({
    en: 'There is no tile in this board.',
    ru: 'На этом поле нет ни одной кости.',
  }),
  'import-half-tiles': ({ count }) => ({
    en: `${tiles(count)} lay half a cell aside and moved to the nearest cell.`,
    ru: `Сдвинуто на целую клетку: ${kosti(count)}, лежавшие со смещением на полкости.`,
  }),
  'import-removed': ({ count, from }) => ({
    en: `The board has ${tiles(from)}; ${count} were taken off the highest stacks.`,
    ru: `На поле ${kosti(from)}; с самых высоких стопок снято: ${count}.`,
  }),
  'import-added': ({ count, from }) => ({
    en: `The board has only ${tiles(from)}; ${count} were added to the lowest stacks.`,
    ru: `На поле только ${kosti(from)}; на самые низкие стопки добавлено: ${count}.`,
  }),
  'import-cropped': ({ count, columns, rows }) => ({
    en: `The board is larger than ${columns} × ${rows} cells; ${tiles(count)} at its edges were left out.`,
    ru: `Поле больше чем ${columns} × ${rows} клеток; с краёв убрано: ${kosti(count)}.`,
  }),
  'import-too-high': ({ count, limit }) => ({
    en: `Stacks were higher than ${limit} tiles; ${tiles(count)} on top were left out.`,
    ru: `Стопки были выше ${limit} костей; сверху убрано: ${kosti(count)}.`,
  }),
} as const satisfies Record<string, Sentence>;

const SHARE_SENTENCES = {
  'share-empty': () => ({
    en: 'There is no fortress in this link.',
    ru: 'В этой ссылке нет крепости.',
  }),
  'share-newer': () => ({
    en: 'This link was made by a newer version of the game. Update the game to open it.',
    ru: 'Эта ссылка сделана более новой версией игры. Обновите игру, чтобы открыть её.',
  }),
  'share-broken': () => ({
    en: 'This link is damaged: some characters are missing or changed. Ask for it again.',
    ru: 'Ссылка повреждена: часть знаков потеряна или изменена. Попросите прислать её ещё раз.',
  }),
} as const satisfies Record<string, Sentence>;

const COMMUNITY_SENTENCES = {
  'source-address': () => ({
    en: 'This is not an address of an index: it must begin with https:// or be a path on this site.',
    ru: 'Это не адрес списка: он должен начинаться с https:// или быть путём на этом сайте.',
  }),
  'source-too-many': ({ limit }) => ({
    en: `There are already ${limit} sources: remove one first.`,
    ru: `Источников уже ${limit}: сначала уберите один.`,
  }),
  'source-known': () => ({
    en: 'This source is already in the list.',
    ru: 'Этот источник уже есть в списке.',
  }),
  'source-unreachable': () => ({
    en: 'The source could not be reached.',
    ru: 'До источника не удалось достучаться.',
  }),
  'source-slow': ({ seconds }) => ({
    en: `The source did not answer within ${seconds} seconds.`,
    ru: `Источник не ответил за ${seconds} с.`,
  }),
  'source-too-large': ({ limit }) => ({
    en: `The source sent more than ${limit} bytes; nothing of it was read.`,
    ru: `Источник прислал больше ${limit} байт; ничего из этого не прочитано.`,
  }),
  'source-broken': () => ({
    en: 'This is not an index of fortresses.',
    ru: 'Это не список крепостей.',
  }),
  'file-name': ({ expected }) => ({
    en: `The file must be named after the id: ${expected}.`,
    ru: `Файл должен называться по id: ${expected}.`,
  }),
  'duplicate-id': ({ id }) => ({
    en: `Another fortress already has the id “${id}”.`,
    ru: `Id «${id}» уже занят другой крепостью.`,
  }),
  'community-needs': ({ key }) => ({
    en: `A fortress for the community needs “${key}”.`,
    ru: `Крепости для сообщества нужно поле «${key}».`,
  }),
} as const satisfies Record<string, Sentence>;

export const SENTENCES = {
  ...LAYOUT_SENTENCES,
  ...IMPORT_SENTENCES,
  ...SHARE_SENTENCES,
  ...COMMUNITY_SENTENCES,
};
