/** A person at a table: reads what they type, one line after the other, while others play on. */

import type { Problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { chosen, menuOf } from '../game/menu.ts';
import type { Lines } from '../lines.ts';
import { isOwnTurn, type OnlineTable, type OnlineTableState } from './table.ts';
import type { TablePrinter } from './table-printer.ts';
import { type Typed, typedIn } from './typed.ts';

export type Leaving =
  | { readonly why: 'quit' | 'interrupted' | 'over' }
  | { readonly why: 'next'; readonly table: string };

export interface PersonWorld {
  readonly table: OnlineTable;
  readonly printer: TablePrinter;
  readonly lines: Lines;
  readonly words: TerminalWords;
}

const NOT_NOW = 'not-now';

/** Answers what was typed; a way to leave, if that is what was meant. */
async function answer(
  { table, printer, words, lines }: PersonWorld,
  state: OnlineTableState,
  typed: Typed,
  line: string,
): Promise<Leaving | undefined> {
  switch (typed.type) {
    case 'quit':
      return { why: 'quit' };
    case 'next':
      if (state.now.next !== undefined) return { why: 'next', table: state.now.next };
      printer.refused({ code: NOT_NOW, reason: words.asking.notUnderstood('next') });
      return undefined;
    case 'look':
      printer[typed.at](state);
      return undefined;
    case 'request': {
      const done = await table.ask(typed.request);
      if (!done.ok) printer.refused(done.error);
      return undefined;
    }
    case 'action':
      return act({ table, printer, words, lines }, state, line);
  }
}

/** Waiting for a turn would be in vain. */
function isHeld({ now }: OnlineTableState): boolean {
  return now.stage === 'over' || now.stage === 'paused';
}

/** Does what the game allows; a script waits for its turn, a person is told that it isn't theirs. */
async function act(
  { table, printer, words, lines }: PersonWorld,
  known: OnlineTableState,
  line: string,
): Promise<Leaving | undefined> {
  const isReady = (state: OnlineTableState) => isOwnTurn(state) || isHeld(state);
  const reached = lines.isTyped ? ok(known) : await table.until(isReady);
  if (!reached.ok) return undefined;
  const state = reached.value;
  // A script that goes on although nothing is left to do is done.
  if (state.now.stage === 'over' && !lines.isTyped) return { why: 'over' };
  if (line.trim() === '' && !isOwnTurn(state)) return undefined;
  if (!isOwnTurn(state)) {
    const { paused, notYourTurn } = words.tables;
    printer.refused({ code: NOT_NOW, reason: state.now.stage === 'paused' ? paused : notYourTurn });
    return undefined;
  }
  const { kit, view } = state;
  const action = chosen(kit, view, menuOf(kit, view), line, words);
  if (!action.ok) {
    printer.refused({ code: NOT_NOW, reason: action.error });
    return undefined;
  }
  const done = await table.ask({ type: 'act', action: kit.rules.makeAction(view, action.value) });
  if (!done.ok) printer.refused(done.error);
  return undefined;
}

export async function playAsPerson(world: PersonWorld): Promise<Result<Leaving, Problem>> {
  const { table, lines, words, printer } = world;
  const gone = table.until(() => false);
  for (;;) {
    const line = await Promise.race([lines.next(lines.isTyped ? '> ' : ''), gone]);
    if (typeof line === 'object' && 'ok' in line) return line.ok ? ok({ why: 'quit' }) : err(line.error);
    if (line === 'interrupted') return ok({ why: 'interrupted' });
    if (line === 'end') return ok({ why: 'quit' });
    const typed = typedIn(line.text, words);
    if (!typed.ok) {
      printer.refused({ code: NOT_NOW, reason: typed.error });
      continue;
    }
    const state = await table.until(() => true);
    if (!state.ok) return state;
    const leaving = await answer(world, state.value, typed.value, line.text);
    if (leaving) return ok(leaving);
  }
}
