/** The ways on when a computer does not answer as it should. */
import { HUMAN, LEVELS, understudyFor } from '@mahjong-fortress/match';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';

/** The same computer again, or the name of whoever plays on for it. */
export const AGAIN = 'again';

export interface WayOn {
  /** What is typed for it, besides its number. */
  readonly word: string;
  readonly text: string;
}

export function waysOnFrom(level: string | undefined, { waysOn, levels }: TerminalWords): readonly WayOn[] {
  const other = understudyFor(LEVELS.find((one) => one === level));
  return [
    { word: AGAIN, text: waysOn.askAgain },
    { word: other, text: waysOn.playsOn(levels[other]) },
    { word: HUMAN, text: waysOn.takeSeat },
  ];
}

/** The way on that a line means; a number of the list, or its word. */
export function wayMeant(ways: readonly WayOn[], line: string): WayOn | undefined {
  const word = line.trim().toLowerCase();
  return ways.find((way, index) => way.word === word || String(index + 1) === word);
}
