/** The names of the Spirit and Dragon cards. */
export const SPIRIT_IDS = [
  'beauty',
  'lightness',
  'wind',
  'deceit',
  'strength',
  'change',
  'faith',
  'depths',
  'destruction',
  'cunning',
] as const;
export type SpiritId = (typeof SPIRIT_IDS)[number];

export const DRAGON_IDS = [
  'humility',
  'righteousness',
  'serenity',
  'courage',
  'power',
  'greatness',
  'knowledge',
  'harmony',
  'devotion',
  'steadfastness',
] as const;
export type DragonId = (typeof DRAGON_IDS)[number];

/** R34: the cards for a first game with cards, those that need the fewest words. */
export const BEGINNER_SPIRITS: readonly SpiritId[] = ['beauty', 'depths', 'faith', 'destruction'];
export const BEGINNER_DRAGONS: readonly DragonId[] = ['steadfastness', 'knowledge', 'serenity', 'humility'];
