/** A game in the terminal from where it stands to its end, or until the person stops. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { ok, type Result } from '@mahjong-fortress/base/result';
import type { Action } from '@mahjong-fortress/rules';
import type { Failure } from '../command.ts';
import { paintFor } from '../draw/paint.ts';
import type { Lines } from '../lines.ts';
import { computerAt } from '../seats.ts';
import { seatNames } from '../words/events.ts';
import { cardLines, howToPlay } from '../words/how-to-play.ts';
import { scoreText } from '../words/scores.ts';
import { type World, widthOf } from '../world.ts';
import { decideFor } from './computer-game.ts';
import { chosen, menuOf } from './menu.ts';
import type { Screen } from './screen.ts';
import { act, gameOn, isHumanTurn, type Table, takenBack } from './table.ts';

export interface Session {
  readonly world: World;
  readonly screen: Screen;
  readonly lines: Lines;
  /** Called whenever a turn has passed, and at the end. */
  save(table: Table): Promise<Result<void, Failure>>;
}

export interface Ended {
  readonly table: Table;
  readonly why: 'over' | 'quit' | 'interrupted';
}

/** The random source of one decision: from the seed and the number of the action, so that resuming changes nothing. */
function randomAt({ record }: Table): Random {
  return randomFromSeed(`${record.setup.seed} choices ${record.actions.length}`);
}

/** What a person can ask for that is not an action. Answers the table to go on with, or undefined to quit. */
const REQUESTS: Readonly<Record<string, (session: Session, table: Table) => Table | undefined>> = {
  quit: () => undefined,
  exit: () => undefined,
  board: (_, table) => table,
  help({ screen, world }, table) {
    screen.say(howToPlay(gameOn(table), paintFor(world.colour), widthOf(world.stdout)));
    return table;
  },
  cards({ screen, world }, table) {
    screen.say(cardLines(gameOn(table), widthOf(world.stdout)).join('\n'));
    return table;
  },
  score({ screen, world }, table) {
    const game = gameOn(table);
    const names = seatNames(
      game,
      table.record.seats.map(({ name }) => name),
    );
    screen.say(scoreText(game, names, widthOf(world.stdout)));
    return table;
  },
  undo({ screen }, table) {
    const before = takenBack(table);
    if (!before)
      screen.complain(
        'There is nothing to take back: a tile has come to light since, or nothing was done yet.',
      );
    return before ?? table;
  },
};

/** Asks until there is an action, or the person leaves. */
async function decide(session: Session, start: Table): Promise<Ended | { table: Table; action: Action }> {
  const { screen, lines } = session;
  let table = start;
  let shown: Table | undefined;
  let prompt = '';
  for (;;) {
    const game = gameOn(table);
    const items = menuOf(game);
    if (shown !== table) prompt = screen.ask(game, items);
    shown = table;
    const line = await lines.next(prompt);
    if (line === 'interrupted') return { table, why: 'interrupted' };
    if (line === 'end') return { table, why: 'quit' };
    const word = line.text.trim().toLowerCase();
    const request = Object.hasOwn(REQUESTS, word) ? REQUESTS[word] : undefined;
    if (request) {
      const next = request(session, table);
      if (!next) return { table, why: 'quit' };
      if (word === 'board') shown = undefined;
      table = next;
      continue;
    }
    if (word === '' && items.length > 1) {
      screen.complain(`Choose a number from 1 to ${items.length}, or type help.`);
      continue;
    }
    const action = chosen(game, items, word === '' ? '1' : line.text);
    if (action.ok) return { table, action: action.value };
    screen.complain(action.error);
  }
}

/** Computers may think for long; between their actions the program listens for Ctrl-C. */
async function breathe(): Promise<void> {
  await new Promise((resume) => setImmediate(resume));
}

export async function runSession(session: Session, start: Table): Promise<Result<Ended, Failure>> {
  const { screen, lines } = session;
  let table = start;
  // What a computer has decided and not yet done.
  let decided: readonly Action[] = [];
  while (!gameOn(table).over) {
    const game = gameOn(table);
    let action: Action | undefined;
    if (isHumanTurn(table, game)) {
      const decision = await decide(session, table);
      if ('why' in decision) return ok(decision);
      ({ table, action } = decision);
    } else {
      await breathe();
      if (lines.isInterrupted()) return ok({ table, why: 'interrupted' });
      if (decided.length === 0) {
        decided = decideFor(computerAt(table.levels, game.turn.player), game, randomAt(table));
      }
      [action, ...decided] = decided;
    }
    const next = action && act(table, action);
    // People choose from the menu; only a computer opponent could bring this about.
    if (!next?.ok) throw new Error('a computer opponent chose an action that is not legal');
    table = next.value;
    screen.happened(gameOn(table), table.events.at(-1) ?? []);
    if (gameOn(table).turn.player !== game.turn.player) {
      const saved = await session.save(table);
      if (!saved.ok) return saved;
    }
  }
  screen.over(gameOn(table));
  return ok({ table, why: 'over' });
}
