/** What can be said about layouts on their way: files of other games, links, and indexes of strangers. */
import { kosti, type Sentence, tiles, were } from './words.ts';

export const IMPORT_SENTENCES = {
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
  'import-too-many': ({ limit }) => ({
    en: `Only the first ${limit} boards of a file are read.`,
    ru: `Из файла читаются только первые ${limit} полей.`,
  }),
  'import-enough': () => ({
    en: 'This file has too many tiles in all, so this board was left out.',
    ru: 'В файле слишком много костей, поэтому это поле пропущено.',
  }),
  'import-empty': () => ({
    en: 'There is no tile in this board.',
    ru: 'На этом поле нет ни одной кости.',
  }),
  'import-half-tiles': ({ count }) => ({
    en: `${tiles(count)} lay half a cell aside and moved to the nearest cell.`,
    ru: `Лежало со смещением на полклетки и сдвинуто на ближайшую клетку: ${kosti(count)}.`,
  }),
  'import-removed': ({ count, from }) => ({
    en: `The board has ${tiles(from)}; ${count} ${were(count)} taken off, at the rim and from the highest stacks.`,
    ru: `На поле ${kosti(from)}; снято с краёв и с самых высоких стопок: ${count}.`,
  }),
  'import-added': ({ count, from }) => ({
    en: `The board has only ${tiles(from)}; ${count} ${were(count)} added to the lowest stacks.`,
    ru: `На поле только ${kosti(from)}; на самые низкие стопки добавлено: ${count}.`,
  }),
  'import-cropped': ({ count, columns, rows }) => ({
    en: `The board is larger than ${columns} × ${rows} cells; ${tiles(count)} at its edges ${were(count)} left out.`,
    ru: `Поле больше чем ${columns} × ${rows} клеток; с краёв убрано: ${kosti(count)}.`,
  }),
  'import-too-high': ({ count, limit }) => ({
    en: `Stacks were higher than ${limit} tiles; ${tiles(count)} on top ${were(count)} left out.`,
    ru: `Стопки были выше ${limit} костей; сверху убрано: ${kosti(count)}.`,
  }),
} as const satisfies Record<string, Sentence>;

export const SHARE_SENTENCES = {
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

export const COMMUNITY_SENTENCES = {
  'source-address': () => ({
    en: 'This is not an address of an index: it must begin with https://, or with / for a path on this site.',
    ru: 'Это не адрес списка: он должен начинаться с https:// или с /, если это путь на этом сайте.',
  }),
  'source-too-many': ({ limit }) => ({
    en: `There are already ${limit} sources: remove one first.`,
    ru: `Источников уже ${limit}: сначала уберите один.`,
  }),
  'source-not-kept': () => ({
    en: 'The list could not be saved: this browser has no room or does not allow it.',
    ru: 'Список не удалось сохранить: в браузере нет места или это запрещено.',
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
