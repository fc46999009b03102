/** Whether a stated position could stand in a game: nothing lost, nothing doubled, no turn at odds with itself. */
import { at } from '@mahjong-fortress/base/assert';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { BLOCKS } from './block.ts';
import { kingCell, knightsOf } from './board.ts';
import { CARD_IDS, type DealtCard, HIDDEN } from './card-ids.ts';
import { castlesOf } from './castle.ts';
import { ALL_CELLS, distance } from './cell.ts';
import { CASTLE_DISTANCE, FIRST_CASTLES } from './founding.ts';
import { type Game, type Player, roundsOf, YEARS } from './game.ts';
import { KNIGHTS } from './knight.ts';
import { COMMON_DECK, stacksProblem } from './setup.ts';
import { freeBlocks, sum } from './stack.ts';

type Check = (game: Game) => Problem | undefined;

function checkSeats({ options, players, turn, ...game }: Game): Problem | undefined {
  const seats = [options.firstPlayer, game.yearBegunBy, game.roundBegunBy, turn.seat];
  if (seats.some((seat) => seat >= players.length)) return problem('seat', 'turn/seat', 'Nobody sits there.');
  return (options.variant === 'master') === (options.master !== undefined)
    ? stacksProblem(options.stacks, players.length)
    : problem('master', 'master', 'A master card lies open in the master version, and only there.');
}

function checkBlocks({ board, supply, players, turn }: Game): Problem | undefined {
  const all = sum(board.levels) + supply + sum(players.flatMap(({ stacks }) => stacks)) + (turn.used ?? 0);
  return all === BLOCKS
    ? undefined
    : problem('block-count', 'supply', `There are ${BLOCKS} blocks in the game, not ${all}.`);
}

function checkStacks(game: Game): Problem | undefined {
  const wrong = game.players.findIndex(({ stacks }) =>
    stacks.some((size, index) => size > at(stacks, Math.max(0, index - 1))),
  );
  if (wrong >= 0) return problem('stacks', `players/${wrong}/stacks`, 'The largest stack comes first.');
  const most = game.stage === 'year' ? roundsOf(game, game.year) : 0;
  const many = game.players.findIndex(({ stacks }) => stacks.length > most);
  if (many >= 0) return problem('stacks', `players/${many}/stacks`, 'Nobody has that many stacks now.');
  return freeBlocks(game) >= 0
    ? undefined
    : problem('block-count', 'supply', 'The supply must hold the blocks of the years to come.');
}

function checkCastles({ board, stage, options }: Game): Problem | undefined {
  const { areas, heights } = castlesOf(board.levels);
  if (areas.some((area, castle) => at(heights, castle) > area)) {
    return problem('too-high', 'board', 'A castle is never higher than its area.');
  }
  if (areas.length === 0 && stage !== 'castles') return problem('castles', 'board', 'There must be castles.');
  if (stage !== 'castles') return undefined;
  const cells = ALL_CELLS.filter((cell) => at(board.levels, cell) > 0);
  const isClose = cells.some((one) =>
    cells.some((other) => one !== other && distance(one, other) < CASTLE_DISTANCE),
  );
  return options.variant === 'master' && !isClose && cells.length < FIRST_CASTLES
    ? undefined
    : problem('castles', 'board', 'These castles can’t have been founded so.');
}

function checkFigures({ board, players, stage, year, options, turn }: Game): Problem | undefined {
  const counts = [0, 1, 2, 3].map((seat) => knightsOf(board, seat).length);
  const strange = counts.findIndex((count, seat) => count > (seat < players.length ? KNIGHTS : 0));
  if (strange >= 0) return problem('knights', 'board', 'There are more knights than the game has.');
  const isSetup = year === 0;
  const king = kingCell(board);
  if ((king === undefined) !== isSetup)
    return problem('king', 'board', 'The king stands on the board from the first year on.');
  if (king !== undefined && at(board.levels, king) === 0)
    return problem('king', 'board', 'The king stands on a castle.');
  const before = (seat: number) =>
    (seat - options.firstPlayer + players.length) % players.length <
    (turn.seat - options.firstPlayer + players.length) % players.length;
  const due = (seat: number) => {
    if (stage === 'castles') return 0;
    return stage === 'knights' && !before(seat) ? 0 : 1;
  };
  const wrong = players.findIndex((_, seat) => (isSetup ? counts[seat] !== due(seat) : at(counts, seat) < 1));
  return wrong < 0
    ? undefined
    : problem('knights', 'board', 'Everybody has one knight on the board before the first year.');
}

function cardsOf(game: Game, { hand, deck, played }: Player, seat: number): readonly DealtCard[] {
  const { turn } = game;
  return [...hand, ...deck, ...played, ...(turn.seat === seat ? [...turn.bought, ...turn.drawn] : [])];
}

/** Whether the cards are exactly these; hidden ones may be any that are missing. */
function areAll(cards: readonly DealtCard[], all: readonly DealtCard[]): boolean {
  const left = all.slice();
  for (const card of cards) {
    const index = card === HIDDEN ? -1 : left.indexOf(card);
    if (card !== HIDDEN && index < 0) return false;
    if (index >= 0) left.splice(index, 1);
  }
  return cards.length === all.length;
}

function checkCards(game: Game): Problem | undefined {
  const { variant } = game.options;
  const held = game.players.map((player, seat) => cardsOf(game, player, seat));
  const isGood =
    variant === 'basic'
      ? areAll([...game.deck, ...held.flat()], COMMON_DECK)
      : game.deck.length === 0 && held.every((cards) => areAll(cards, CARD_IDS));
  if (!isGood) return problem('cards', 'deck', 'Every action card is somewhere, and only once.');
  const wrong = game.players.findIndex(
    ({ deck, known }) => (variant !== 'own' && deck.length > 0) || known.top + known.under > deck.length,
  );
  return wrong < 0 ? undefined : problem('cards', `players/${wrong}/deck`, 'This deck can’t be.');
}

/** Two markers share only space 0. */
function checkPoints({ players }: Game): Problem | undefined {
  const spaces = players.map(({ points }) => points).filter((points) => points > 0);
  return new Set(spaces).size === spaces.length
    ? undefined
    : problem('points', 'players', 'Only one marker can stand on a space.');
}

const STAGE_YEARS = { castles: [0], knights: [0], king: [0, 1, 2], year: [1, 2, 3], over: [YEARS] };

function checkTurn(game: Game): Problem | undefined {
  const { stage, year, round, turn, options } = game;
  const wrong = (field: string, message: string) => problem('turn', field, message);
  if (!STAGE_YEARS[stage].includes(year)) return wrong('year', 'This can’t be in that year.');
  const rounds = year === 0 ? 0 : roundsOf(game, year);
  const isRound = stage === 'year' ? round >= 1 && round <= rounds : round === rounds;
  if (!isRound) return wrong('round', 'This year has no such round.');
  const isIdle = turn.ap === 0 && turn.used === undefined && turn.bought.length === 0 && !turn.played;
  if (stage !== 'year') {
    return isIdle && turn.drawn.length === 0 ? undefined : wrong('turn', 'Nobody has a turn now.');
  }
  if (
    turn.drawn.length > 0 &&
    (options.variant !== 'own' || turn.drawn.length === 1 || turn.bought.length > 1)
  ) {
    return wrong('turn/drawn', 'These cards can’t have been drawn.');
  }
  return options.variant === 'master' && turn.bought.length > 0
    ? wrong('turn/bought', 'In the master version no cards are bought.')
    : undefined;
}

const CHECKS: readonly Check[] = [
  checkSeats,
  checkTurn,
  checkBlocks,
  checkStacks,
  checkCastles,
  checkFigures,
  checkCards,
  checkPoints,
];

export function positionProblem(game: Game): Problem | undefined {
  for (const check of CHECKS) {
    const found = check(game);
    if (found) return found;
  }
  return undefined;
}
