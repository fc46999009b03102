/** What the gallery has to know about Mahjong Fortress: which fortress a game is played on, and how well it plays. */
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import {
  gameFromSetup,
  handicapOf,
  mahjongFortress,
  PLAYER_COUNTS,
  type PlayerCount,
  rankFor,
  type Setup,
} from '@mahjong-fortress/rules';
import { type BalanceGame, balanceReport, playBalanceGame, THRESHOLDS } from '@mahjong-fortress/solo-ai';
import { RANK_NAMES } from '@mahjong-fortress/words/ranks';
import type { GalleryGame } from './src/gallery/gallery-game.ts';

/** As in the editor and in the terminal, if nobody asks for another one. */
const LEVEL = 'apprentice';

function countOf(players: number): PlayerCount {
  const found = PLAYER_COUNTS.find((count) => count === players);
  if (!found) throw new Error(`a game for ${players}`);
  return found;
}

export const galleryGame: GalleryGame = {
  playedOn(setup) {
    const { fortress, layout } = setup as Partial<Setup>;
    return layout && { id: fortress?.id, rows: layout };
  },
  rankOf(setup, points) {
    const read = mahjongFortress.parseSetup(setup, 1);
    const game = read.ok ? gameFromSetup(read.value) : read;
    if (!game.ok) return undefined;
    const rank = rankFor(points - handicapOf(game.value.options));
    return Object.fromEntries(LANGUAGES.map((language) => [language, RANK_NAMES[language][rank]]));
  },
  play(rows, players, index) {
    const options = { layout: rows, players: countOf(players), level: LEVEL, seed: 'badge' } as const;
    const game = playBalanceGame(options, index);
    return game.ok ? game.value : undefined;
  },
  judge(games, players) {
    const report = balanceReport(games as readonly BalanceGame[], countOf(players));
    const [short, long] = THRESHOLDS.turns[report.players];
    const turns = report.turns.mean;
    // The outer thirds of what is usual.
    const third = (long - short) / 3;
    const length = turns < short + third ? 'short' : turns > long - third ? 'long' : 'usual';
    return { verdicts: report.verdicts, turns, length };
  },
};
