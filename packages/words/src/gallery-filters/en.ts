/** What the gallery can be narrowed down by, in English. Its keys are the keys of every language. */
export const en = {
  filters: 'More filters',
  anything: 'Any',
  players: 'Players',
  symmetry: 'Symmetry',
  symmetries: {
    none: 'None',
    'left-right': 'Left and right',
    'top-bottom': 'Top and bottom',
    both: 'Both ways',
    rotation: 'Half a turn',
  },
  height: 'Height',
  tierOne: 'Tiles on tier 1',
  length: 'Length',
  lengths: { short: 'Short games', usual: 'Usual', long: 'Long games' },
  licence: 'Licence',
  licenceNames: { 'CC0-1.0': 'CC0', 'CC-BY-4.0': 'CC BY', 'CC-BY-SA-4.0': 'CC BY-SA' },
  tag: 'Tag',
  author: 'Author',
  balanced: 'Balanced only',
  featured: 'Featured only',
  balancedFor: (players: string) => `Balanced for ${players}`,
};

export type FilterWords = typeof en;
