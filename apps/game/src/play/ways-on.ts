/** The ways on when a computer does not answer as it should, in every game. */
import { HUMAN, understudyFor } from '@mahjong-fortress/match';
import type { Fault } from '@mahjong-fortress/match/chart';
import type { GameWords } from '@mahjong-fortress/words/game';
import { type Seated, sitterAt } from '../session/seats.ts';
import type { WayOn } from '../session/way-on.ts';

interface Failed {
  readonly record: Seated;
  readonly fault: Fault | undefined;
}

interface WayControl {
  readonly label: string;
  readonly wish: WayOn;
  readonly main?: boolean;
}

export function controlsOfFault(
  { record, fault }: Failed,
  { waysOn, levels }: Pick<GameWords, 'waysOn' | 'levels'>,
): readonly WayControl[] {
  const other = understudyFor(sitterAt(record, fault?.seat ?? -1));
  return [
    { label: waysOn.askAgain, wish: { type: 'retry' }, main: true },
    { label: waysOn.playsOn(levels[other]), wish: { type: 'substitute', sitter: other } },
    { label: waysOn.takeSeat, wish: { type: 'substitute', sitter: HUMAN } },
  ];
}
