/** The button that leads to one's next game. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useApp } from '../../../app/model-context.ts';
import type { FarTable } from '../../../online/far-table.ts';
import { siteTables } from '../../../online/server-tables.ts';
import type { Listing, MyGamesListed } from '../../../online/tables.ts';
import { goToTable } from '../going.ts';
import { usePolled } from '../use-polled.ts';

const MINE_MS = 30_000;

/** My turns at other tables: whose time is over first comes first, then who has waited longest. */
export function turnsElsewhere({ games, player }: MyGamesListed, here: string): readonly Listing[] {
  const dueOf = ({ due }: Listing) => due ?? Number.POSITIVE_INFINITY;
  return games
    .filter(({ id, stage, turn }) => id !== here && stage === 'playing' && turn === player)
    .sort((one, other) => Math.sign(dueOf(one) - dueOf(other)) || one.touched - other.touched);
}

interface Props {
  readonly table: FarTable;
  readonly words: OnlineWords;
}

export function NextWay({ table, words }: Props) {
  const app = useApp();
  const now = table.news.value?.table;
  const { value } = usePolled(siteTables.mine, MINE_MS, `${now?.stage} ${now?.turn}`);
  const waiting = value ? turnsElsewhere(value, table.id) : [];
  const [next] = waiting;
  if (!next) return null;
  return (
    <button
      type="button"
      class="small next-game"
      onClick={() => goToTable(app, next.id, { game: next.game })}
    >
      {words.playing.nextGame(waiting.length)}
    </button>
  );
}
