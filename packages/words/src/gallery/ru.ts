/** Страницы галереи по-русски. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { ru as filters } from '../gallery-filters/ru.ts';
import { ru as verdicts } from '../verdicts/ru.ts';
import type { GalleryWords } from './en.ts';

const counted = countingIn('ru');
const plural = (count: number, one: string, few: string, many: string) =>
  counted(count, { one, few, many, other: many });

export const ru: GalleryWords = {
  ...filters,
  title: 'Галерея крепостей',
  about: 'Крепости, которые построили люди: играйте, отмечайте лучшие, стройте на их основе свои.',
  game: 'Крепость Маджонг',
  toGallery: 'Все крепости',
  languages: 'Язык',

  search: 'Поиск',
  searchHint: 'Название или описание',
  find: 'Показать',
  order: 'Порядок',
  orders: { good: 'Рекомендуем', newest: 'Сначала новые', played: 'Чаще всего играют' },
  chosen: 'Избранное',
  nothing: 'Ничего не нашлось. Попробуйте меньше слов или условий.',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page) => `Страница ${page}`,

  by: (name) => `автор: ${name}`,
  gone: 'удалённый игрок',
  forPlayers: (players) => `Игроков: ${players}`,
  alone: 'Для одного игрока',
  likes: (count) => plural(count, 'отметка «нравится»', 'отметки «нравится»', 'отметок «нравится»'),
  plays: (count) => plural(count, 'сыгранная партия', 'сыгранные партии', 'сыгранных партий'),
  remixes: (count) => plural(count, 'переделка', 'переделки', 'переделок'),
  tiers: (height) => plural(height, 'ярус', 'яруса', 'ярусов'),
  fortresses: (count) => plural(count, 'крепость', 'крепости', 'крепостей'),

  play: 'Играть',
  like: 'Нравится',
  unlike: 'Больше не нравится',
  report: 'Пожаловаться',
  reportReason: 'Что не так',
  reportWords: 'Подробности, если хотите',
  send: 'Отправить',
  said: {
    liked: 'Спасибо! Автор это увидит.',
    unliked: 'Отметка снята.',
    reported: 'Спасибо. Модератор посмотрит.',
    'too-many': 'Слишком часто. Попробуйте немного позже.',
    'not-done': 'Не получилось. Попробуйте ещё раз.',
  },
  playFriends: 'Играть с друзьями',
  remix: 'Переделать',
  licences: {
    'CC0-1.0': 'CC0: делайте что угодно.',
    'CC-BY-4.0': 'CC BY: пользуйтесь и называйте автора.',
    'CC-BY-SA-4.0': 'CC BY-SA: пользуйтесь, называйте автора и делитесь сделанным на тех же условиях.',
  },
  tags: 'Метки',
  published: 'Опубликована',
  version: (number) => `Версия ${number}`,
  versions: 'Версии',
  basedOn: 'Сделана из',
  basedOnGone: 'крепости, которой здесь больше нет',
  sameAs: 'Та же форма',
  tree: 'Переделки',
  balance: 'Как она играется',
  badge: (players) => (players === 1 ? 'В одиночку' : plural(players, 'игрок', 'игрока', 'игроков')),
  notEnough: (games) => `Партий пока мало (${games}).`,
  afterGames: (games) =>
    `По итогам ${counted(games, { one: 'партии', few: 'партий', many: 'партий', other: 'партий' })} между компьютерами.`,
  verdicts,
  best: 'Лучшие партии в одиночку',
  points: (points) => plural(points, 'очко', 'очка', 'очков'),
  replay: 'Запись',

  notFound: 'Такой крепости нет',
  notFoundAbout: 'Возможно, её убрали из галереи или автор её не опубликовал.',
  notFoundAuthor: 'По этому адресу никого нет',

  moderation: 'Модерация',
  forModerators: 'Эта страница для модераторов.',
  waiting: 'С жалобами или не в списках',
  nobodyWaits: 'Проверять нечего.',
  holds: {
    reported: 'Не в списках: на неё пожаловались несколько человек',
    moderator: 'Не в списках: убрал модератор',
    unfinishable: 'Не в списках: компьютеры не могут доиграть партию',
  },
  reasons: {
    offensive: 'Оскорбительно',
    copied: 'Скопировано без указания автора',
    broken: 'Не работает',
    spam: 'Спам',
    other: 'Другое',
  },
  acts: {
    hold: 'Убрать из списков',
    release: 'Вернуть в списки',
    feature: 'В избранное',
    unfeature: 'Из избранного',
  },
  reason: 'Причина (её увидит автор)',
  act: 'Что сделать',
  log: 'История',
};
