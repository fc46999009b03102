/** Умови пошуку в галереї українською. */
import type { FilterWords } from './en.ts';

export const uk: FilterWords = {
  filters: 'Інші умови',
  anything: 'Не важливо',
  players: 'Скільки гравців',
  symmetry: 'Симетрія',
  symmetries: {
    none: 'Немає',
    'left-right': 'Зліва направо',
    'top-bottom': 'Згори донизу',
    both: 'В обидва боки',
    rotation: 'Пів оберту',
  },
  height: 'Висота',
  tierOne: 'Кісток на 1-му ярусі',
  length: 'Тривалість партії',
  lengths: { short: 'Короткі партії', usual: 'Звичайні', long: 'Довгі партії' },
  licence: 'Ліцензія',
  licenceNames: { 'CC0-1.0': 'CC0', 'CC-BY-4.0': 'CC BY', 'CC-BY-SA-4.0': 'CC BY-SA' },
  tag: 'Мітка',
  author: 'Автор',
  balanced: 'Лише збалансовані',
  featured: 'Лише вибрані',
  balancedFor: (players) => `Баланс: ${players}`,
};
