/** The things of the rulebook, in English: tiles, sets, cards, ranks. */
import type { DragonId, IngenuityStep, Kind, Rank, SpiritId } from '@mahjong-fortress/rules';

const faces = {
  numbered: {
    merchants: (number: number) => `Merchant ${number}`,
    soldiers: (number: number) => `Soldier ${number}`,
    farmers: (number: number) => `Farmer ${number}`,
  },
  symbols: {
    spring: 'Spring',
    summer: 'Summer',
    autumn: 'Autumn',
    winter: 'Winter',
    breeze: 'Breeze',
    rain: 'Rain',
    storm: 'Storm',
    whirlwind: 'Whirlwind',
    green: 'Green Dragon',
    red: 'Red Dragon',
    white: 'White Dragon',
  } as Record<string, string>,
};

export const en = {
  /** Rows and columns count from 1. */
  place: (row: number, column: number) => `row ${row} column ${column}`,

  kinds: {
    merchants: 'Merchants',
    soldiers: 'Soldiers',
    farmers: 'Farmers',
    seasons: 'Seasons',
    winds: 'Winds',
    dragons: 'Dragons',
  } satisfies Record<Kind, string>,

  /** For players who do not tell the colours apart; six different ones. */
  kindLetters: {
    merchants: 'M',
    soldiers: 'S',
    farmers: 'F',
    seasons: 'Y',
    winds: 'W',
    dragons: 'D',
  } as Record<Kind, string>,

  faces,
  /** Tiles as what something is done to: English knows no cases, other languages do. */
  facesAsObject: faces,

  sets: {
    of: (size: number, kind: string) => `${size} ${kind}`,
    ofNumber: (size: number) => `${size} tiles of one number`,
  },

  spirits: {
    beauty: {
      name: 'Spirit of Beauty',
      text: 'Lock one group of 4 or more neighbouring faction tiles with the same number, whatever their factions. It scores 1 VP extra, and you may build up to 2 shrines on it.',
    },
    lightness: {
      name: 'Spirit of Lightness',
      text: 'This turn you may also take tiles with a free short side, north or south. You must take at least one tile that way; no discarding or summoning this turn.',
    },
    wind: {
      name: 'Spirit of Wind',
      text: 'You may turn one face-up tile face down. Then move one of your shrines to another face-down tile in your realm.',
    },
    deceit: {
      name: 'Spirit of Deceit',
      text: 'Between two tiles: the second may be any uncovered tile in a cell next to the first, even if it’s neither identical nor available.',
    },
    strength: {
      name: 'Spirit of Strength',
      text: 'Move two different tiles in your realm to other cells. Tiles under a shrine can’t move.',
    },
    change: {
      name: 'Spirit of Change',
      text: 'One face-up special tile counts as another kind, and its set of 4 or more is locked at once.',
    },
    faith: {
      name: 'Spirit of Faith',
      text: 'Build one shrine beyond the limit, on any tile locked this turn.',
    },
    depths: {
      name: 'Spirit of Depths',
      text: 'Between two tiles: the second may be any available tile of the same kind as the first.',
    },
    destruction: {
      name: 'Spirit of Destruction',
      text: 'Discard one available tile from the fortress, on any tier, for no points.',
    },
    cunning: {
      name: 'Spirit of Cunning',
      text: 'This turn you may also lock sets of exactly 3 tiles, for 2 VP each. One of them is locked at once.',
    },
  } satisfies Record<SpiritId, { name: string; text: string }>,

  dragons: {
    humility: { name: 'Dragon of Humility', text: '1 VP per shrine with a higher stack next to it.' },
    righteousness: {
      name: 'Dragon of Righteousness',
      text: 'Your best row and best column: 1 VP per shrine in each, plus 2 VP for each line full of shrines.',
    },
    serenity: {
      name: 'Dragon of Serenity',
      text: '1 VP per separate group of stacks with a face-down top tile.',
    },
    courage: {
      name: 'Dragon of Courage',
      text: '1 VP per stack higher than all eight neighbours.',
    },
    power: {
      name: 'Dragon of Power',
      text: 'For each faction, the highest number on a face-up tile on tier 3 or higher.',
    },
    greatness: {
      name: 'Dragon of Greatness',
      text: 'For each faction, compare your best group with both neighbours: 2 VP if yours is greater, 1 VP if equal.',
    },
    knowledge: {
      name: 'Dragon of Knowledge',
      text: '2 VP per different special symbol face up in your realm.',
    },
    harmony: {
      name: 'Dragon of Harmony',
      text: 'In each direction: 4 VP if the stack heights are symmetrical, 2 VP if the shrines are.',
    },
    devotion: {
      name: 'Dragon of Devotion',
      text: '1 VP per shrine next to a face-up Dragon tile.',
    },
    steadfastness: {
      name: 'Dragon of Steadfastness',
      text: '1 VP per shrine on the edge of your realm.',
    },
  } satisfies Record<DragonId, { name: string; text: string }>,

  ingenuity: {
    name: 'Dragon of Ingenuity',
    tiles: (count: number) => `Tiles taken: ${count}`,
    /** What it did not find on its way down its list, and what it chose. */
    why: (reasons: string) => `Why: ${reasons}`,
    missing: {
      follow: (kind: string) => `no ${kind} to follow you on the top tier`,
      dragon: 'no Dragon tile',
      special: 'no special tile',
    },
    chose: {
      summon: () => 'nothing is left above tier 1, so it summons the Dragon',
      follow: (kind) => `it follows you: the northernmost of the ${kind}`,
      dragon: () => 'the northernmost Dragon tile',
      special: () => 'the northernmost special tile',
      faction: () => 'the northernmost faction tile',
    } as Readonly<Record<IngenuityStep, (kind: string) => string>>,
  },

  ranks: {
    apprentice: 'Apprentice',
    student: 'Student',
    master: 'Master',
    grandmaster: 'Grandmaster',
    dragon: 'Dragon',
    'silver-dragon': 'Silver Dragon',
    'golden-dragon': 'Golden Dragon',
    'jade-dragon': 'Jade Dragon',
    'diamond-dragon': 'Diamond Dragon',
  } satisfies Record<Rank, string>,
};

export type Rulebook = typeof en;
