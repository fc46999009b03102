/** Scores as a table: where every point came from. */
import { type Game, isSolo, type Score, soloRank, standings } from '@mahjong-fortress/rules';
import { arrange, type Block } from '../draw/blocks.ts';
import { capital } from './events.ts';

const sum = (list: readonly { readonly vp: number }[]) => list.reduce((total, { vp }) => total + vp, 0);

function setsText({ sets }: Score): string {
  return sets
    .map(({ kind, size, vp }) => `${size} ${kind === 'number' ? 'of a number' : kind} ${vp}`)
    .join(', ');
}

function rows(score: Score): [string, number, string][] {
  const shrinesByTier = score.shrines.map(({ tier }) => `tier ${tier}`).join(', ');
  return [
    ['Sets', sum(score.sets), setsText(score)],
    ['Discards', score.discards, ''],
    ['Shrines', sum(score.shrines), shrinesByTier],
    ['Tokens', score.tokens.vp, score.tokens.count > 0 ? `${score.tokens.count} × 2` : ''],
    ...score.dragons.map(({ id, vp }): [string, number, string] => [capital(id), vp, '']),
    ['Total', score.total, ''],
  ];
}

function blockFor(heading: string, score: Score): Block {
  const lines = rows(score).map(([label, vp, from]) =>
    `  ${label.padEnd(13)} ${String(vp).padStart(3)}  ${from}`.trimEnd(),
  );
  return [heading, ...lines, `  Face-down stacks, for a tie: ${score.faceDownStacks}`];
}

export function scoreText(game: Game, names: readonly string[], width: number): string {
  const blocks = standings(game).map(({ player, place, score }) =>
    blockFor(isSolo(game) ? `${names[player]}` : `${place}. ${names[player]}`, score),
  );
  const rank = isSolo(game) ? [`Rank: ${rankName(game)}`] : [];
  return [...(game.over ? [] : ['If the game ended now:']), ...arrange(blocks, width), ...rank].join('\n');
}

function rankName(game: Game): string {
  return soloRank(game).split('-').map(capital).join(' ');
}
