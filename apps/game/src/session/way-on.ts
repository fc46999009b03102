/** What a person wants where nobody is asked for an action, in any game. */
import type { Sitter } from './seats.ts';

export type WayOn =
  /** The turn may end, or the device has been passed on. */
  | { readonly type: 'goOn' }
  /** Asks the same computer again. */
  | { readonly type: 'retry' }
  /** Lets somebody else play on in its place. */
  | { readonly type: 'substitute'; readonly sitter: Sitter };

export function isWayOn<Other extends { readonly type: string }>(wish: Other | WayOn): wish is WayOn {
  return wish.type === 'goOn' || wish.type === 'retry' || wish.type === 'substitute';
}

/** Where hands send what a person wants: the chart of the match, or what stands for it. */
export interface MatchChart<Action> {
  send(wish: { readonly type: 'act'; readonly action: Action } | { readonly type: 'goOn' | 'retry' }): void;
}

/** What the hands of any game need besides its state. */
export interface HandsOptions<Action> {
  readonly chart: MatchChart<Action>;
  /** Makes the same hint of the same moment, whenever it is asked for. */
  seedAt(moment: number): string;
  /** Nobody waits for what is being shown; says whether there was something. */
  hurry(): boolean;
  substitute(sitter: Sitter): void;
}

export function takeWay<Action>({ chart, substitute }: HandsOptions<Action>, wish: WayOn): void {
  if (wish.type === 'substitute') substitute(wish.sitter);
  else chart.send({ type: wish.type });
}
