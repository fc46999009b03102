/** Said beside whatever begins a game while another one is under way: that one is not lost. */
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import type { GameId } from '../shelf/games.ts';
import { gameUnderWay, listSaves } from '../storage/saves.ts';
import { useWords } from './words.ts';

export function KeepsGame({ game = 'mahjong-fortress' }: { readonly game?: GameId }) {
  const { vault } = useApp();
  const { title } = useWords();
  const isUnderWay = useMemo(() => gameUnderWay(listSaves(vault), game) !== undefined, [vault, game]);
  return isUnderWay ? <p class="remark keeps-game">{title.keepsGame}</p> : null;
}
