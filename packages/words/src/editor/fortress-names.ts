/** Names for fortresses that nobody has named: what it is, and whose it is. In Russian and Ukrainian the second word stands in the genitive. */
import type { Language } from '@mahjong-fortress/base/languages';

type Word = Readonly<Record<Language, string>>;

export const FORTRESS_STYLES = ['mixed', 'hills', 'castle', 'towers', 'islands'] as const;
export type FortressStyle = (typeof FORTRESS_STYLES)[number];

function word(en: string, ru: string, uk: string): Word {
  return { en, ru, uk };
}

const HILLS = [
  word('Hill', 'Холм', 'Пагорб'),
  word('Ridge', 'Гряда', 'Гряда'),
  word('Terraces', 'Террасы', 'Тераси'),
];
const CASTLES = [
  word('Citadel', 'Цитадель', 'Цитадель'),
  word('Court', 'Двор', 'Двір'),
  word('Bastion', 'Бастион', 'Бастіон'),
];
const TOWERS = [
  word('Towers', 'Башни', 'Вежі'),
  word('Spires', 'Шпили', 'Шпилі'),
  word('Pillars', 'Столпы', 'Стовпи'),
];
const ISLANDS = [
  word('Islands', 'Острова', 'Острови'),
  word('Shoals', 'Отмели', 'Мілини'),
  word('Harbour', 'Гавань', 'Гавань'),
];

const PLACES: Readonly<Record<FortressStyle, readonly Word[]>> = {
  mixed: [...HILLS, ...CASTLES, ...TOWERS, ...ISLANDS],
  hills: HILLS,
  castle: CASTLES,
  towers: TOWERS,
  islands: ISLANDS,
};

const OWNERS = [
  word('of Winds', 'ветров', 'вітрів'),
  word('of Dawn', 'рассвета', 'світанку'),
  word('of the Heron', 'цапли', 'чаплі'),
  word('of the Fox', 'лисицы', 'лисиці'),
  word('of Mist', 'туманов', 'туманів'),
  word('of Silence', 'тишины', 'тиші'),
  word('of the Moon', 'луны', 'місяця'),
  word('of Storms', 'бурь', 'бур'),
  word('of Lanterns', 'фонарей', 'ліхтарів'),
  word('of the Carp', 'карпа', 'коропа'),
  word('of Cranes', 'журавлей', 'журавлів'),
  word('of the Willow', 'ивы', 'верби'),
  word('of Snow', 'снегов', 'снігів'),
  word('of the Tiger', 'тигра', 'тигра'),
  word('of Bells', 'колоколов', 'дзвонів'),
  word('of Amber', 'янтаря', 'бурштину'),
  word('of the Owl', 'совы', 'сови'),
] as const;

/** The name with a number; the same number is always the same name. */
export function fortressName(style: FortressStyle, number: number): Word {
  const places = PLACES[style];
  const place = places[number % places.length];
  const owner = OWNERS[Math.floor(number / places.length) % OWNERS.length];
  const say = (language: Language) => `${place?.[language]} ${owner?.[language]}`;
  return { en: say('en'), ru: say('ru'), uk: say('uk') };
}
