/** A final score, line by line: where every point came from. */
import type { LockedSet, Score } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { setName } from '@mahjong-fortress/words/names';

export interface ScoreLine {
  readonly key: string;
  readonly label: string;
  readonly vp: number;
  /** What the points consist of. */
  readonly parts: readonly string[];
}

const sum = (list: readonly { readonly vp: number }[]) => list.reduce((total, { vp }) => total + vp, 0);

/** Equal sets share a part: `2 × 4 Merchants: 4 VP`. */
function setParts(sets: readonly LockedSet[], words: GameWords): string[] {
  const counts = new Map<string, { count: number; vp: number }>();
  for (const set of sets) {
    const name = setName(words, set);
    const known = counts.get(name) ?? { count: 0, vp: 0 };
    counts.set(name, { count: known.count + 1, vp: known.vp + set.vp });
  }
  return [...counts].map(
    ([name, { count, vp }]) => `${count > 1 ? `${count} × ` : ''}${name}: ${words.common.vp(vp)}`,
  );
}

function shrineParts({ shrines }: Score, words: GameWords): string[] {
  return [1, 2, 3].flatMap((vp) => {
    const those = shrines.filter((shrine) => shrine.vp === vp);
    return those.length > 0
      ? [`${words.end.shrineLine(vp, those.length)}: ${words.common.vp(sum(those))}`]
      : [];
  });
}

export function scoreLines(score: Score, words: GameWords): ScoreLine[] {
  const { end } = words;
  return [
    { key: 'sets', label: end.sets, vp: sum(score.sets), parts: setParts(score.sets, words) },
    { key: 'discards', label: end.discards, vp: score.discards, parts: [] },
    { key: 'shrines', label: end.shrines, vp: sum(score.shrines), parts: shrineParts(score, words) },
    { key: 'tokens', label: words.table.tokens, vp: score.tokens.vp, parts: [] },
    ...score.dragons.map(({ id, vp }) => ({ key: id, label: words.dragons[id].name, vp, parts: [] })),
  ];
}
