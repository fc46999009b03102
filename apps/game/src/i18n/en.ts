/** Everything the game says, in English. A third language is one more file with the same keys. */
import { countingIn } from '@mahjong-fortress/base/plural';
import {
  type DragonId,
  type IngenuityStep,
  type Kind,
  type Rank,
  REASONS,
  type SpiritId,
} from '@mahjong-fortress/rules';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

/** What is said of a place on a grid; rows and columns count from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A part of the rules: what it is called, what it says, and what is better read as a list. */
export function section(heading: string, text: string, ...points: readonly string[]) {
  return { heading, text, points };
}

const YOU = 'You';

/** `Maple takes`, but `You take`. */
const does = (who: string, verb: string) => `${who} ${who === YOU ? verb.replace(/s$/, '') : verb}`;

const at = ({ row, column }: Place) => `row ${row} column ${column}`;

/** How an action that began with a first tile can be finished. */
export type Finishing = 'take' | 'shrine' | 'discard';

const FINISHING: Readonly<Record<Finishing, string>> = {
  take: 'take an identical second tile',
  shrine: 'take a shrine',
  discard: 'discard the tile for 1 VP',
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });

export const en = {
  language: { name: 'English' },

  title: {
    name: 'Mahjong Fortress',
    motto: 'Take from the fortress. Build your realm. Summon the Dragon.',
    play: 'Play',
    playHint: 'A quick game against a computer',
    newGame: 'New game…',
    editor: 'Editor',
    howToPlay: 'How to play',
    resume: 'Continue',
    settings: 'Settings',
    statistics: 'Statistics',
    daily: 'Daily fortress',
    replay: 'Watch a game…',
  },

  common: {
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    vp: (count: number) => `${count} VP`,
    search: 'Search',
  },

  newGame: {
    heading: 'New game',
    seats: 'Players',
    fortress: 'Fortress',
    cards: 'Cards',
    play: 'Play',
    addSeat: 'Add a player',
    removeSeat: (name: string) => `Remove ${name}`,
    seatName: (seat: number) => `Name of player ${seat}`,
    seatLevel: (seat: number) => `Who is player ${seat}`,
    seatSeason: (seat: number) => `Season of player ${seat}`,
    defaultName: (seat: number) => `Player ${seat}`,
    you: YOU,
    human: 'Human',
    levels: { novice: 'Novice', apprentice: 'Apprentice', master: 'Master', dragon: 'Dragon' },
    /** What each level looks at and what it overlooks. */
    levelsInWords: {
      novice:
        'Sees the next step: points, and tiles that lie together. Overlooks whole turns, and is careless.',
      apprentice: 'Thinks its own turn through: sets, height, room. Overlooks what it leaves you.',
      master: 'Also weighs the replies to its best turns and its next one. Overlooks what comes later.',
      dragon:
        'Tries dozens of turns with the replies to them, for about a second. Overlooks little, but sees no covered tile.',
    },
    computerNames: ['Plum', 'Bamboo', 'Maple', 'Pine'],
    solo: 'Alone you play against the Dragon of Ingenuity: no realm, no points, but it takes what you want.',
    firstPlayer: 'First player',
    firstRandom: 'By lot',
    seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
    forPlayers: (players: string) => `For ${players} ${players === '1' ? 'player' : 'players'}`,
    allLayouts: 'Show fortresses for other numbers of players too',
    sources: { bundled: 'Built in', community: 'Community', own: 'My own', opened: 'Opened' },
    openFile: 'From a file…',
    linkLabel: 'Link or code of a fortress',
    open: 'Open',
    dropHint: 'Or drop a file here',
    chooseBoard: 'Choose a board from this file.',
    showMore: (left: number) => `Show more (${left} left)`,
    boardsSkipped: (count: number) => `${plural(count, 'board', 'boards')} could not be used.`,
    badLayout: 'This fortress cannot be played:',
    collectionOfGame: 'The collection of the game',
    asking: 'Waiting for an answer…',
    skipped: (count: number) => `${plural(count, 'fortress', 'fortresses')} could not be read.`,
    askAgain: 'Try again',
    noneYet: 'There is nothing here yet.',
    noneSuits: 'None of these is for so many players.',
    tiles: (onTable: number, tiers: number) =>
      `${onTable} tiles on the table, ${plural(tiers, 'tier', 'tiers')}`,
    by: (author: string) => `by ${author}`,
    choices: {
      none: 'None',
      beginner: 'For beginners',
      random: 'By lot',
      chosen: 'Chosen',
    },
    spirits: 'Spirits',
    dragons: 'Dragons',
    howMany: 'How many',
    spiritsAbout: 'Once per turn a player may call a Spirit and pays with a tile or a shrine.',
    dragonsAbout: 'Dragons give more points at the end.',
    seed: 'Seed of the deal',
    newSeed: 'Another',
    notSolo: 'Not alone: it compares realms.',
  },

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

  faces: {
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
  },

  spirits: {
    beauty: {
      name: 'Spirit of Beauty',
      text: 'Lock one group of 4 or more neighbouring faction tiles with the same number, whatever their factions. It scores 1 VP more, and you may build up to 2 shrines on it.',
    },
    lightness: {
      name: 'Spirit of Lightness',
      text: 'This turn you may also take tiles with a free short side, north or south. At least one tile has to be taken that way; no discard and no summoning this turn.',
    },
    wind: {
      name: 'Spirit of Wind',
      text: 'You may turn one face-up tile face down. Then move one of your shrines to another face-down tile of your realm.',
    },
    deceit: {
      name: 'Spirit of Deceit',
      text: 'Between two tiles: the second is any uncovered tile in a cell next to the first one, even if it is neither identical nor available.',
    },
    strength: {
      name: 'Spirit of Strength',
      text: 'Move two different tiles of your realm to other cells. Tiles under a shrine stay.',
    },
    change: {
      name: 'Spirit of Change',
      text: 'One face-up special tile counts as another kind and locks at once the set of 4 or more that holds it.',
    },
    faith: {
      name: 'Spirit of Faith',
      text: 'Build one shrine more than allowed, on any tile locked this turn.',
    },
    depths: {
      name: 'Spirit of Depths',
      text: 'Between two tiles: the second may be any available tile of the same kind as the first.',
    },
    destruction: {
      name: 'Spirit of Destruction',
      text: 'Discard one available tile of the fortress, from any tier, for no points.',
    },
    cunning: {
      name: 'Spirit of Cunning',
      text: 'This turn you may also lock sets of exactly 3 tiles, for 2 VP each. One of them is locked at once.',
    },
  } satisfies Record<SpiritId, { name: string; text: string }>,

  dragons: {
    humility: { name: 'Dragon of Humility', text: '1 VP per shrine that has a higher stack next to it.' },
    righteousness: {
      name: 'Dragon of Righteousness',
      text: 'Your best row and your best column: 1 VP per shrine in each, and 2 VP for each line full of shrines.',
    },
    serenity: {
      name: 'Dragon of Serenity',
      text: '1 VP per separate group of stacks whose top tile lies face down.',
    },
    courage: {
      name: 'Dragon of Courage',
      text: '1 VP per stack that is higher than all eight neighbours.',
    },
    power: {
      name: 'Dragon of Power',
      text: 'For each faction the highest number on a face-up tile of tier 3 or higher.',
    },
    greatness: {
      name: 'Dragon of Greatness',
      text: 'For each faction compare your best group with both neighbours: 2 VP if yours is greater, 1 VP if equal.',
    },
    knowledge: {
      name: 'Dragon of Knowledge',
      text: '2 VP per different special symbol face up in your realm.',
    },
    harmony: {
      name: 'Dragon of Harmony',
      text: 'In each direction: 4 VP if the stack heights mirror, 2 VP if the shrines do.',
    },
    devotion: {
      name: 'Dragon of Devotion',
      text: '1 VP per shrine next to a face-up Dragon tile.',
    },
    steadfastness: {
      name: 'Dragon of Steadfastness',
      text: '1 VP per shrine at the edge of the realm.',
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

  table: {
    fortress: 'Fortress',
    realmOf: (name: string) => (name === YOU ? 'Your realm' : `Realm of ${name}`),
    players: 'Players',
    actions: 'What you can do',
    cards: 'Cards',
    log: 'Log',
    logEmpty: 'What happens will be written here. A line leads back to its moment.',
    menu: 'Menu',
    undo: 'Undo',
    undone: 'Taken back.',
    undoNothing: 'There is nothing to take back in this turn.',
    undoSealed: 'A tile has come to light since, so this cannot be taken back.',
    hint: 'Hint',
    hintThinking: 'Thinking about a hint…',
    thinking: (name: string) => `${name} is thinking…`,
    noAnswer: 'The computer stopped responding. Your game is saved.',
    askAgain: 'Try again',
    playsOn: (level: string) => `Let the ${level} take over`,
    takeSeat: 'Play its turns yourself',
    yourTurn: (name: string) => `Your turn, ${name}`,
    round: (round: number) => `Round ${round}`,
    lastRound: 'Last round',
    countdown: 'Countdown',
    countdownState: (track: number, pile: number) =>
      `${plural(track, 'token', 'tokens')} on the track, ${pile} in the pile`,
    supply: (shrines: number) => `${plural(shrines, 'shrine', 'shrines')} in the common supply`,
    vp: 'Victory points',
    shrines: 'Shrines in supply',
    tokens: 'Countdown tokens',
    lastTaken: 'Last taken',
    nothingTaken: 'nothing yet',
    hand: 'In hand',
    saveAndLeave: 'Back to the title (the game is saved)',
    sameDeal: 'Same deal again',
    seed: (seed: string) => `Seed: ${seed}`,
    showBoard: 'Show the board',
  },

  tasks: {
    choose: 'Take a first tile from the top tier.',
    chooseOrSummon: 'Take a first tile, or summon the Dragon.',
    onlySummon: 'The fortress is empty: summon the Dragon.',
    finish: (ways: readonly Finishing[]) => `Finish: ${either.format(ways.map((way) => FINISHING[way]))}.`,
    finishBound: 'Now take the second tile that your Spirit allows.',
    place: 'Place the tile in your realm, on an empty cell or a face-down tile.',
    placeTwo: 'Choose a tile in hand and place it in your realm.',
    forgo: 'Your realm has no room: the tile has to go.',
    lock: 'Lock your set.',
    lockSeveral: 'Choose which set to lock first.',
    build: (left: number) => `You may build ${plural(left, 'shrine', 'shrines')} on the set just locked.`,
    end: 'Everything is done. End your turn.',
    endOrSpirit: 'End your turn, or call a Spirit first.',
    endOrLock: 'End your turn, or lock a set of three first.',
    pay: (spirit: string, withShrine: boolean) =>
      `${spirit}: choose a face-up tile of your realm to pay with${withShrine ? ', or pay with a shrine' : ''}.`,
    changeKind: 'Which kind shall it count as?',
    over: 'The game is over.',
    effects: {
      beauty: 'Spirit of Beauty: choose the group of one number to lock.',
      wind: 'Spirit of Wind: turn a face-up tile, or choose the shrine to move.',
      windTurned: 'Spirit of Wind: choose the shrine to move.',
      windTo: 'Spirit of Wind: choose the face-down tile that the shrine moves to.',
      strength: 'Spirit of Strength: choose the first tile to move.',
      strengthSecond: 'Spirit of Strength: choose the second tile to move.',
      strengthTo: 'Spirit of Strength: choose where the tile goes.',
      change: 'Spirit of Change: choose the special tile that counts as another kind.',
      faith: 'Spirit of Faith: choose a tile locked this turn for one more shrine.',
      destruction: 'Spirit of Destruction: choose an available tile of the fortress to discard.',
      cunning: 'Spirit of Cunning: choose the set of three to lock.',
      cunningMore: 'Spirit of Cunning: lock another set of three, or go on.',
      lightness: 'Spirit of Lightness: tiles with a free short side can be taken too.',
      deceit: 'Spirit of Deceit: take any uncovered tile next to the first one.',
      depths: 'Spirit of Depths: take any available tile of the same kind.',
    },
  },

  actions: {
    take: (tile: string, where: Place) => `take ${tile}, ${at(where)}`,
    shrine: 'Take a shrine',
    discard: 'Discard for 1 VP',
    summon: 'Summon the Dragon',
    place: (tile: string, where: Place) => `place ${tile} on ${at(where)}`,
    placeHere: 'Place here',
    forgo: (tile: string) => `Give up ${tile}`,
    lock: (set: string, vp: number) => `Lock ${set}: ${vp} VP`,
    build: (where: Place) => `build a shrine on ${at(where)}`,
    call: (spirit: string) => `Call the ${spirit}`,
    payShrine: 'Pay with a shrine',
    turn: (where: Place) => `turn ${at(where)}`,
    move: (from: Place, to: Place) => `move ${at(from)} to ${at(to)}`,
    change: (kind: string) => `As ${kind}`,
    countAs: (tile: string, where: Place, kind: string) => `count ${tile}, ${at(where)}, as ${kind}`,
    destroy: (tile: string, where: Place) => `discard ${tile}, ${at(where)}`,
    done: 'Build no more',
    doneLocking: 'Lock no more',
    end: 'End turn',
  },

  cells: {
    empty: (where: Place) => `empty, ${at(where)}`,
    tile: (tile: string, tier: number, where: Place) => `${tile}, tier ${tier}, ${at(where)}`,
    available: 'available',
    blocked: 'not available',
    matching: 'can be the second tile',
    down: (tier: number, where: Place) => `face-down tile, tier ${tier}, ${at(where)}`,
    shrine: (tier: number, where: Place) => `shrine on tier ${tier}, ${at(where)}`,
    faceUp: 'face up',
    canPlace: 'tile can be placed here',
    wouldLock: (set: string, vp: number) => `would lock ${set} for ${vp} VP`,
    canPay: 'can pay',
    canBuild: 'shrine can be built here',
    canLock: 'part of a set to lock',
    canTurn: 'can be turned',
    canMoveFrom: 'can be moved',
    canMoveTo: 'can be the target',
    canChange: 'can count as another kind',
    canDestroy: 'can be discarded',
    chosen: 'chosen',
  },

  sets: {
    of: (size: number, kind: string) => `${size} ${kind}`,
    ofNumber: (size: number) => `${size} tiles of one number`,
  },

  log: {
    tileTaken: (who: string, tile: string, tier: number) => `${does(who, 'takes')} ${tile} from tier ${tier}`,
    tileUncovered: (tile: string, where: Place) => `${tile} comes to light in ${at(where)}`,
    shrineTaken: (who: string) => `${does(who, 'takes')} a shrine`,
    discarded: (who: string, tile: string, vp: number) =>
      `${does(who, 'discards')} ${tile}${vp > 0 ? ` for ${vp} VP` : ''}`,
    paidTile: (who: string, tile: string) => `${does(who, 'pays')} with ${tile}`,
    destroyed: (who: string, tile: string) => `${does(who, 'destroys')} ${tile} of the fortress`,
    placed: (who: string, tile: string, where: Place, tier: number) =>
      `${does(who, 'places')} ${tile} on ${at(where)}${tier > 1 ? `, tier ${tier}` : ''}`,
    locked: (who: string, set: string, vp: number) => `${does(who, 'locks')} ${set}: ${vp} VP`,
    built: (who: string, where: Place, tier: number) =>
      `${does(who, 'builds')} a shrine on ${at(where)}, tier ${tier}`,
    spirit: (who: string, spirit: string, withShrine: boolean) =>
      `${does(who, 'calls')} the ${spirit}${withShrine ? ', paying with a shrine' : ''}`,
    turned: (who: string, where: Place) => `${does(who, 'turns')} a tile face down, ${at(where)}`,
    moved: (who: string, from: Place, to: Place) =>
      `${does(who, 'moves')} a tile from ${at(from)} to ${at(to)}`,
    shrineMoved: (who: string, from: Place, to: Place) =>
      `${does(who, 'moves')} a shrine from ${at(from)} to ${at(to)}`,
    token: (who: string) => `${does(who, 'summons')} the Dragon for a countdown token`,
    lastRound: 'The ! is uncovered: this is the last round',
    turnBegun: (who: string, round: number) => `Round ${round}: ${who}`,
    gameEnded: 'The game is over',
  },

  hints: {
    advice: (step: string, why: string) => `Hint: ${step}${why ? ` — ${why}` : ''}.`,
    locks: (set: string, vp: number) => `this turn locks ${set} for ${vp} VP`,
    builds: (tiers: string) => `builds shrines on tier ${tiers}`,
    takesPair: 'takes a pair',
    takesShrine: 'adds a shrine to your supply',
    discards: 'scores 1 VP for a discard',
    summons: 'takes a countdown token',
    leavesLast: (tile: string) => `leaves ${tile} without a partner to the next player`,
  },

  refusals: REASONS as Record<keyof typeof REASONS, string>,

  notLoaded: {
    heading: 'Not loaded',
    text: 'This part of the game could not be fetched. Look whether you are online, and try again.',
  },

  problems: {
    at: (path: string) => `something is wrong at “${path}”.`,
    foreign: 'the file is damaged or is not the record of a game.',
  },

  end: {
    heading: 'Final score',
    winner: (names: string) => does(names, 'wins'),
    winners: (names: string) => `Shared victory: ${names}`,
    soloRank: (rank: string) => `Your rank: ${rank}`,
    place: (place: number) => `Place ${place}`,
    sets: 'Locked sets',
    discards: 'Discarded tiles',
    shrines: 'Shrines',
    shrineLine: (tier: number, count: number) =>
      `${plural(count, 'shrine', 'shrines')} on tier ${tier}${tier >= 3 ? ' or higher' : ''}`,
    tokens: (count: number) => plural(count, 'countdown token', 'countdown tokens'),
    total: 'Total',
    tieBreak: (count: number) => `Face-down stacks, for a tie: ${count}`,
    handicap: 'Cards were in play: 15 VP are taken off for the rank.',
    again: 'Play again',
    toTitle: 'To the title',
    saveRecord: 'Save the record',
    watch: 'Watch the replay',
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

  saves: {
    heading: 'Saved games',
    empty: 'There are no saved games yet.',
    resume: 'Continue',
    watch: 'Watch',
    broken: 'This save is damaged and cannot be opened.',
    newer: 'This game was saved by a newer version. Reload the page to update, then open it.',
    finished: 'finished',
    remove: (game: string) => `Delete: ${game}`,
    removed: 'The game was deleted.',
    putBack: 'Put it back',
    unsaved: 'The game cannot be saved here: the browser has no room or does not allow it.',
  },

  elsewhere: {
    heading: 'This game moved on in another tab',
    paused: 'It’s paused here so the two tabs don’t get in each other’s way.',
    goOnHere: 'Continue here',
    diverged: 'You made a different move here. Go on from the other tab, or keep both as separate games?',
    follow: 'Go on from the other tab',
    keepBoth: 'Keep both',
  },

  update: {
    ready: 'A new version is ready',
    keeps: 'Your games are kept.',
    reload: 'Reload',
    later: 'Later',
  },

  settings: {
    heading: 'Settings',
    speed: 'Speed of animations',
    speeds: { normal: 'Normal', fast: 'Fast', off: 'Off' },
    letters: 'Letters on the tiles',
    plainBoard: 'Show the board as a plain grid',
    sound: 'Sounds of the game',
    music: 'Music',
    off: 'off',
    muted: 'No sound at all',
    mute: 'Sound off',
    unmute: 'Sound on',
    casualUndo: 'Casual: take back anything, even when a tile has come to light',
    language: 'Language',
  },

  help: {
    heading: 'How to play',
    keys: 'Keys',
    keyList: [
      ['Tab', 'from fortress to realm to buttons'],
      ['Arrow keys', 'from cell to cell; Home and End to the ends of a row'],
      ['Enter or Space', 'take, place, lock, build: what the cell allows'],
      ['F / R', 'to the fortress / to your realm'],
      ['1, 2', 'choose a tile in hand'],
      ['S', 'take a shrine'],
      ['D', 'discard for 1 VP'],
      ['L', 'lock a set'],
      ['N', 'next: end the turn, build no more or lock no more'],
      ['G', 'summon the Dragon'],
      ['P', 'call a Spirit; pay with a shrine'],
      ['U', 'undo'],
      ['H', 'hint'],
      ['Esc', 'cancel a choice; skip an animation'],
      ['?', 'this help'],
    ] as readonly (readonly [string, string])[],
    found: (count: number) => plural(count, 'section found', 'sections found'),
    nothing: 'Nothing in the rules holds these words.',
    contents: 'Contents',
    sections: {
      idea: section(
        'The goal',
        'All players take tiles from one shared fortress and lay them out in their own realm. Neighbouring tiles of one kind make a set; sets of four or more are locked, score, and carry shrines. When only the lowest tier of the fortress is left, the Dragon can be summoned, and the end is near. Most victory points (VP) win.',
      ),
      tiles: section(
        'Tiles',
        'There are 116 tiles of six kinds. Merchants, Soldiers and Farmers are the factions, numbered 1 to 6. Seasons, Winds and Dragons are special tiles with symbols. Every face exists four times.',
      ),
      available: section(
        'Available tiles',
        'A tile of the fortress is available when nothing lies on it and its west or its east side touches no other tile of the same tier. The top tier is the highest one that still has a tile. What lies covered nobody knows.',
      ),
      turn: section(
        'Your turn',
        'You do exactly one of four actions, then place what you took, lock sets, and may build shrines. Take a first tile, see what it uncovers, then decide how to finish. A tile once taken is not put back.',
        'Pair: an available tile of the top tier, then an available tile with the identical face from any tier. What the first uncovered or freed may be the second.',
        'Tile and shrine: an available tile of the top tier, and a shrine from the common supply, as long as it has one.',
        'Discard: an available tile of the top tier leaves the game for 1 VP.',
        'Summon the Dragon: only while nothing lies above tier 1.',
      ),
      placing: section(
        'Placing',
        'Every taken tile goes face up into your realm: onto an empty cell or onto a face-down tile, never onto a face-up tile or a shrine. Tiles need not touch, and stacks may grow as high as you like. A tile for which there is no room is discarded for no points.',
      ),
      locking: section(
        'Locking sets',
        'A set is a group of face-up tiles of one kind in cells that touch with a side; only the top of a stack counts, whatever its tier. After placing, every set of four or more must be locked: it turns face down and scores. You choose the order when there are several. Stacks grow on locked tiles.',
        '4 tiles: 2 VP',
        '5 tiles: 3 VP',
        '6 tiles: 5 VP',
        '7 tiles: 6 VP',
        '8 tiles: 8 VP, each further one: 1 VP more',
        'A Dragon set scores 1 VP more.',
      ),
      shrines: section(
        'Shrines',
        'Everybody begins with one shrine. Right after locking you may build shrines from your supply on tiles of that very set, one on a tile: up to one on a faction set, up to two on a special set. At the end a shrine scores 1, 2 or 3 VP for tier 1, 2, and 3 or higher. Nothing is ever placed on a shrine, and tiles locked in an earlier turn cannot get one.',
      ),
      spirits: section(
        'Spirits',
        'With Spirit cards in play you may call one Spirit per turn, at any moment that fits its effect. You pay with a face-up tile of your realm, which is discarded, or with a shrine of your supply. You cannot pay without using the effect. Sets that a Spirit makes are locked at once.',
      ),
      dragons: section(
        'Dragon cards',
        'Dragon cards lie open for all and give more points at the end. The height of a stack counts tiles, never shrines; neighbours touch with a side unless all eight are named.',
      ),
      countdown: section(
        'Countdown and last round',
        'As many tokens stand on the track as there are players, the first of them on the “!”; the others lie in the pile. While the fortress has nothing above tier 1 you may summon the Dragon instead of taking a tile: take the rightmost token, worth 2 VP at the end. If the fortress is empty, you must. When the “!” is uncovered the current round is the last, so that all have had the same number of turns. Tokens can still be taken in it, from the pile once the track is empty.',
      ),
      score: section(
        'Final score',
        'Most VP win. In a tie, whoever has more stacks with a face-down top; still tied, the victory is shared.',
        'VP collected for sets and discards',
        'Shrines: 1, 2 or 3 VP by their tier',
        'Countdown tokens: 2 VP each',
        'Dragon cards',
      ),
      alone: section(
        'Alone',
        'Against the Dragon of Ingenuity you move first, and the countdown is that of three players. In its turn it summons the Dragon if it can; otherwise it takes a tile of the kind you took last, else a Dragon, else a special tile, else a faction tile — the northernmost, then the westernmost — and an identical second one if there is one. It has no realm and no points. Your score gives you a rank; with cards in play 15 VP are subtracted first.',
        '0–39 Apprentice, 40–45 Student, 46–49 Master, 50–52 Grandmaster',
        '53–54 Dragon, 55–56 Silver, 57–58 Golden, 59 Jade, from 60 on Diamond Dragon',
      ),
    },
  },

  teaching: {
    guide: 'Guide',
    start: 'Play a guided first game',
    startAbout: 'Five minutes, a small fortress, every rule once',
    goOn: 'Go on with the guided game',
    afresh: 'From the beginning',
    offer: 'First time here?',
    offerAbout: 'I can show you everything in a small game of five minutes.',
    offerYes: 'Show me',
    offerNo: 'No, thanks',
    next: 'Go on',
    leave: 'Leave',
    again: 'Guided game again',
    playReal: 'Now play a real game',
    count: (lesson: number, of: number) => `Lesson ${lesson} of ${of}`,
    watch: (name: string) => `${name}’s turn. Watch what happens in the fortress.`,
    nudge: 'First try what glows: that is what this lesson waits for.',
    nudgeLook: 'In a moment! First have a look, then press “Go on”.',
    pay: 'A Spirit wants to be paid: with a shrine of your supply, or with a face-up tile of your realm. Pay with the shrine.',
    aim: 'So it would lie there. Touch the cell again to place the tile, or choose another one.',
    score:
      'Sets, discards, shrines, tokens and the Dragon card: that is the whole score, and the game is yours. You know all you need now!',
    lessons: {
      look: 'A look around',
      pair: 'A pair',
      placing: 'Placing',
      uncover: 'What lies beneath',
      set: 'A set',
      lock: 'Locking',
      shrine: 'A shrine',
      supply: 'Tile and shrine',
      stack: 'Growing upward',
      discard: 'Discarding',
      spirit: 'A Spirit',
      dragon: 'The Dragon',
      last: 'The last round',
      score: 'The score',
    },
    steps: {
      welcome:
        'Welcome! This is the fortress. You and Maple take turns to carry it off, tile by tile, from the top.',
      realm: 'And this is your realm, where your tiles go. Four neighbours of one kind will score points.',
      first:
        'Tiles with a golden rim are available: nothing lies on them, and their left or right side is free. Take the Farmer 4.',
      pair: 'A turn needs a second half. A twin of your tile may come from any tier: take the other Farmer 4.',
      place: 'Both are yours. Place the first tile on any cell of your realm.',
      beside: 'Place the second right beside it. Neighbours of one kind grow into a set.',
      uncover: 'Maple took a tile and a shrine. Your turn: take the Farmer 2 and see what it covers.',
      surprise: 'What luck, another Farmer 2! What the first tile uncovers may be the second. Take it.',
      third: 'Now place it beside your Farmers. Numbers need not match; the kind counts.',
      fourth: 'And the last one beside them, to make four.',
      lock: 'A set of four! It must be locked: it turns face down and scores 2 points. Larger sets score more.',
      build: 'On a set just locked you may build a shrine. At the end it gives 1 point here. Choose a tile.',
      single: 'Maple took a pair. You take the Soldier 5. It has no twin in sight…',
      shrine: '…so finish the turn the other way: take a shrine into your supply.',
      stack:
        'Locked tiles are new ground: place it on top of one. A shrine gives 1, 2 or 3 points on tier 1, 2 or 3.',
      unwanted: 'Maple threw a tile away. You can do that too: take the Storm…',
      discard: '…it would only be in the way. Discard it for 1 point.',
      spirit:
        'One tile is left on the upper tier. Spirits bend the rules, once per turn. Call the Spirit of Destruction!',
      destroy: 'Now it asks for its victim: the last tile of the upper tier.',
      summon:
        'Only the lowest tier is left, so the Dragon can be summoned instead of taking a tile. Each token gives 2 points.',
      last: 'When the “!” on the countdown is uncovered, the round is the last. Do it: summon the Dragon again!',
    },
  },

  statistics: {
    heading: 'Statistics',
    empty: 'Finish a game and it will be counted here.',
    played: 'Games',
    won: 'Won',
    best: 'Best score',
    average: 'Average',
    soloBest: 'Best rank alone',
    opponents: 'Against',
    fortress: 'Fortress',
  },

  daily: {
    heading: 'Daily fortress',
    about: (date: string) =>
      `The same fortress, cards and deal for everyone on ${date}, alone against the Dragon of Ingenuity.`,
  },

  replay: {
    heading: 'Replay',
    open: 'Open the record of a game',
    file: 'From a file…',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    first: 'To the beginning',
    previous: 'Step back',
    next: 'Step forward',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    broken: 'This record cannot be read:',
    scores: 'Score over the turns',
    evaluate: 'Evaluation',
    /** By how many play. */
    evaluations: (players: number): string =>
      players === 1
        ? 'Points with what the realm promises, as the computer sees it'
        : 'How far ahead everyone was, as the computer sees it',
    evaluating: (done: number, of: number) => `The computer looks at turn ${done} of ${of}`,
    toGame: 'Back to the game',
    copyLink: 'Copy a link',
    copied: 'Copied',
    brokenLink: 'the link is damaged or incomplete.',
  },
};

export type Words = typeof en;
