/** A game in the terminal from where it stands to its end, or until the person stops. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { gameNow, HUMAN, seatFor } from '@mahjong-fortress/match';
import { makeMatchMachine } from '@mahjong-fortress/match/chart';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  mahjongFortress,
} from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { createActor, waitFor } from 'xstate';
import type { Failure } from '../command.ts';
import { COMPUTERS } from '../computers.ts';
import { paintFor } from '../draw/paint.ts';
import type { Lines } from '../lines.ts';
import { seatNames } from '../words/events.ts';
import { cardLines, howToPlay } from '../words/how-to-play.ts';
import { scoreText } from '../words/scores.ts';
import { type World, widthOf } from '../world.ts';
import { chosen, menuOf } from './menu.ts';
import type { Screen } from './screen.ts';
import { gameOn, type Table, tableWith, undoTarget } from './table.ts';

export interface Session {
  readonly world: World;
  readonly words: TerminalWords;
  readonly screen: Screen;
  readonly lines: Lines;
  /** Called whenever a turn has passed, and at the end. */
  save(table: Table): Promise<Result<void, Failure>>;
}

export interface Ended {
  readonly table: Table;
  readonly why: 'over' | 'quit' | 'interrupted';
}

/** What a person wants: to do something, to take something back, or to leave. */
type Wish =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'takeBack'; readonly count: number }
  | { readonly type: 'leave'; readonly why: 'quit' | 'interrupted' };

/** What a person can ask for that is not an action; without a wish in answer, there is still one to be made. */
const REQUESTS: Readonly<Record<string, (session: Session, table: Table) => Wish | undefined>> = {
  quit: () => ({ type: 'leave', why: 'quit' }),
  exit: () => ({ type: 'leave', why: 'quit' }),
  board: () => undefined,
  help({ screen, world, words }, table) {
    screen.say(howToPlay(gameOn(table), words, paintFor(world.colour), widthOf(world.stdout)));
    return undefined;
  },
  cards({ screen, world, words }, table) {
    screen.say(cardLines(gameOn(table), words, widthOf(world.stdout)).join('\n'));
    return undefined;
  },
  score({ screen, world, words }, table) {
    const game = gameOn(table);
    const names = seatNames(
      game,
      words,
      table.record.seats.map(({ name }) => name),
    );
    screen.say(scoreText(game, names, words, widthOf(world.stdout)));
    return undefined;
  },
  undo({ screen, words }, table) {
    const count = undoTarget(table);
    if (count !== undefined) return { type: 'takeBack', count };
    screen.complain(words.asking.undoNothing);
    return undefined;
  },
};

/** Asks until a person wants something that the game can do. */
async function ask(session: Session, table: Table): Promise<Wish> {
  const { screen, lines, words } = session;
  const game = gameOn(table);
  const items = menuOf(game);
  let prompt = screen.ask(game, items);
  for (;;) {
    const line = await lines.next(prompt);
    if (line === 'interrupted') return { type: 'leave', why: 'interrupted' };
    if (line === 'end') return { type: 'leave', why: 'quit' };
    const word = line.text.trim().toLowerCase();
    const request = Object.hasOwn(REQUESTS, word) ? REQUESTS[word] : undefined;
    if (request) {
      const wish = request(session, table);
      if (wish) return wish;
      if (word === 'board') prompt = screen.ask(game, items);
      continue;
    }
    if (word === '' && items.length > 1) {
      screen.complain(words.asking.chooseNumber(items.length));
      continue;
    }
    const action = chosen(game, items, word === '' ? '1' : line.text, words);
    if (action.ok) return { type: 'act', action: action.value };
    screen.complain(action.error);
  }
}

/** People may take all the time they want. */
const FOR_EVER = { timeout: Number.POSITIVE_INFINITY };

/** Computers may think for long; between their actions the program listens for Ctrl-C. */
async function breathe(): Promise<void> {
  await new Promise((resume) => setImmediate(resume));
}

export async function runSession(session: Session, start: Table): Promise<Result<Ended, Failure>> {
  const { screen, lines, words } = session;
  let table = start;
  let failure: Failure | undefined;
  const { seed } = start.record.setup;
  const machine = makeMatchMachine<Game, GameView, Action, GameEvent>(mahjongFortress, {
    // From the seed and the number of the action, so that resuming changes nothing.
    think: async ({ view, level, moment }) =>
      COMPUTERS.get(level)?.decide(view, randomFromSeed(`${seed} choices ${moment}`)) ?? [],
    async show({ match, events }) {
      if (events.length === 0) return;
      screen.happened(gameNow(match), events);
      const [before, now] = match.games.slice(-2);
      if (before?.turn.player === now?.turn.player) return;
      const saved = await session.save(table);
      if (!saved.ok) failure = saved.error;
    },
    pause: breathe,
    keep(match) {
      table = tableWith(table, match);
    },
  });
  const actor = createActor(machine, {
    input: { match: start.match, seats: start.levels.map(seatFor) },
  }).start();
  const isUp = () => failure !== undefined || lines.isInterrupted();
  try {
    actor.send({ type: 'begin' });
    for (;;) {
      const { value, context } = await waitFor(actor, (now) => isUp() || now.hasTag('resting'), FOR_EVER);
      if (failure) return err(failure);
      if (value === 'over') break;
      if (value === 'failed' && context.fault) {
        const { seat } = context.fault;
        screen.complain(words.asking.noAnswer);
        table = { ...table, levels: table.levels.with(seat, HUMAN) };
        actor.send({ type: 'substitute', seat: { type: 'person' } });
        continue;
      }
      const wish: Wish =
        value === 'waiting' ? await ask(session, table) : { type: 'leave', why: 'interrupted' };
      if (wish.type === 'leave') return ok({ table, why: wish.why });
      actor.send(wish);
    }
  } finally {
    actor.stop();
  }
  screen.over(gameOn(table));
  return ok({ table, why: 'over' });
}
