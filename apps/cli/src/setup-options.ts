/** The options that say how a game is set up, shared by every command that deals one. */
import { ok, type Result } from '@mahjong-fortress/base/result';
import { identityOf } from '@mahjong-fortress/layouts-schema';
import {
  type CardChoice,
  DRAGON_IDS,
  dragonsFor,
  type Game,
  type GridSize,
  gameFromSetup,
  PLAYER_COUNTS,
  type PlayerCount,
  type Setup,
  SPIRIT_IDS,
} from '@mahjong-fortress/rules';
import { badUsage, type Call, type Failure, type Option, rejected } from './command.ts';
import { BOARD_OPTION, loadLayout } from './layout-input.ts';
import { suggestion } from './suggest.ts';

const CARD_HELP = 'none, all, a number to draw, or names separated by commas';

export const SETUP_OPTIONS: Readonly<Record<string, Option>> = {
  players: { value: 'N', about: '1 to 4 (default 2); 1 plays against the Dragon of Ingenuity' },
  layout: { value: 'L', about: 'a bundled fortress (see mf layouts), a file, or a share link or code' },
  ...BOARD_OPTION,
  seed: { value: 'S', about: 'any text; the same seed deals the same game' },
  spirits: { value: 'CARDS', about: `Spirit cards: ${CARD_HELP}` },
  dragons: { value: 'CARDS', about: `Dragon cards: ${CARD_HELP}` },
  first: { value: 'P', about: 'who goes first, counted from 1 (default: random)' },
  realm: { value: 'CxR', about: 'size of the realms (default 6x4)' },
};

export function playersOption(call: Call, otherwise: PlayerCount = 2): Result<PlayerCount, Failure> {
  const text = call.value('players');
  if (text === undefined) return ok(otherwise);
  const count = PLAYER_COUNTS.find((known) => String(known) === text);
  return count ? ok(count) : badUsage('“--players” must be a number from 1 to 4.');
}

/** The standard board; a game for one uses the one for three (§10). */
function standardLayout(players: PlayerCount): string {
  return `standard-${players === 1 ? 3 : players}`;
}

function cardsOption<Id extends string>(
  call: Call,
  name: string,
  all: readonly Id[],
  known: readonly Id[],
): Result<CardChoice<Id>, Failure> {
  const text = call.value(name) ?? 'none';
  if (text === 'none') return ok([]);
  if (text === 'all') return ok(all);
  if (/^\d{1,3}$/.test(text)) {
    const random = Number(text);
    return random <= all.length
      ? ok({ random })
      : badUsage(`“--${name}”: there are only ${all.length} cards.`);
  }
  const ids: Id[] = [];
  for (const word of text.split(',')) {
    const id = known.find((candidate) => candidate === word.trim());
    if (!id) return badUsage(`“--${name}”: no card is called “${word}”.${suggestion(word, known)}`);
    if (!all.includes(id)) return badUsage(`“--${name}”: “${id}” can’t be used in a solo game.`);
    ids.push(id);
  }
  return ok(ids);
}

export function firstOption(call: Call, players: number): Result<number | 'random', Failure> {
  const text = call.value('first') ?? 'random';
  if (text === 'random') return ok(text);
  const first = Number(text);
  return /^[1-4]$/.test(text) && first <= players
    ? ok(first - 1)
    : badUsage(`“--first” must be a number from 1 to ${players}, or “random”.`);
}

function realmOption(call: Call): Result<GridSize | undefined, Failure> {
  const text = call.value('realm');
  if (text === undefined) return ok(undefined);
  const [, columns, rows] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? [];
  return columns && rows
    ? ok({ columns: Number(columns), rows: Number(rows) })
    : badUsage('“--realm” must be columns x rows, such as 6x4.');
}

export async function setupFrom(
  call: Call,
  players: PlayerCount,
  seed: string,
): Promise<Result<Setup, Failure>> {
  const first = firstOption(call, players);
  if (!first.ok) return first;
  const realm = realmOption(call);
  if (!realm.ok) return realm;
  const spirits = cardsOption(call, 'spirits', SPIRIT_IDS, SPIRIT_IDS);
  if (!spirits.ok) return spirits;
  const dragons = cardsOption(call, 'dragons', dragonsFor(players), DRAGON_IDS);
  if (!dragons.ok) return dragons;
  const layout = await loadLayout(call, call.value('layout') ?? standardLayout(players));
  if (!layout.ok) return layout;
  return ok({
    fortress: identityOf(layout.value, 'en'),
    layout: layout.value.rows,
    seed,
    players,
    firstPlayer: first.value,
    ...(realm.value ? { realm: realm.value } : {}),
    spirits: spirits.value,
    dragons: dragons.value,
  });
}

export function dealt(setup: Setup): Result<Game, Failure> {
  const game = gameFromSetup(setup);
  return game.ok ? game : rejected(game.error, 'the setup');
}
