/** What the terminal says at an online table, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { playing } from '../online/playing/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
  table: (id: string, game: string, pace: string) => `Table ${id}: ${game}, ${pace}.`,
  seat: (number: number, who: string) => `  ${number}  ${who}`,
  openSeat: '(open)',
  own: (name: string) => `${name} (you)`,
  computer: (level: string) => `Computer (${level})`,
  playedBy: (name: string, level: string) => `${name} (a computer plays: ${level})`,
  gaveUp: (name: string) => `${name} (gave up)`,
  live: (minutes: number, increment: number) => `${minutes} min each, ${increment} s more after every turn`,
  slow: (days: number) => `${plural(days, 'day', 'days')} per turn`,
  untimed: 'no clocks',
  rated: 'rated',
  stages: { gathering: 'waiting for players', playing: 'being played', paused: 'paused', over: 'over' },
  noTables: 'No tables.',
  made: (id: string) => `Table created: ${id}.`,
  toPlay: (command: string) => `To play: ${command}`,
  toJoin: (command: string) => `For others: ${command}`,
  toReturn: (command: string) => `To come back: ${command}`,

  waitingForPeople: 'Waiting for players. Type help to see what you can do.',
  canStart: 'Everybody is here: type start.',
  hostStarts: 'Everybody is here; the host starts the game.',
  turnOf: (who: string) => `${who} to move.`,
  turnOfAbsent: (who: string) => `${who} to move, but not connected.`,
  timeLeft: (time: string) => `Time left: ${time}.`,
  notYourTurn: 'It isn’t your turn.',
  watching: 'You are watching.',
  lost: 'Connection lost; trying again.',
  back: 'Back at the table.',

  sat: (who: string, seat: number) => `${who} takes seat ${seat}.`,
  left: (who: string, seat: number) => `${who} gives up seat ${seat}.`,
  seatFilled: (seat: number, who: string) => `Seat ${seat}: ${who}.`,
  seatOpened: (seat: number) => `Seat ${seat} is open again.`,
  started: 'The game begins.',
  undone: (who: string) => `${who} undoes the last action.`,
  said: (who: string, text: string) => `${who}: “${text}”`,
  late: (who: string) => `${who} is out of time. The others may type wait, claim or substitute LEVEL.`,
  waited: (who: string) => `${who} gives them more time.`,
  wantsPause: (who: string) => `${who} asks for a pause (type pause to agree).`,
  wantsNoPause: (who: string) => `${who} no longer asks for a pause.`,
  paused: 'The game is paused until everybody types resume.',
  resumed: 'The game goes on.',
  resigned: (who: string) => `${who} gives up.`,
  claimed: (who: string) => `The others claim the game: ${who} was gone too long.`,
  substituted: (who: string) => `A computer takes over for ${who}.`,
  undoAsked: (who: string) =>
    `${who} asks to undo their last action. The next player types allow or decline.`,
  undoRefused: (who: string) => `${who} doesn’t agree to the undo.`,
  onHoliday: (who: string) => `${who} is taking days off; their clock is stopped.`,
  offHoliday: (who: string) => `${who} is back from days off.`,
  returned: (who: string) => `${who} is back in the game.`,
  rematch: (who: string) => `${who} wants a rematch. Type next to go to its table.`,
  placed: (place: number, who: string, points: number) => `${place}. ${who}: ${points}`,
  promise: (hex: string) =>
    `Before the first move the server promises a deal whose seed has the SHA-256 ${hex} (mf verify checks it).`,
  dealKept: 'The deal is the one that was promised before the first move.',
  dealBroken: 'The deal is not the one that was promised before the first move!',

  phrases: playing.phrases,
  whichPhrase: (phrases: string) => `You can say: ${phrases}.`,
  whichLevel: (levels: string) => `Name a computer: ${levels}.`,
  whichSeat: 'Name a seat by its number.',

  help: [
    'Before the game: start, sit 2, stand, computer 2 master, open 2.',
    'At any time: say hello, undo, pause, resume, resign, board, seats, score, cards, quit.',
    'In a rated game the next player is asked before an undo: allow or decline.',
    'If somebody is out of time: wait (give them more time), claim (end the game) or substitute apprentice (a computer plays on). If a computer plays for you: return.',
    'Afterwards: rematch, and next to go to its table.',
  ] as readonly string[],
};

export type TableWords = typeof en;
