/** What the terminal says in a game and about fortresses, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { en as findings } from '@mahjong-fortress/layouts-schema/sentences/en';
import type { Action } from '@mahjong-fortress/rules';
import { en as events } from '../events/en.ts';
import { en as players } from '../players/en.ts';
import { en as refusals } from '../refusals/en.ts';
import { en as rulebook } from '../rulebook/en.ts';
import { en as tables } from '../tables/en.ts';
import { en as tasks } from '../tasks/en.ts';
import { en as towers } from '../towers-terminal/en.ts';

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
  tables,
  tasks,
  towers,
  refusals,
  findings,

  publishing: {
    published: (name: string, address: string) => `Published “${name}”: ${address}`,
    refused: (file: string, why: string) => `${file}: not published. ${why}`,
    sameAs: (address: string) => `The gallery already has this shape: ${address}`,
    waits: (minutes: number) =>
      `The server can’t take any more right now. Continuing in ${plural(minutes, 'minute', 'minutes')}.`,
    collected: (count: number, folder: string) =>
      `${plural(count, 'fortress', 'fortresses')} in ${folder}. Any static host can serve this folder.`,
    leftOut: (count: number) => `${plural(count, 'entry', 'entries')} couldn’t be read.`,
    listed: 'listed',
    nothingWaits: 'Nothing has been reported or held.',
    acted: (id: string, reason: string) => `${id}: done. The author reads: ${reason}`,
  },

  board: {
    round: (round: number) => `Round ${round}`,
    lastRound: (round: number) => `Round ${round} (the last)`,
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
      'Fortress: [M4³] can be taken now, (M4²) is available, M4² is blocked on both long sides, west and east.',
      'Realm: M4¹ face up, ▒▒¹ face down, ⌂⌂¹ under a shrine, · empty.',
    ],
  },

  /** What actions mean, where their words do not say it. */
  menu: {
    shrine: 'take a shrine from the supply and keep the tile',
    discard: 'discard the tile just taken, for 1 VP',
    summon: 'summon the Dragon: take a countdown token, 2 VP at the end',
    forgo: 'no room for this tile: discard it',
    lock: 'lock the set that starts there',
    build: 'build a shrine there',
    activate: 'call the Spirit, paying with a face-up tile or a shrine',
    done: 'stop here',
    end: 'end the turn',
  } as Readonly<Partial<Record<Action['type'], string>>>,

  asking: {
    hand: (tiles: string) => `In your hand: ${tiles}.`,
    chooseNumber: (most: number) => `Choose a number from 1 to ${most}, or type help.`,
    noSuchNumber: (most: number) => `The menu goes from 1 to ${most}.`,
    severalMeant: (typed: string, actions: string) => `“${typed}” could mean ${actions}.`,
    notUnderstood: (typed: string) =>
      `“${typed}” isn’t an action here. Choose a number from the menu, or type help.`,
    undoNothing: 'Nothing to undo: a new tile has been uncovered, or you haven’t done anything yet.',
    noAnswer: 'The computer stopped responding.',
  },

  greeting: {
    title: (layout: string | undefined, seed: string) =>
      `Mahjong Fortress: ${layout ?? 'custom layout'}, seed “${seed}”.`,
    you: (name: string) => `You are ${name}.`,
    solo: (opponent: string) => `You’re up against the ${opponent}.`,
    resumed: (actions: number) => `Resumed after ${plural(actions, 'action', 'actions')}.`,
    help: 'Type help at any time.',
    farewell: 'Goodbye. (To save your game, play with --record FILE.)',
    farewellKept: (command: string) => `Goodbye. To continue: ${command}`,
  },

  help: {
    turn: 'A turn',
    turnText: [
      'Take an available tile from the top tier. Finish with an identical second tile from any tier, with a shrine from the supply, or by discarding the tile for 1 VP.',
      'Place what you took in your realm: on an empty cell or on a face-down tile. Neighbouring face-up tiles of one kind form a set. Sets of 4 or more are locked: they turn face down and score 2, 3, 5, 6, 8 VP for 4, 5, 6, 7, 8 tiles, plus 1 for Dragons.',
      'You may build shrines on a set you just locked: one, or two if its tiles are special (Seasons, Winds, Dragons). At the end a shrine scores its tier, at most 3 VP.',
      'Once only tier 1 is left, you may summon the Dragon instead of taking a tile: take a countdown token, worth 2 VP at the end. Once the ! is uncovered, it’s the last round.',
    ] as readonly string[],
    board: 'The board',
    cards: 'Cards',
    typing: 'What you can type',
    typingText: [
      'A number from the menu, or an action such as “take e3”, “place M4 b2”, “shrine”, “end”. Part of it will do: “e3”, “M4 b2”. If there’s only one action, just press Enter.',
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
    tieBreak: (count: number) => `Face-down stacks (tie-break): ${count}`,
    rank: (rank: string) => `Rank: ${rank}`,
  },

  check: {
    error: 'error',
    advice: 'advice',
    fine: 'OK',
    at: (path: string) => ` at ${path}`,
  },
};

export type TerminalWords = typeof en;
