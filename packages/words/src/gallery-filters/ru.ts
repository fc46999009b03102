/** Условия поиска в галерее по-русски. */
import type { FilterWords } from './en.ts';

export const ru: FilterWords = {
  filters: 'Другие условия',
  anything: 'Не важно',
  players: 'Сколько игроков',
  symmetry: 'Симметрия',
  symmetries: {
    none: 'Нет',
    'left-right': 'Слева направо',
    'top-bottom': 'Сверху вниз',
    both: 'В обе стороны',
    rotation: 'Поворот на пол-оборота',
  },
  height: 'Высота',
  tierOne: 'Костей на 1-м ярусе',
  length: 'Длина партии',
  lengths: { short: 'Короткие партии', usual: 'Обычные', long: 'Долгие партии' },
  licence: 'Лицензия',
  licenceNames: { 'CC0-1.0': 'CC0', 'CC-BY-4.0': 'CC BY', 'CC-BY-SA-4.0': 'CC BY-SA' },
  tag: 'Метка',
  author: 'Автор',
  balanced: 'Только сбалансированные',
  featured: 'Только избранные',
  balancedFor: (players) => `Баланс: ${players}`,
};
