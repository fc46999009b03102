/** Letters that do what buttons do; by the place of the key, so that they work on every keyboard layout. */
import { useLayoutEffect } from 'preact/hooks';
import type { Tool } from '../session/intents.ts';
import { selectableOf } from '../session/looks.ts';
import type { TowersSession } from '../session/session-state.ts';
import { isAsked } from '../session/situation.ts';
import { ACTION_KEYS, TOOL_KEYS } from './action-panel.tsx';

interface Options {
  readonly session: TowersSession;
  onHelp(): void;
  onTurn(): void;
  onFlat(): void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function focusCell(cell?: number): void {
  const which = cell === undefined ? '[tabindex="0"]' : `[data-cell="${cell}"]`;
  document.querySelector<HTMLElement>(`#tw-grid ${which}`)?.focus();
}

/** Takes up the next knight, and the focus goes there. */
function nextKnight(session: TowersSession): void {
  const { legal, pending } = session.state.value;
  const cells = selectableOf(legal, { tool: 'move' });
  const next = cells[(cells.indexOf(pending.from ?? -1) + 1) % Math.max(1, cells.length)];
  session.touch({ type: 'cancel' });
  session.touch(next === undefined ? { type: 'tool', tool: 'move' } : { type: 'cell', cell: next });
  focusCell(next);
}

/** Does what a letter stands for; false when it stands for nothing now. */
function onLetter(letter: string, { session, onTurn, onFlat }: Options): boolean {
  switch (letter) {
    case 'g':
      focusCell();
      return true;
    case 'u':
      session.undo();
      return true;
    case 'h':
      session.hint();
      return true;
    case 'v':
      onFlat();
      return true;
    case 'q':
      onTurn();
      return true;
    default:
      break;
  }
  session.hurry();
  const { situation } = session.state.value;
  if (!isAsked(situation)) return false;
  if (letter === TOOL_KEYS.move) {
    nextKnight(session);
    return true;
  }
  const tool = (Object.keys(TOOL_KEYS) as (keyof typeof TOOL_KEYS)[]).find(
    (name) => TOOL_KEYS[name] === letter,
  );
  if (tool) session.touch({ type: 'tool', tool: tool satisfies Tool });
  else if (letter === ACTION_KEYS.buy) session.touch({ type: 'act', action: { type: 'buy' } });
  else if (letter === ACTION_KEYS.advance) session.touch({ type: 'act', action: { type: 'advance' } });
  else if (letter !== ACTION_KEYS.end) return false;
  else session.touch({ type: 'act', action: { type: situation === 'moveKing' ? 'leave' : 'end' } });
  return true;
}

export function useTowersShortcuts(options: Options): void {
  const { session, onHelp } = options;
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
      if (event.key === '?') onHelp();
      else if (event.key === 'Escape') session.touch({ type: 'cancel' });
      else if (!letter || !onLetter(letter, options)) return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, onHelp, options]);
}
