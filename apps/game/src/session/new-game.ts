/** From the choices of a person to the record of a game that has just been dealt. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import {
  BUNDLED_LAYOUTS,
  bundledLayout,
  FORMAT_VERSION,
  identityOf,
  type Layout,
  layoutById,
  suits,
} from '@mahjong-fortress/layouts-schema';
import { beginRecord, HUMAN } from '@mahjong-fortress/match';
import {
  BEGINNER_DRAGONS,
  BEGINNER_SPIRITS,
  type CardChoice,
  DAILY,
  type DragonId,
  dragonsFor,
  drawOfDay,
  type GameView,
  mahjongFortress,
  type PlayerCount,
  type Setup,
  SPIRIT_IDS,
  type SpiritId,
} from '@mahjong-fortress/rules';
import { SEASONS } from '../art/palette.ts';
import type { Level } from './opponents.ts';
import type { FortressRecord, PlayedGame } from './played-game.ts';
import { type Sitter, seasonsOf, sitterAt } from './seats.ts';
import { seedOf } from './seed.ts';

export interface SeatChoice {
  readonly sitter: Sitter;
  /** Empty for the name that the language gives. */
  readonly name: string;
  readonly season: number;
}

export const CARD_MODES = ['none', 'beginner', 'random', 'chosen'] as const;
type CardMode = (typeof CARD_MODES)[number];

export interface CardsChoice<Id> {
  readonly mode: CardMode;
  /** How many are drawn, by lot or of those for beginners. */
  readonly count: number;
  readonly chosen: readonly Id[];
}

export interface NewGame {
  readonly seats: readonly SeatChoice[];
  readonly layout: Layout;
  readonly spirits: CardsChoice<SpiritId>;
  readonly dragons: CardsChoice<DragonId>;
  readonly firstPlayer: number | 'random';
  readonly seed: string;
}

const NO_CARDS = { mode: 'none', count: 1, chosen: [] } as const;

const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short text that people can read out to each other. */
export function newSeed(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(numbers, (number) => SEED_LETTERS[number % SEED_LETTERS.length]).join('');
}

/** The board that the rules recommend for so many players. */
export function standardLayout(players: number): Layout {
  const layout = layoutById(`standard-${players === 1 ? 3 : players}`) ?? BUNDLED_LAYOUTS[0];
  if (!layout) throw new Error('no layout is bundled');
  return layout;
}

/** Who sits down beside these: another like the last one, in a season that is free. */
export function newSeat(seats: readonly SeatChoice[]): SeatChoice {
  const season = [0, 1, 2, 3].find((free) => !seats.some((seat) => seat.season === free)) ?? 0;
  const last = seats.length > 1 ? seats.at(-1)?.sitter : undefined;
  return { sitter: last ?? 'apprentice', name: '', season };
}

/** Another number of players wants another board, unless a person chose one. */
export function withSeats(choice: NewGame, seats: NewGame['seats']): NewGame {
  const { layout, firstPlayer } = choice;
  return {
    ...choice,
    seats,
    firstPlayer: firstPlayer !== 'random' && firstPlayer >= seats.length ? 0 : firstPlayer,
    layout: layout === standardLayout(choice.seats.length) ? standardLayout(seats.length) : layout,
  };
}

/** As many seats as the fortress is made for. */
export function fitted(choice: NewGame, layout: Layout): NewGame {
  if (layout.players.includes(2)) return { ...choice, layout };
  const players = layout.players[0] ?? 1;
  const seats = choice.seats.slice(0, players);
  while (seats.length < players) seats.push(newSeat(seats));
  return { ...choice, layout, seats };
}

/** A game without cards on the usual board. */
function plainGame(seats: readonly SeatChoice[]): NewGame {
  return {
    seats,
    layout: standardLayout(seats.length),
    spirits: NO_CARDS,
    dragons: NO_CARDS,
    firstPlayer: 0,
    seed: newSeed(),
  };
}

/** One person against a computer: what a first click begins. */
export function quickGame(level: Level = 'apprentice'): NewGame {
  return plainGame([
    { sitter: HUMAN, name: '', season: 0 },
    { sitter: level, name: '', season: 2 },
  ]);
}

/** Against the Dragon of Ingenuity. */
export function soloGame(): NewGame {
  return plainGame([{ sitter: HUMAN, name: '', season: 0 }]);
}

/** Two people at one device; whoever wants adds more. */
export function friendsGame(): NewGame {
  const game = quickGame();
  return { ...game, seats: game.seats.map((seat) => ({ ...seat, sitter: HUMAN })), firstPlayer: 'random' };
}

/** Computers among themselves. */
export function watchedGame(levels: readonly Level[]): NewGame {
  const seats = levels.map((sitter, season) => ({ sitter, name: '', season }));
  return { ...plainGame(seats), firstPlayer: 'random' };
}

/** The level that a person has chosen to play against; undefined where there is not just one. */
export function levelOf({ seats }: Pick<NewGame, 'seats'>): Level | undefined {
  const sitters = seats.map(({ sitter }) => sitter);
  const levels = new Set(sitters.filter((sitter) => sitter !== HUMAN));
  const [level] = levels;
  return levels.size === 1 && sitters.includes(HUMAN) ? level : undefined;
}

/** The same for everyone on a date, alone against the Dragon of Ingenuity. */
export function dailyGame(date: string): NewGame {
  const drawn = drawOfDay(
    date,
    BUNDLED_LAYOUTS.filter((layout) => suits(layout, 1)),
  );
  return {
    seats: [{ sitter: HUMAN, name: '', season: drawn.season }],
    layout: drawn.fortress ?? standardLayout(1),
    spirits: chosenCards(drawn.spirits),
    dragons: chosenCards(drawn.dragons),
    firstPlayer: 0,
    seed: DAILY + date,
  };
}

/** The date whose fortress of the day a game was played on; the seed alone can be typed by anybody. */
export function dailyDateOf(record: FortressRecord): string | undefined {
  const seed = seedOf(record);
  const date = seed.slice(DAILY.length);
  if (!seed.startsWith(DAILY) || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const dealt = dealOf(dailyGame(date), 'en');
  const facts = ({ layout, players, spirits, dragons }: FortressRecord['setup']) =>
    JSON.stringify([layout, players, spirits, dragons]);
  return dealt.ok && facts(dealt.value.record.setup) === facts(record.setup) ? date : undefined;
}

/** What the lot can fall on. */
export function drawable<Id>(mode: CardMode, beginner: readonly Id[], allowed: readonly Id[]): readonly Id[] {
  return mode === 'beginner' ? beginner.filter((id) => allowed.includes(id)) : allowed;
}

function cardsOf<Id>(
  { mode, count, chosen }: CardsChoice<Id>,
  beginner: readonly Id[],
  allowed: readonly Id[],
  seed: string,
): CardChoice<Id> {
  const cards = drawable(mode, beginner, allowed);
  switch (mode) {
    case 'none':
      return [];
    case 'beginner':
      return shuffled(cards, randomFromSeed(`${seed} cards`)).slice(0, count);
    case 'random':
      return { random: Math.min(count, cards.length) };
    case 'chosen':
      return chosen.filter((id) => allowed.includes(id));
  }
}

/** A name is kept only when somebody typed one; the language gives the others. */
export function dealOf(choice: NewGame, language: string): Result<PlayedGame, Problem> {
  const players = choice.seats.length as PlayerCount;
  const setup = {
    fortress: identityOf(choice.layout, language),
    layout: choice.layout.rows,
    seed: choice.seed,
    players,
    firstPlayer: choice.firstPlayer,
    spirits: cardsOf(choice.spirits, BEGINNER_SPIRITS, SPIRIT_IDS, choice.seed),
    dragons: cardsOf(choice.dragons, BEGINNER_DRAGONS, dragonsFor(players), choice.seed),
  };
  const seats = choice.seats.map(({ sitter, name, season }) => {
    const typed = name.trim().slice(0, 60);
    const colour = SEASONS[season];
    return { ...(typed ? { name: typed } : {}), level: sitter, ...(colour ? { colour } : {}) };
  });
  return beginRecord(mahjongFortress, setup, seats);
}

/** The same deal and the same seats once more. */
export function sameDeal({ setup, seats }: FortressRecord): Result<PlayedGame, Problem> {
  return beginRecord(mahjongFortress, setup, seats);
}

interface Played {
  readonly record: FortressRecord;
  readonly view: GameView;
}

function chosenCards<Id>(chosen: readonly Id[]): CardsChoice<Id> {
  return chosen.length === 0 ? NO_CARDS : { mode: 'chosen', count: chosen.length, chosen };
}

/** The fortress that a game was set up on: the one of this edition, or what the setup tells of it. */
export function layoutIn({ layout: rows, fortress: { id, name = '' } = {}, players }: Setup): Layout {
  return (
    bundledLayout(id, rows) ?? {
      version: FORMAT_VERSION,
      id: id ?? 'played-before',
      name,
      players: [players],
      rows,
    }
  );
}

/** Another deal for the same seats, on the same board, with the same cards. */
export function anotherGame({ record, view }: Played): NewGame {
  const { firstPlayer, spirits, dragons } = view.options;
  const seasons = seasonsOf(record);
  return {
    seats: record.seats.map(({ name = '' }, seat) => ({
      sitter: sitterAt(record, seat),
      name,
      season: seasons[seat] ?? seat,
    })),
    layout: layoutIn(record.setup),
    spirits: chosenCards(spirits),
    dragons: chosenCards(dragons),
    firstPlayer,
    seed: newSeed(),
  };
}
