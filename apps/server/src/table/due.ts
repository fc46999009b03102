/** What happens by itself: rules that move, computers that think, clocks that run out. */
import { gameNow } from '@mahjong-fortress/match';
import { flagOf, longestPauseFor, patienceFor } from './clock.ts';
import type { EntryDraft } from './entry.ts';
import { type LoggedTable, levelAt, stageOf, turnOf } from './table.ts';

/** Who has made an entry does what follows from it at once; somebody else looks after this time whether it was done. */
const LOOK_AGAIN_MS = 3000;

/** Whether the next entry is for the rules or a computer. */
export function movesByItself(table: LoggedTable): boolean {
  if (stageOf(table) !== 'playing' || !table.match) return false;
  const turn = table.game.rules.toMove(gameNow(table.match));
  return turn.type === 'rules' || (turn.type === 'seat' && levelAt(table, turn.seat) !== undefined);
}

/** When the others have decided nothing for too long about who is late. */
export function patienceEnd({ late, settings }: LoggedTable): number | undefined {
  return late && late.since + patienceFor(settings.pace);
}

/** When somebody has to look at the table, by the clock of the game. */
export function dueOf(table: LoggedTable): number | undefined {
  const { pace } = table.settings;
  const stage = stageOf(table);
  if (stage === 'paused') return (table.pausedSince ?? 0) + longestPauseFor(pace);
  if (stage !== 'playing') return undefined;
  if (movesByItself(table)) return (table.entries.at(-1)?.at ?? 0) + LOOK_AGAIN_MS;
  return patienceEnd(table) ?? flagOf(table.clock);
}

/** What the clock demands now. */
export function clockEntry(table: LoggedTable, now: number): EntryDraft | undefined {
  const due = dueOf(table);
  if (due === undefined || now < due || movesByItself(table)) return undefined;
  if (stageOf(table) === 'paused') return { body: { type: 'resumed' } };
  const { late, game } = table;
  if (!late) return { seat: turnOf(table) ?? -1, body: { type: 'late' } };
  const { standIn } = game;
  return {
    seat: late.seat,
    body: standIn === undefined ? { type: 'claimed' } : { type: 'substituted', level: standIn },
  };
}
