/** Doing at a table what somebody came for. */
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { FarTable } from '../../online/far-table.ts';
import { siteTables } from '../../online/server-tables.ts';
import { useLanguage } from '../../ui/words.ts';
import { isOpen } from './gathering-foot.tsx';
import { goToTable, isSeeking, stopSeeking, wantedAt } from './going.ts';
import { findGame, olderTable } from './pairing.ts';

/** How often somebody who waits alone looks whether somebody else does, too. */
const LOOKING_MS = 4000;

/** Sits down; goes on looking for strangers as long as none has come, and begins when all have. */
export function Seeking({ table }: { readonly table: FarTable }): null {
  const {
    id,
    ask,
    news: { value: news },
    me: { value: me },
  } = table;
  const app = useApp();
  const language = useLanguage();
  const seats = news?.table.seats ?? [];
  const free = seats.findIndex(isOpen);
  const people = seats.filter(({ type }) => type === 'person').length;
  const isSeated = news?.seat !== undefined;
  const isThere = news !== undefined;
  const isOwn = isSeated && news.table.stage === 'gathering' && news.about?.host === me?.player;
  const isReady = isOwn && free < 0 && seats.every((one) => one.type !== 'person' || one.here);
  const player = me?.player ?? '';
  useEffect(() => {
    if (!isThere || !isSeeking(id)) return;
    // Somebody else may be quicker; then there is other news, and perhaps another seat.
    if (!isSeated && free >= 0) return void ask({ type: 'sit', seat: free });
    stopSeeking(id);
    const wanted = wantedAt(id);
    if (!isSeated && wanted) void findGame(app, wanted, language);
  }, [app, id, ask, isThere, isSeated, free, language]);
  useEffect(() => {
    if (isReady && wantedAt(id)) void ask({ type: 'start' });
  }, [id, ask, isReady]);
  const isAlone = isOwn && people === 1;
  useEffect(() => {
    const wanted = wantedAt(id);
    if (!isAlone || !wanted) return;
    async function look(around: NonNullable<typeof wanted>): Promise<void> {
      const listed = await siteTables.open();
      const older = listed.ok && olderTable(listed.value.games, around, { me: player, own: id });
      if (!older || !(await ask({ type: 'leave' })).ok) return;
      goToTable(app, older.id, { game: around.game, wantsSeat: true, wanted: around });
    }
    const timer = setInterval(() => void look(wanted), LOOKING_MS);
    return () => clearInterval(timer);
  }, [app, id, ask, isAlone, player]);
  return null;
}
