/** Publications as people may see them: their authors everything, others what is public. */
import {
  type BestGame,
  GALLERY_LIMITS,
  type Relative,
  type TreeNode,
  type Whole,
} from '@mahjong-fortress/gallery';
import type { Games } from '../online-game.ts';
import type { PlayerStore } from '../store/player-store.ts';
import { dayAt } from '../table/contest.ts';
import { type TableRecordWorld, tableRecord } from '../web/table-record.ts';
import { cardOf, type PublicationRow } from './publication-row.ts';
import type { GalleryStores } from './stores.ts';

/** Whoever looks; moderators see why something is held, as its author does. */
export interface Looker {
  readonly player?: string | undefined;
  readonly isModerator?: boolean;
}

export function isListed({ visibility, hold }: PublicationRow): boolean {
  return visibility === 'public' && hold === null;
}

/** Whether somebody who knows the address may see it. What is held is only not listed: links that were sent stay good. */
export function mayOpen({ author, heir, visibility }: PublicationRow, { player }: Looker): boolean {
  return visibility !== 'draft' || (player !== undefined && (author === player || heir === player));
}

export function relativeOf(row: PublicationRow): Relative {
  return {
    id: row.id,
    name: row.layout.name,
    author: { player: row.author, name: row.author_name },
  };
}

interface BestWorld {
  readonly gallery: GalleryStores;
  readonly games: Games;
  now(): number;
}

/** The best games alone, with what they make of those who played them. */
export async function bestOf(
  { gallery: { worth }, games, now }: BestWorld,
  id: string,
): Promise<readonly BestGame[]> {
  const game = [...games.values()].find(({ gallery }) => gallery)?.gallery;
  const best = await worth.best(id, dayAt(now()));
  return best.map(({ setup, ...one }) => {
    const rank = setup === null ? undefined : game?.rankOf(setup, one.points);
    return { ...one, ...(rank && { rank }) };
  });
}

/** The record of a game that was sent in, or of a table that is over. */
export async function recordFor(
  world: TableRecordWorld & { readonly gallery: GalleryStores },
  game: string,
): Promise<unknown> {
  const sent = await world.gallery.worth.record(game);
  if (sent !== undefined) return sent;
  const found = await tableRecord(world, game);
  return found.ok && found.value.ok ? found.value.value : undefined;
}

interface AnswerWorld {
  readonly gallery: GalleryStores;
  readonly players: PlayerStore;
}

export async function wholeOf(
  { gallery: { publications, worth }, players }: AnswerWorld,
  row: PublicationRow,
  looker: Looker,
): Promise<Whole> {
  const isMine = row.author === looker.player;
  const [versions, ancestors, same, liked] = await Promise.all([
    publications.versions(row.id),
    publications.all(row.ancestors),
    publications.sameAs(row.layout.rows, row.id),
    looker.player === undefined ? false : worth.isLiked(row.id, looker.player),
  ]);
  const basedOn = [...row.ancestors].reverse().map((id): Relative => {
    const found = ancestors.find((one) => one.id === id);
    return found && isListed(found) ? relativeOf(found) : { id };
  });
  const [newest] = versions;
  const heir = row.heir !== null && (isMine || row.heir === looker.player) ? row.heir : undefined;
  const { description } = row.layout;
  return {
    ...cardOf(row),
    ...(description === undefined ? {} : { description }),
    visibility: row.visibility,
    versions,
    ...(newest?.note === undefined ? {} : { note: newest.note }),
    basedOn,
    sameAs: same.map(relativeOf),
    liked,
    mine: isMine,
    ...(row.hold !== null && (isMine || looker.isModerator) ? { hold: row.hold } : {}),
    ...(isMine ? { undoUntil: row.updated + GALLERY_LIMITS.undoMs } : {}),
    ...(heir === undefined
      ? {}
      : { heir: { player: heir, name: (await players.names([heir])).get(heir) ?? '' } }),
  };
}

/** The tree of a family. Whatever isn't listed has no name in it, and no place where nothing listed was made from it. */
export function treeOf(root: string, family: readonly PublicationRow[]): TreeNode {
  const childrenOf = new Map<string, PublicationRow[]>();
  for (const row of family) {
    // Where the nearest one is gone, it hangs from the next that is there.
    const known = [...row.ancestors]
      .reverse()
      .find((id) => id === root || family.some((one) => one.id === id));
    if (known !== undefined) childrenOf.set(known, [...(childrenOf.get(known) ?? []), row]);
  }
  function nodeOf(id: string, row: PublicationRow | undefined): TreeNode {
    const remixes = (childrenOf.get(id) ?? [])
      .map((child) => ({ child, node: nodeOf(child.id, child) }))
      .filter(({ child, node }) => isListed(child) || node.remixes.length > 0)
      .map(({ node }) => node);
    const isShown = row !== undefined && isListed(row);
    return {
      ...(isShown ? relativeOf(row) : { id }),
      likes: isShown ? row.likes : 0,
      plays: isShown ? row.plays : 0,
      remixes,
    };
  }
  return nodeOf(
    root,
    family.find(({ id }) => id === root),
  );
}
