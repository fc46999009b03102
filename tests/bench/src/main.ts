/** npm run bench: the engine beside chessops and boardgame.io, in one run. */
import { DRAGON_IDS, mahjongFortress, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { towers, VARIANTS } from '@mahjong-fortress/towers';
import { POSITIONS, perftPlays, randomGames } from './engine.ts';
import { type Candidate, type Measured, measureAll } from './measure.ts';
import { randomTowers, TOWERS_POSITIONS } from './towers.ts';
import { boardgameMoves, chessopsPlays } from './yardsticks.ts';

const CHESS = 'chessops perft(4)';
const BOARDGAME = 'boardgame.io local moves';

const candidates: Candidate[] = [
  { name: CHESS, unit: 'plays', run: chessopsPlays },
  { name: BOARDGAME, unit: 'plays', run: () => boardgameMoves(500) },
  ...Object.entries(POSITIONS).map(([name, { game, depth }]) => ({
    name: `perft(${depth}), ${name}`,
    unit: 'plays',
    run: () => perftPlays(mahjongFortress, game, depth),
  })),
  { name: 'random games, two players', unit: 'games', run: () => randomGames(200) },
  {
    name: 'random games, one Spirit, one Dragon',
    unit: 'games',
    run: () => randomGames(50, { spirits: { random: 1 }, dragons: { random: 1 } }),
  },
  {
    name: 'random games, all Spirits and Dragons',
    unit: 'games',
    run: () => randomGames(50, { spirits: SPIRIT_IDS, dragons: DRAGON_IDS }),
  },
  ...Object.entries(TOWERS_POSITIONS).map(([name, { game, depth }]) => ({
    name: `Towers perft(${depth}), ${name}`,
    unit: 'plays',
    run: () => perftPlays(towers, game, depth),
  })),
  ...VARIANTS.map((variant) => ({
    name: `Towers, random games for four, ${variant}`,
    unit: 'games',
    run: () => randomTowers(20, variant),
  })),
];

const rate = (value: number) => Math.round(value).toLocaleString('en').padStart(12);

function report(measured: readonly Measured[]): void {
  const of = (name: string) => measured.find((one) => one.name === name)?.perSecond ?? Number.NaN;
  console.log(`${'measured'.padEnd(42)}${'per second'.padStart(12)}          × chessops  × boardgame.io`);
  for (const { name, unit, perSecond } of measured) {
    const ratios =
      unit === 'plays'
        ? `${(perSecond / of(CHESS)).toFixed(2).padStart(10)}${(perSecond / of(BOARDGAME)).toFixed(1).padStart(16)}`
        : '';
    console.log(`${name.padEnd(42)}${rate(perSecond)} ${unit.padEnd(8)}${ratios}`);
  }
}

/** Heap in use after games, garbage collected: it has to stay flat. */
function reportMemory(games: number): void {
  const heap = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  randomGames(1000);
  const before = heap();
  for (let done = 0; done < games; done += 1000) {
    randomGames(1000);
    process.stderr.write(`\r${done + 1000} of ${games} games `);
  }
  process.stderr.write('\r');
  const after = heap();
  console.log(
    `\nheap after ${games.toLocaleString('en')} games: ${before.toFixed(1)} → ${after.toFixed(1)} MB`,
  );
}

report(measureAll(candidates, 5));
reportMemory(100_000);
