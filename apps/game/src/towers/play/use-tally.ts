/** Everybody's points as far as they have been shown. */
import type { GameView } from '@mahjong-fortress/towers';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Tally, type TowersMoment, tallyAfter, tallyOf } from '../session/tally.ts';

interface Options {
  /** From where it is counted. */
  readonly view: GameView;
  /** How much has been shown to its end. */
  readonly step: number;
  /** Whether something is being shown now: whoever hurries sees the result before an animation is through. */
  isShowing(): boolean;
}

interface Telling {
  readonly tally: Tally;
  /** Always the same, because the painted board lives longer than one drawing of the page. */
  tell(moment: TowersMoment): void;
}

export function useTally(options: Options): Telling {
  const [told, setTold] = useState<Tally>();
  const latest = useRef(options);
  latest.current = options;
  // What was shown has become what is.
  useEffect(() => setTold(undefined), [options.step]);
  const tell = useCallback((moment: TowersMoment) => {
    const { view, isShowing } = latest.current;
    if (isShowing()) setTold((before) => tallyAfter(before ?? tallyOf(view.players), moment));
  }, []);
  return { tally: told ?? tallyOf(options.view.players), tell };
}
