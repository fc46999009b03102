/** Сторінки галереї українською. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { uk as filters } from '../gallery-filters/uk.ts';
import { uk as verdicts } from '../verdicts/uk.ts';
import type { GalleryWords } from './en.ts';

const counted = countingIn('uk');
const plural = (count: number, one: string, few: string, many: string) =>
  counted(count, { one, few, many, other: many });

export const uk: GalleryWords = {
  ...filters,
  title: 'Галерея фортець',
  about: 'Фортеці, які збудували люди: грайте, вподобуйте, будуйте на їхній основі свої.',
  game: 'Фортеця Маджонг',
  toGallery: 'Усі фортеці',
  languages: 'Мова',

  search: 'Пошук',
  searchHint: 'Назва або опис',
  find: 'Показати',
  order: 'Порядок',
  orders: { good: 'Радимо', newest: 'Спершу нові', played: 'Найчастіше грають' },
  chosen: 'Вибране',
  nothing: 'Нічого не знайшлося. Спробуйте менше слів або умов.',
  previous: 'Попередня сторінка',
  next: 'Наступна сторінка',
  page: (page) => `Сторінка ${page}`,

  by: (name) => `автор: ${name}`,
  gone: 'видалений гравець',
  forPlayers: (players) => `Гравців: ${players}`,
  alone: 'Для одного гравця',
  likes: (count) => plural(count, 'вподобання', 'вподобання', 'вподобань'),
  plays: (count) => plural(count, 'зіграна партія', 'зіграні партії', 'зіграних партій'),
  remixes: (count) => plural(count, 'переробка', 'переробки', 'переробок'),
  tiers: (height) => plural(height, 'ярус', 'яруси', 'ярусів'),
  fortresses: (count) => plural(count, 'фортеця', 'фортеці', 'фортець'),

  play: 'Грати',
  like: 'Подобається',
  unlike: 'Більше не подобається',
  report: 'Поскаржитися',
  reportReason: 'Що не так',
  reportWords: 'Подробиці, якщо хочете',
  send: 'Надіслати',
  said: {
    liked: 'Дякуємо! Автор це побачить.',
    unliked: 'Вподобання знято.',
    reported: 'Дякуємо. Модератор подивиться.',
    'too-many': 'Забагато за раз. Спробуйте трохи згодом.',
    'not-done': 'Не вийшло. Спробуйте ще раз.',
  },
  playFriends: 'Грати з друзями',
  remix: 'Переробити',
  licences: {
    'CC0-1.0': 'CC0: робіть що завгодно.',
    'CC-BY-4.0': 'CC BY: користуйтеся й називайте автора.',
    'CC-BY-SA-4.0': 'CC BY-SA: користуйтеся, називайте автора й діліться зробленим на тих самих умовах.',
  },
  tags: 'Мітки',
  published: 'Опубліковано',
  version: (number) => `Версія ${number}`,
  versions: 'Версії',
  basedOn: 'Зроблено з',
  basedOnGone: 'фортеці, якої тут більше немає',
  sameAs: 'Та сама форма',
  tree: 'Переробки',
  balance: 'Як вона грається',
  badge: (players) => (players === 1 ? 'Наодинці' : plural(players, 'гравець', 'гравці', 'гравців')),
  notEnough: (games) => `Партій поки замало (${games}).`,
  afterGames: (games) =>
    `За підсумками ${counted(games, { one: 'партії', few: 'партій', many: 'партій', other: 'партій' })} між комп’ютерами.`,
  verdicts,
  best: 'Найкращі партії наодинці',
  points: (points) => plural(points, 'очко', 'очки', 'очок'),
  replay: 'Запис',

  notFound: 'Такої фортеці немає',
  notFoundAbout: 'Можливо, її прибрали з галереї або автор її не опублікував.',
  notFoundAuthor: 'За цією адресою нікого немає',

  moderation: 'Модерація',
  forModerators: 'Ця сторінка для модераторів.',
  waiting: 'Зі скаргами або не в списках',
  nobodyWaits: 'Перевіряти нічого.',
  holds: {
    reported: 'Не в списках: на неї поскаржилися кілька людей',
    moderator: 'Не в списках: прибрав модератор',
    unfinishable: 'Не в списках: комп’ютери не можуть дограти партію',
  },
  reasons: {
    offensive: 'Образливо',
    copied: 'Скопійовано без зазначення автора',
    broken: 'Не працює',
    spam: 'Спам',
    other: 'Інше',
  },
  acts: {
    hold: 'Прибрати зі списків',
    release: 'Повернути до списків',
    feature: 'До вибраного',
    unfeature: 'З вибраного',
  },
  reason: 'Причина (її побачить автор)',
  act: 'Що зробити',
  log: 'Історія',
};
