import { relative, resolve } from 'node:path';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { GALLERY_LIMITS } from '@mahjong-fortress/gallery';
import { BUNDLED_LAYOUTS, type Layout, textIn } from '@mahjong-fortress/layouts-schema';
import {
  type BalanceReport,
  type BandBook,
  balancePicture,
  balanceReport,
  bandsOf,
  bundledBands,
  type Level,
  THRESHOLDS,
} from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { type Call, type Command, EXIT, type Failure } from '../command.ts';
import { playMany } from '../game/many-games.ts';
import { filesIn, loadLayouts } from '../layout-input.ts';
import { checkWritable, makeFolder, writeText } from '../output.ts';
import { percent, signed } from '../words/numbers.ts';
import { BALANCE_OPTIONS, levelOption, verdictsText } from './balance.ts';

interface Judged {
  readonly layout: Layout;
  readonly picture: string;
  readonly report: BalanceReport;
}

const HEAD = [
  'fortress',
  'players',
  'wins by seat',
  'lead by seat',
  'points',
  'margin',
  'turns each',
  'verdict',
];

/** Alone there is nobody to be ahead of. */
function rowOf({ layout, picture, report }: Judged): string[] {
  const { players, seats, scores, margins, turns } = report;
  return [
    `[${textIn(layout.name, 'en')}](${picture})`,
    String(players),
    players === 1 ? '' : seats.map(({ share }) => percent(share)).join(' · '),
    players === 1 ? '' : seats.map(({ lead }) => signed(lead)).join(' · '),
    scores.mean.toFixed(1),
    players === 1 ? '' : margins.mean.toFixed(1),
    turns.mean.toFixed(1),
    verdictsText(report),
  ];
}

/** A table in Markdown, padded so that it can be read as it stands. */
function tableText(judged: readonly Judged[]): string {
  const rows = [HEAD, ...judged.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join('\n');
}

interface Run {
  /** What was asked for, as it is typed. */
  readonly names: readonly string[];
  /** The way from the page to the folder it was made in. */
  readonly root: string;
  readonly games: number;
  readonly level: Level;
  readonly seed: string;
}

function limitsText(): string {
  const { turns, seatPoints, pairs } = THRESHOLDS;
  const byPlayers = Object.entries(turns).map(([count, [short, long]]) => `${count}: ${short}–${long}`);
  return [
    `- A seat is **favoured** if it finishes more than ${seatPoints} points above its table’s average, and by more than`,
    '  twice the standard error, so that a few lucky games don’t count.',
    '- A game **drags on** or **ends too early** if the number of turns per player falls outside this range, by number',
    `  of players: ${byPlayers.join(', ')}.`,
    `- There are **few pairs** if, on average, fewer than ${pairs} pairs are open at the start of a turn.`,
    `- Below **${GALLERY_LIMITS.enoughGames} games** there is no verdict: they tell more about chance than about a fortress.`,
  ].join('\n');
}

/** The page that holds the table. */
function pageText(judged: readonly Judged[], { names, root, games, level, seed }: Run): string {
  return `# How the fortresses play

Computers at the level “${level}” played each fortress ${games} times with every number of players it is made for,
without cards. The pictures show the confidence intervals, points, margins, turns, pairs, and when each tier opens up;
the shaded bands are the averages of the fortresses that come with the game.

${tableText(judged)}

_Lead by seat_ is how many points a seat finishes ahead of its table’s average. _Margin_ is the winner’s lead over the
runner-up. _Turns each_ counts one player’s turns.

## How the verdict is reached

${limitsText()}

[docs/BOTS.md](${root}docs/BOTS.md#balance) gives the reasons for these limits. To update this page, run:

\`\`\`
npm run mf -- balance-book ${names.join(' ')} --games ${games} --level ${level} --seed ${seed}
\`\`\`
`;
}

function bandsText(judged: readonly Judged[], { games, level }: Run): string {
  const book: BandBook = { games, level, players: bandsOf(judged.map(({ report }) => report)) };
  // A band on a line, as the formatter wants it.
  return `${JSON.stringify(book, null, 2).replace(/\[\s+(\S+),\s+(\S+)\s+\]/g, '[$1, $2]')}\n`;
}

async function layoutsNamed(call: Call): Promise<Result<readonly Layout[], Failure>> {
  const layouts: Layout[] = [];
  for (const name of call.positionals.slice(1).flatMap((given) => filesIn(call.world, given))) {
    const opened = await loadLayouts(call, name);
    if (!opened.ok) return opened;
    layouts.push(...opened.value.layouts.map(({ layout }) => layout));
  }
  return ok(layouts.length > 0 ? layouts : BUNDLED_LAYOUTS);
}

export const balanceBook: Command = {
  name: 'balance-book',
  summary: 'Judge fortresses for all their player counts and write a table and a picture of each',
  usage: '<folder> [layout or folder…] [options]',
  takes: [1, 100],
  options: {
    games: { value: 'G', about: 'number of games for each (default 200)' },
    ...BALANCE_OPTIONS,
    bands: {
      value: 'FILE',
      about: 'also write their average figures, the band drawn in reports on other fortresses',
    },
  },
  details:
    'Covers all bundled fortresses if none is named. The table is rewritten after every fortress, so an interruption keeps the finished ones.',
  examples: [
    'mf balance-book docs/balance --games 200 --seed 1',
    'mf balance-book docs/balance/community community --games 100 --seed 1',
  ],
  async run(call) {
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 200 });
    if (!games.ok) return games;
    const level = levelOption(call);
    if (!level.ok) return level;
    const folder = call.positionals[0] ?? '.';
    const { directory } = call.world;
    const run: Run = {
      names: call.positionals,
      root: `${relative(resolve(directory, folder), directory).replaceAll('\\', '/') || '.'}/`,
      games: games.value,
      level: level.value,
      seed: call.value('seed') ?? 'balance',
    };
    const judged: Judged[] = [];
    const layouts = await layoutsNamed(call);
    if (!layouts.ok) return layouts;
    const made = makeFolder(call.world, folder);
    if (!made.ok) return made;
    const writable = checkWritable(call.world, `${folder}/README.md`);
    if (!writable.ok) return writable;
    const tables = layouts.value.flatMap((layout) => layout.players.map((players) => ({ layout, players })));
    for (const { layout, players } of tables) {
      const options = { layout: layout.rows, players, level: run.level, seed: run.seed };
      const many = await playMany(call, { type: 'balance', options }, games.value);
      if (!many.ok) return many;
      if (many.value.exit !== EXIT.fine)
        return ok({ json: judged, text: tableText(judged), exit: many.value.exit });
      const report = balanceReport(many.value.played, players);
      const picture = `${layout.id}-${players}.svg`;
      judged.push({ layout, picture, report });
      const title = `${textIn(layout.name, 'en')}, ${players === 1 ? 'one player' : `${players} players`}`;
      const svg = balancePicture(report, { title }, { bands: bundledBands(players, run.level) });
      const drawn = writeText(call.world, `${folder}/${picture}`, `${svg}\n`);
      if (!drawn.ok) return drawn;
      const written = writeText(call.world, `${folder}/README.md`, pageText(judged, run));
      if (!written.ok) return written;
    }
    const bands = call.value('bands');
    const written =
      bands === undefined ? ok(undefined) : writeText(call.world, bands, bandsText(judged, run));
    if (!written.ok) return written;
    return ok({ json: judged, text: tableText(judged) });
  },
};
