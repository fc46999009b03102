/** A table of a server: before the start whoever gathers there, then the game. */
import { useMemo } from 'preact/hooks';
import type { FarStay } from '../../../online/far-stay.ts';
import { TableScreen } from '../../../play/table-screen.tsx';
import { Gathering } from '../gathering.tsx';
import { farParts } from './far-parts.tsx';
import { useTurnChime } from './use-turn-chime.ts';

export function FarTableScreen({ table, session }: FarStay) {
  const playing = session.value;
  useTurnChime(playing);
  const far = useMemo(() => farParts(table), [table]);
  return playing ? <TableScreen session={playing} far={far} /> : <Gathering table={table} />;
}
