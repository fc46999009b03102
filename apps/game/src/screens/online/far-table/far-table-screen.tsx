/** A table of a server: before the start whoever gathers there, then the game. */
import { useMemo } from 'preact/hooks';
import type { FarStay } from '../../../app/far-stay.ts';
import { later } from '../../../ui/later.tsx';
import { isSeeking, wantedAt } from '../going.ts';
import { farParts } from './far-parts.tsx';
import { Unreadable } from './unreadable.tsx';
import { useTurnSigns } from './use-turn-signs.ts';

const Gathering = later(async () => (await import('../gathering.tsx')).Gathering);
const Seeking = later(async () => (await import('../gathering.tsx')).Seeking);

export function FarTableScreen({ table, playing: game, isUnreadable }: FarStay) {
  const playing = game.value;
  useTurnSigns(playing);
  const far = useMemo(() => farParts(table, isUnreadable), [table, isUnreadable]);
  const { id } = table;
  return (
    <>
      {isSeeking(id) || wantedAt(id) ? <Seeking table={table} /> : null}
      {playing ? (
        <playing.View far={far} />
      ) : isUnreadable.value ? (
        <Unreadable />
      ) : (
        <Gathering table={table} />
      )}
    </>
  );
}
