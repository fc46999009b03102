/** Scores as a table: where every point came from. */
import { type Game, isSolo, type Score, soloRank, standings } from '@mahjong-fortress/rules';
import { setName } from '@mahjong-fortress/words/names';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { arrange, type Block } from '../draw/blocks.ts';

const sum = (list: readonly { readonly vp: number }[]) => list.reduce((total, { vp }) => total + vp, 0);

function rows(score: Score, words: TerminalWords): [string, number, string][] {
  const { score: labels, dragons } = words;
  return [
    [labels.sets, sum(score.sets), score.sets.map((set) => `${setName(words, set)} ${set.vp}`).join(', ')],
    [labels.discards, score.discards, ''],
    [labels.shrines, sum(score.shrines), score.shrines.map(({ tier }) => labels.tier(tier)).join(', ')],
    [labels.tokens, score.tokens.vp, score.tokens.count > 0 ? `${score.tokens.count} × 2` : ''],
    ...score.dragons.map(({ id, vp }): [string, number, string] => [dragons[id].name, vp, '']),
    [labels.total, score.total, ''],
  ];
}

function blockFor(heading: string, score: Score, words: TerminalWords): Block {
  const table = rows(score, words);
  const column = Math.max(13, ...table.map(([label]) => label.length));
  const lines = table.map(([label, vp, from]) =>
    `  ${label.padEnd(column)} ${String(vp).padStart(3)}  ${from}`.trimEnd(),
  );
  return [heading, ...lines, `  ${words.score.tieBreak(score.faceDownStacks)}`];
}

export function scoreText(game: Game, names: readonly string[], words: TerminalWords, width: number): string {
  const blocks = standings(game).map(({ player, place, score }) =>
    blockFor(isSolo(game) ? `${names[player]}` : `${place}. ${names[player]}`, score, words),
  );
  const rank = isSolo(game) ? [words.score.rank(words.ranks[soloRank(game)])] : [];
  return [...(game.over ? [] : [words.score.ifNow]), ...arrange(blocks, width), ...rank].join('\n');
}
