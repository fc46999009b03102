/** Everything that is said at a table of Towers in the browser, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { en as towers } from '../towers/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });
const signed = (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`;

export const en = {
  ...towers,

  board: 'Board',
  /** Why something is refused that the rules know nothing of. */
  tableRefusals: {
    'not-your-turn': 'It isn’t your turn yet.',
    'undo-nothing': 'Nothing to undo yet.',
    'undo-sealed': 'A card was drawn or the turn is over, so this can’t be undone.',
    'no-target': 'This card can’t be used like that now.',
    'no-entry': 'Every cell next to your knights is occupied or higher than they stand.',
    'no-move': 'Nowhere to go: no step, and no way through a castle.',
  },
  /** Of a card that can't be played now. */
  cardDoes: ({ name, text }: { readonly name: string; readonly text: string }) => `${name}: ${text}`,

  tools: { build: 'Build', move: 'Move', bring: 'New knight' },
  toolsAbout: {
    build: 'Place a block: 1 action point',
    move: 'Move a knight: 1 action point',
    bring: 'Bring in a knight: 2 action points',
  },
  buy: 'Buy a card',
  advance: 'Advance',
  advanceAbout: 'Move your marker one space: 1 action point',
  end: 'End turn',
  leaveKing: 'Leave the king',
  here: { block: 'Build here', knight: 'Place here', king: 'Put the king here', insert: 'Insert here' },
  goHere: 'Go here',
  keep: (card: string) => `Keep ${card}`,
  restTop: 'Others on top',
  restUnder: 'Others underneath',
  rest: 'Where the other cards go',
  hand: 'Your cards',
  bought: 'playable from your next turn',
  stackUsed: 'this turn’s stack',
  stackOf: (blocks: number) => `a stack of ${blocks}`,
  stackFrom: 'Take the block from',

  actionPoints: (left: number) => `${plural(left, 'action point', 'action points')} left`,
  blocksLeft: (blocks: number) => `${plural(blocks, 'block', 'blocks')} left this turn`,
  year: (year: number) => `Year ${year}`,
  roundOf: (year: number, round: number, rounds: number) => `Year ${year}, round ${round} of ${rounds}`,
  stackSizes: (sizes: string, name?: string) =>
    `${name === undefined ? 'your stacks' : `${name}’s stacks`}: ${sizes || 'none'}`,
  knightsLeft: (knights: number) => `${plural(knights, 'knight', 'knights')} in reserve`,
  cardCount: (cards: number) => plural(cards, 'card', 'cards'),
  supply: (count: number) => `${plural(count, 'block', 'blocks')} in the supply not needed for later years`,
  /** What a player still has, in detail. */
  holdings: {
    hand: 'In hand',
    hidden: (cards: number) => plural(cards, 'hidden card', 'hidden cards'),
    played: 'Played',
    stacks: 'Stacks',
    none: 'none',
  },

  forecast: 'If the year ended now',
  kingBonus: (points: number, level: number) =>
    `King: ${points} for a knight on level ${level} of his castle`,
  kingShort: (points: number) => `king ${points}`,
  kingChip: (points: number, level: number) => `${points} on level ${level}`,
  masterShort: (points: number) => `card ${points}`,
  castleShort: (area: number, level: number, points: number) => `${area}×${level}=${points}`,
  castleLong: (cell: string, area: number, level: number, points: number) =>
    `castle at ${cell}: area ${area} times level ${level} is ${points}`,
  nothingYet: 'nothing yet',
  gain: (name: string, points: number) => `${name} ${signed(points)}`,
  noGain: 'Nobody’s points change',
  sum: 'Total',
  stepsAndJumps: 'Advances, jumps',

  /** What stands in the cells of the board, as a screen reader tells it. */
  ground: 'ground',
  level: (level: number) => `level ${level}`,
  castle: (area: number, height: number) =>
    area > height
      ? `castle of area ${area}, height ${height}, may grow to ${area}`
      : `castle of area ${area}, height ${height}, at its limit`,
  ownKnight: 'your knight',
  knightOf: (name: string) => `${name}’s knight`,
  theKing: 'the king',
  targets: {
    step: 'one step away',
    doors: 'through the doors',
    block: 'a block fits here',
    knight: 'a knight can stand here',
    king: 'the king can stand here',
    castle: 'a castle can be founded here',
    card: 'the card works here',
  },
  canTakeUp: 'can be moved',
  takenUp: 'chosen',

  /** What is asked in each state of the charts. */
  ask: {
    spend: (left: number) =>
      `${plural(left, 'action point', 'action points')}: choose an action, or touch the board.`,
    spent: 'No action points left: play a card or end your turn.',
    chooseKnight: 'Choose a knight to move.',
    chooseTarget: 'Choose where the knight goes: a step, or out of a castle’s doors.',
    chooseCell: 'Choose a cell for the block.',
    chooseEntry: 'Choose a cell next to one of your knights.',
    shiftFrom: 'Shift, step 1: choose an empty block that stands alone.',
    shiftTo: 'Shift, step 2: choose where it goes.',
    insertFrom: 'Insert, step 1: choose another stack, or touch the knight to lift.',
    insertTo: 'Insert, step 2: touch the knight to lift.',
    cardKnight: (card: string) => `${card}: choose a knight.`,
    cardTarget: (card: string) => `${card}: choose where the knight goes.`,
    cardCell: (card: string) => `${card}: choose a cell.`,
  },
  coverHeading: (name: string) => `Pass to ${name}`,
  cover: 'Cards are hidden until you’re ready.',
  takeDevice: (name: string) => `I’m ${name}`,

  /** The log. */
  lines: {
    build: (cell: string) => `block on ${cell}`,
    castleFounded: (cell: string) => `founds a castle on ${cell}`,
    knightPlaced: (cell: string) => `new knight on ${cell}`,
    knightMoved: (from: string, to: string) => `knight ${from} → ${to}`,
    kingPlaced: (cell: string) => `king to ${cell}`,
    kingLeft: 'king stays',
    blockPlaced: (cell: string, level: number) => `block on ${cell}, level ${level}`,
    blockInserted: (cell: string, level: number) => `block under the knight on ${cell}, level ${level}`,
    blockShifted: (from: string, to: string) => `block ${from} → ${to}`,
    cardBought: 'buys a card',
    cardsDrawn: (count: number) => `draws ${plural(count, 'card', 'cards')}`,
    cardKept: 'keeps a card',
    cardPlayed: (card: string) => `plays “${card}”`,
    markerMoved: (points: number) => signed(points),
    yearScored: (year: number) => `Year ${year} is scored`,
    yearBegun: (year: number) => `Year ${year} begins`,
  },
  scored: { advance: 'advance', castles: 'castles', king: 'king', master: 'master card' },

  view: { turn: 'Turn the board', flat: 'From above' },

  sheet: {
    heading: 'Towers: new game',
    variant: 'Version',
    variants: { basic: 'Basic', own: 'Own decks', master: 'Master' },
    variantsAbout: {
      basic: 'Cards come from one common deck.',
      own: 'Everyone has a deck of ten; buying draws three, you keep one.',
      master: 'All ten cards from the start, castles founded by the players, one master card to score.',
    },
    master: 'Master card',
    players: (count: number) => plural(count, 'player', 'players'),
    opponents: 'Opponents',
    atDevice: 'People at this device',
    rules: 'Rules',
  },

  /** What each level looks at and what it overlooks. */
  levelsAbout: {
    novice:
      'Sees the next step and the points it brings at once. Doesn’t plan whole turns, and gets careless.',
    pupil: 'Sometimes thinks its turn through to the end. Mostly plays like a Novice.',
    apprentice:
      'Plans its own turn: castles, and the next level up. Ignores you, where the king goes next, and most cards.',
    master:
      'Weighs more ways to spend its points, cards, and what its turn leaves you. Doesn’t look beyond it.',
    dragon:
      'Compares many whole turns and tries out the best ones, for about a second. Misses little, but can’t see hidden cards.',
  },
  lessonsAbout: 'Five minutes, two turns, every rule once',
  endHeading: 'Points by year',
  /** The rules, to be read and searched. */
  rulesHeading: 'Towers: the rules',
  rules: {
    goal: {
      heading: 'What it’s about',
      text: 'Two to four princes rebuild eight ruined castles. Nobody owns a castle: everyone may build at each of them and enter it. At the end of each of three years you’re paid for every castle with a knight of yours in it: its area times the level of your highest knight there.',
    },
    turn: {
      heading: 'A turn',
      text: 'You have five action points: bring in a knight (2), move a knight (1), place a block (1), buy a card (1), advance your marker (1), in any order. Once per turn you may play an action card for free, but not one bought this turn. You end the turn yourself; points left over are lost.',
    },
    moving: {
      heading: 'Moving',
      text: 'A knight steps to a neighbouring cell, at most one level up and any number down. Or he walks through a castle: in at the door of a higher stack next to him, out at any other door of the same castle, never to a higher level than before. Nobody can enter an occupied cell.',
    },
    knights: {
      heading: 'Bringing in knights',
      text: 'A new knight comes to an empty cell next to one of your knights, on the same level or lower. You have six.',
    },
    building: {
      heading: 'Building',
      text: 'A block goes on an empty cell of a castle or on the ground next to one. A castle is never higher than its area, and two castles are never joined. All blocks of a turn come from one stack; any left over go on your other stacks, up to three blocks each.',
    },
    cards: {
      heading: 'Cards',
      text: 'Buy up to two cards per turn. Others see how many you hold, not which. With own decks you draw three and keep one; the others go on top of your deck or under it. In the master version everybody holds all ten from the start.',
    },
    scoring: {
      heading: 'Scoring',
      text: 'Castles first: area times your highest level in each. Then the king: 5, 10, 15 points in year 1, 2, 3 for a knight in his castle on exactly level 1, 2, 3. Then the master card. A marker never stops where another one stands: it jumps ahead, and those steps score too.',
    },
    between: {
      heading: 'Between the years',
      text: 'Whoever has the fewest points may move the king to an empty cell of any castle and begins the next year. In the master version whoever has the most points begins every round.',
    },
    end: {
      heading: 'The end',
      text: 'After the third scoring, whoever has the most points wins.',
    },
  },
  rulesKeys: [
    ['B', 'build'],
    ['M', 'move a knight; again: the next one'],
    ['K', 'bring in a knight'],
    ['C', 'buy a card'],
    ['A', 'advance'],
    ['N', 'end the turn'],
    ['G', 'to the board; arrow keys walk, Enter touches'],
    ['U', 'undo'],
    ['H', 'hint'],
    ['V', 'from above and back'],
    ['Q', 'turn the board'],
  ] as readonly (readonly [string, string])[],
};

export type TowersTableWords = typeof en;
