/** What can be said about a layout itself. */
import { igroki, kosti, line, persons, type Sentence, TYPE_NAMES, type TypeName, tiles } from './words.ts';

export const LAYOUT_SENTENCES = {
  'too-large': ({ limit }) => ({
    en: `This is too large for a layout: at most ${limit} characters are read.`,
    ru: `Слишком большой файл: читается не больше ${limit} знаков.`,
  }),
  unreadable: () => ({
    en: 'This file cannot be read.',
    ru: 'Этот файл не удаётся прочитать.',
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
  'unwritable-text': () => ({
    en: 'Characters that cannot be shown were left out of this text.',
    ru: 'Из этого текста убраны знаки, которые нельзя показать.',
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
  'too-few-tiles': ({ tiles: count, expected }) => {
    const missing = Number(expected) - Number(count);
    return {
      en: `The fortress has ${tiles(count)}; all ${expected} must be used: add ${missing}.`,
      ru: `В крепости ${kosti(count)}, а нужны все ${expected}: добавьте ${missing}.`,
    };
  },
  'too-many-tiles': ({ tiles: count, expected }) => {
    const surplus = Number(count) - Number(expected);
    return {
      en: `The fortress has ${tiles(count)}; there are only ${expected}: take away ${surplus}.`,
      ru: `В крепости ${kosti(count)}, а всего их ${expected}: уберите ${surplus}.`,
    };
  },
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
