/** Unlimited undo and redo: every state with the sentence of the edit that made it. */

interface Step<State, Words> {
  readonly state: State;
  readonly words: Words;
}

export interface History<State, Words> {
  readonly steps: readonly Step<State, Words>[];
  /** The step one is at; those behind it can be redone. */
  readonly at: number;
}

export function beginHistory<State, Words>(state: State, words: Words): History<State, Words> {
  return { steps: [{ state, words }], at: 0 };
}

export function currentState<State, Words>({ steps, at }: History<State, Words>): State {
  const step = steps[at];
  if (step === undefined) throw new Error('A history is never empty.');
  return step.state;
}

/** What could be redone is gone once something new is done. */
export function record<State, Words>(
  { steps, at }: History<State, Words>,
  state: State,
  words: Words,
): History<State, Words> {
  return { steps: [...steps.slice(0, at + 1), { state, words }], at: at + 1 };
}

/** Replaces the latest step: a run of small changes, such as typing a name, is one step. */
export function amend<State, Words>(
  { steps, at }: History<State, Words>,
  state: State,
  words: Words,
): History<State, Words> {
  return { steps: [...steps.slice(0, at), { state, words }], at };
}

export function goTo<State, Words>(history: History<State, Words>, at: number): History<State, Words> {
  return { ...history, at: Math.max(0, Math.min(history.steps.length - 1, at)) };
}

export function canUndo({ at }: History<unknown, unknown>): boolean {
  return at > 0;
}

export function canRedo({ steps, at }: History<unknown, unknown>): boolean {
  return at < steps.length - 1;
}
