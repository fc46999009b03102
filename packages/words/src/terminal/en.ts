/** What the terminal says in a game and about fortresses, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { en as findings } from '@mahjong-fortress/layouts-schema/sentences/en';
import type { Action } from '@mahjong-fortress/rules';
import { en as events } from '../events/en.ts';
import { en as players } from '../players/en.ts';
import { en as refusals } from '../refusals/en.ts';
import { en as rulebook } from '../rulebook/en.ts';
import { en as tasks } from '../tasks/en.ts';

/** A card as it is typed and as it is called. */
interface Card {
  readonly id: string;
  readonly name: string;
}

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
  ...players,
  ...rulebook,
  events,
  tasks,
  refusals,
  findings,

  board: {
    round: (round: number) => `Round ${round}`,
    lastRound: (round: number) => `Round ${round}, the last`,
    over: 'The game is over',
    fortress: (tiles: number, top: number) =>
      `Fortress: ${tiles === 0 ? 'empty' : `${plural(tiles, 'tile', 'tiles')}, top tier ${top}`}`,
    countdown: (track: string, pile: number) => `Countdown ${track}, ${pile} in the pile`,
    supply: (shrines: number) => `Shrines in the supply: ${shrines}`,
    ingenuity: (name: string, tokens: number, tiles: string) =>
      `${name}: ${plural(tokens, 'token', 'tokens')}, tiles ${tiles || 'none'}`,
    spirits: (cards: readonly Card[]) => `Spirits: ${cards.map(({ id }) => id).join(', ')}`,
    dragons: (cards: readonly Card[]) => `Dragons: ${cards.map(({ id }) => id).join(', ')}`,
    score: (vp: number) => `${vp} VP`,
    scoreSoFar: (vp: number, total: number) => `${vp} VP, ${total} if it ended now`,
    stock: (shrines: number, tokens: number) =>
      `${plural(shrines, 'shrine', 'shrines')} to build, ${plural(tokens, 'token', 'tokens')}`,
    legend: (kinds: string) => [
      `Tiles: ${kinds}. A raised digit is the tier.`,
      'Fortress: [M4³] may be taken now, (M4²) is available, M4² is blocked at both long sides, west and east.',
      'Realm: M4¹ face up, ▒▒¹ face down, ⌂⌂¹ under a shrine, · empty.',
    ],
  },

  /** What actions mean, where their words do not say it. */
  menu: {
    shrine: 'take a shrine from the supply and keep the tile',
    discard: 'discard the tile just taken, for 1 VP',
    summon: 'summon the Dragon: take a countdown token, 2 VP at the end',
    forgo: 'no room for this tile: it is discarded',
    lock: 'lock the set that begins there',
    build: 'build a shrine there',
    activate: 'call the Spirit, paying with a face-up tile or a shrine',
    done: 'leave it at that',
    end: 'end the turn',
  } as Readonly<Partial<Record<Action['type'], string>>>,

  asking: {
    hand: (tiles: string) => `In your hand: ${tiles}.`,
    effect: (spirit: string, text: string) => `${spirit}: ${text}`,
    chooseNumber: (most: number) => `Choose a number from 1 to ${most}, or type help.`,
    noSuchNumber: (most: number) => `The menu has the numbers 1 to ${most}.`,
    severalMeant: (typed: string, actions: string) => `“${typed}” could be ${actions}.`,
    notUnderstood: (typed: string) =>
      `“${typed}” is not an action on this board. Choose a number of the menu, or type help.`,
    undoNothing: 'There is nothing to take back: a tile has come to light since, or nothing was done yet.',
    noAnswer: 'The computer stopped responding. Its turns are yours now.',
  },

  greeting: {
    title: (layout: string | undefined, seed: string) =>
      `Mahjong Fortress: ${layout ?? 'own layout'}, seed “${seed}”.`,
    you: (name: string) => `You are ${name}.`,
    solo: (opponent: string) => `Against you plays the ${opponent}.`,
    resumed: (actions: number) => `Resumed after ${plural(actions, 'action', 'actions')}.`,
    help: 'Type help at any time.',
    farewell: 'Goodbye. (With --record FILE the game would have been kept.)',
    farewellKept: (command: string) => `Goodbye. Go on with: ${command}`,
  },

  help: {
    turn: 'A turn',
    turnText: [
      'Take an available tile from the top tier. Finish with an identical second tile from any tier, with a shrine from the supply, or by discarding the tile for 1 VP.',
      'Place what you took in your realm: on an empty cell or on a face-down tile. Neighbouring face-up tiles of one kind are a set. Sets of 4 or more are locked: they turn face down and score 2, 3, 5, 6, 8 VP for 4, 5, 6, 7, 8 tiles, Dragons 1 more.',
      'On a set just locked you may build shrines: one, on special tiles (seasons, winds, dragons) two. At the end a shrine scores the tier it stands on, at most 3.',
      'Once only tier 1 is left you may summon the Dragon instead of taking a tile: a countdown token, 2 VP at the end. When the ! is uncovered the round is the last.',
    ] as readonly string[],
    board: 'The board',
    cards: 'Cards',
    typing: 'What you can type',
    typingText: [
      'A number of the menu, or an action such as “take e3”, “place M4 b2”, “shrine”, “end”. Enough of its words will do: “e3”, “M4 b2”. Enter alone plays the only action there is.',
      'e3 is the cell in column e and row 3, in the fortress and in the realm.',
      'undo, score, cards, board, help, quit',
    ] as readonly string[],
    noCards: 'No cards are in play.',
    spirit: (name: string, text: string) => `${name}, once per turn for a tile or a shrine: ${text}`,
    dragon: (name: string, text: string) => `${name}, at the end: ${text}`,
  },

  score: {
    ifNow: 'If the game ended now:',
    sets: 'Sets',
    discards: 'Discards',
    shrines: 'Shrines',
    tokens: 'Tokens',
    total: 'Total',
    tier: (tier: number) => `tier ${tier}`,
    tieBreak: (count: number) => `Face-down stacks, for a tie: ${count}`,
    rank: (rank: string) => `Rank: ${rank}`,
  },

  check: {
    error: 'error',
    advice: 'advice',
    fine: 'fine',
    at: (path: string) => ` at ${path}`,
  },
};

export type TerminalWords = typeof en;
