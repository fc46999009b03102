import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { expect, test } from 'vitest';
import {
  CARD_IDS,
  type Game,
  legalActions,
  makePosition,
  parsePosition,
  play,
  STAGES,
} from '../src/index.ts';
import { randomSteps, setups } from './random-games.ts';

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** The wire form of a position, as far as the changes need it. */
interface Wire {
  board: string[];
  supply: number;
  stage: string;
  year: number;
  round: number;
  yearBegunBy: number;
  roundBegunBy: number;
  players: { points: number; stacks: number[]; hand: string[]; known: { top: number; under: number } }[];
  turn: { seat: number; ap: number; used?: number; bought: string[]; drawn: string[]; played: boolean };
}

function rewrite(wire: Wire, random: Random, cell: string): void {
  const row = random.below(8);
  const cells = wire.board[row]?.split(' ') ?? [];
  cells[random.below(8)] = cell;
  wire.board[row] = cells.join(' ');
}

/** Ways to change a fact of a position that a careless reader would let through. */
const CHANGES: readonly ((wire: Wire, random: Random) => void)[] = [
  (wire, random) =>
    rewrite(wire, random, pick(['.', '1', '2', '3', '0a', '1a', '1b', '2c', '1k', '0k'], random)),
  (wire, random) => {
    wire.supply += random.below(5) - 2;
  },
  (wire, random) => {
    wire.stage = pick(STAGES, random);
  },
  (wire, random) => {
    wire.year = random.below(4);
  },
  (wire, random) => {
    wire.round = random.below(6);
  },
  (wire, random) => {
    wire.turn.seat = random.below(4);
  },
  (wire, random) => {
    wire.roundBegunBy = random.below(4);
  },
  (wire, random) => {
    wire.turn.ap = random.below(8);
  },
  (wire, random) => {
    wire.turn.used = random.below(4);
  },
  (wire) => {
    delete wire.turn.used;
  },
  (wire, random) => {
    wire.turn.played = random.below(2) === 1;
  },
  (wire, random) => {
    pick(wire.players, random).stacks = Array.from({ length: random.below(5) }, () => 1 + random.below(3));
  },
  (wire, random) => {
    pick(wire.players, random).points = random.below(30);
  },
  (wire, random) => {
    pick(wire.players, random).hand.push(pick(CARD_IDS, random));
  },
  (wire, random) => {
    wire.turn.drawn = [...wire.turn.drawn, ...pick(wire.players, random).hand.splice(0, 1)];
  },
  (wire, random) => {
    wire.turn.bought = [
      ...wire.turn.bought,
      ...(wire.players[wire.turn.seat]?.hand.splice(0, 1 + random.below(2)) ?? []),
    ];
  },
  (wire, random) => {
    pick(wire.players, random).known = { top: random.below(4), under: random.below(4) };
  },
];

/** Blocks are put right again in every other case, so that the other checks are reached. */
function settleBlocks(wire: Wire): void {
  const standing = wire.board
    .join(' ')
    .split(' ')
    .reduce((sum, cell) => sum + (Number.parseInt(cell, 10) || 0), 0);
  const held = wire.players.flatMap(({ stacks }) => stacks).reduce((sum, size) => sum + size, 0);
  wire.supply = 92 - standing - held - (wire.turn.used ?? 0);
}

const written = (game: Game) => JSON.stringify(makePosition(game));

/** What is wrong with a state that a position led to: it cannot be read back, or nobody can go on. */
function defectOf(game: Game): string | undefined {
  const back = parsePosition(written(game));
  if (!back.ok) return `${back.error.path}: ${back.error.message}`;
  if (written(back.value) !== written(game)) return 'it reads back as another one';
  return game.stage === 'over' || legalActions(game).length > 0 ? undefined : 'nobody can do anything';
}

test('from a changed position that is accepted the game goes on, and can be written down at every step', () => {
  const random = randomFromSeed('mutations');
  let accepted = 0;
  for (const setup of setups(2)) {
    for (const { after } of randomSteps(setup)) {
      const wire = JSON.parse(written(after)) as Wire;
      for (let count = 0; count <= random.below(2); count++) pick(CHANGES, random)(wire, random);
      if (random.below(2) === 0) settleBlocks(wire);
      const read = parsePosition(JSON.stringify(wire));
      if (!read.ok) continue;
      accepted++;
      let game = read.value;
      for (let step = 0; step < 12; step++) {
        const defect = defectOf(game);
        if (defect) expect.fail(`${defect}\n${JSON.stringify(wire)}`);
        if (game.stage === 'over') break;
        const played = play(game, pick(legalActions(game), random));
        if (!played.ok) expect.fail(`${played.error.code}\n${JSON.stringify(wire)}`);
        game = played.value.game;
      }
    }
  }
  expect(accepted).toBeGreaterThan(500);
});
