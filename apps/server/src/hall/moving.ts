/**
 * What the rules or a computer do next; a computer that fails is replaced by the first thing that is allowed. `playOut` of
 * the match can't do this: its computers answer at once, and here each action is stored before the next one counts.
 */
import { gameNow } from '@mahjong-fortress/match';
import type { Computers } from '../computers/computers.ts';
import type { EntryDraft } from '../table/entry.ts';
import { type LoggedTable, levelAt } from '../table/table.ts';

export async function nextMoves(now: LoggedTable, computers: Computers): Promise<readonly EntryDraft[]> {
  const { rules } = now.game;
  const game = now.match && gameNow(now.match);
  const turn = rules.toMove(game);
  if (turn.type === 'nobody') return [];
  if (turn.type === 'rules') {
    return [{ body: { type: 'acted', by: 'rules', action: rules.makeAction(game, turn.action) } }];
  }
  const view = rules.view(game, turn.seat);
  const decided = await computers.decide({ game: rules.id, view, level: levelAt(now, turn.seat) ?? '' });
  const [first] = decided;
  const isAllowed = first !== undefined && rules.play(game, first).ok;
  const actions = isAllowed ? decided : rules.legal(view).slice(0, 1);
  return actions.map((action) => ({
    seat: turn.seat,
    body: { type: 'acted', by: 'computer', action: rules.makeAction(game, action) },
  }));
}
