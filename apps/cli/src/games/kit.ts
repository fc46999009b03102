/** What the terminal needs of a game beside its rules and opponents: one folder here for each. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Random } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import type { Bot } from '@mahjong-fortress/match';
import type { AnySetup, Opponents, Soaked } from '@mahjong-fortress/match/arena';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import type { Call, Failure, Option } from '../command.ts';
import type { Block } from '../draw/blocks.ts';
import type { Paint } from '../draw/paint.ts';

export interface BoardStyle {
  readonly paint: Paint;
  readonly width: number;
  readonly names: readonly string[];
  readonly words: TerminalWords;
}

/** How a game of a soak was set up, and what came of it. */
export type SoakedGame = Soaked & { readonly things: readonly string[] };

/** How a game is drawn and told. */
interface Drawing<Setup, Game, View, Action, Event> {
  seatNames(game: Game | View, words: TerminalWords, given?: readonly (string | undefined)[]): string[];
  /** A sentence for each event worth one. */
  tell(events: readonly Event[], game: Game | View, names: readonly string[], words: TerminalWords): string[];
  drawBoard(view: View, style: BoardStyle): Block;
  /** Where every point comes from. */
  scoreText(game: Game | View, style: BoardStyle): string;
  /** Which game it is, and what it was dealt from. */
  title(setup: Setup, words: TerminalWords): string;
  cardLines(view: View, style: Omit<BoardStyle, 'names'>): string[];
  howToPlay(view: View, style: Omit<BoardStyle, 'names'>): string;
  /** What is special about an action, where its words don't say it. */
  meaningOf(view: View, action: Action, words: TerminalWords): string;
  /** What lies where an action of the menu leads. */
  noteOn(view: View, action: Action): string;
}

/** How a person plays it. */
interface Asking<Game, View, Action, Event> {
  phaseOf(view: View): string;
  /** What whoever is to move is asked to do. */
  taskOf(view: View, words: TerminalWords): string;
  /** What was typed in small letters, as actions are spelt. */
  tidied(words: readonly string[]): string;
  /** Why something can't be done now, as a sentence. */
  refusalText(view: View, action: Action, words: TerminalWords): string | undefined;
  /** A suggested turn and its reasons, where the terminal has words for them. */
  hint?(view: View, random: Random, words: TerminalWords): string;
  undoNothing(words: TerminalWords): string;
  /** What a person at the terminal may not take back any more. */
  seals(events: readonly Event[], after: Game): boolean;
  /** How it ended, for programs. */
  resultOf(game: Game): object;
}

export interface GameKit<Setup extends AnySetup, Game, View, Action, Event>
  extends Opponents<Setup, Game, View, Action, Event>,
    Drawing<Setup, Game, View, Action, Event>,
    Asking<Game, View, Action, Event> {
  /** Its opponents by name, and one that plays at random. */
  readonly computers: ReadonlyMap<string, Bot<View, Action>>;
  /** The options that say how a game is set up. */
  readonly options: Readonly<Record<string, Option>>;
  readonly playerCounts: readonly Setup['players'][];
  setupFrom(call: Call, players: Setup['players'], seed: string): Promise<Result<Setup, Failure>>;
  parsePosition(json: string): Result<Game, Problem>;
  makePosition(game: Game | View): unknown;
  /** How many rounds were played. */
  rounds(game: Game): number;
  /** Plays game number `index` of a soak. */
  soak(seed: string, index: number): SoakedGame;
}

/** A kit for whoever only hands a game's own things back to it. */
export type AnyKit = GameKit<AnySetup, unknown, unknown, unknown, unknown>;
