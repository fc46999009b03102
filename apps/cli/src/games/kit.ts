/** What the terminal needs of a game beside its rules and opponents: one folder here for each. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
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
export type SoakGame = Soaked & { readonly things: readonly string[] };

export interface GameKit<Setup extends AnySetup, Game, View, Action, Event>
  extends Opponents<Setup, Game, View, Action, Event> {
  /** The options that say how a game is set up. */
  readonly options: Readonly<Record<string, Option>>;
  readonly playerCounts: readonly Setup['players'][];
  setupFrom(call: Call, players: Setup['players'], seed: string): Promise<Result<Setup, Failure>>;
  parsePosition(json: string): Result<Game, Problem>;
  makePosition(game: Game): unknown;
  /** How many rounds were played. */
  rounds(game: Game): number;
  seatNames(game: Game, words: TerminalWords, given?: readonly (string | undefined)[]): string[];
  /** A sentence for each event worth one. */
  tell(events: readonly Event[], game: Game, names: readonly string[], words: TerminalWords): string[];
  drawBoard(view: View, style: BoardStyle): Block;
  /** Where every point comes from. */
  scoreText(game: Game, style: BoardStyle): string;
  /** Plays game number `index` of a soak. */
  soak(seed: string, index: number): SoakGame;
}
