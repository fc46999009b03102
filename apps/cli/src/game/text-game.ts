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
import type { Printer } from './printer.ts';
import { gameOn, type SeatedMatch, seatedWith, undoTarget } from './seated-match.ts';

export interface TextGame {
  readonly world: World;
  readonly words: TerminalWords;
  readonly printer: Printer;
  readonly lines: Lines;
  /** Called whenever a turn has passed, and at the end. */
  save(seated: SeatedMatch): Promise<Result<void, Failure>>;
}

export interface Ended {
  readonly seated: SeatedMatch;
  readonly why: 'over' | 'quit' | 'interrupted';
}

/** What a person wants: to do something, to take something back, or to leave. */
type Wish =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'takeBack'; readonly count: number }
  | { readonly type: 'leave'; readonly why: 'quit' | 'interrupted' };

/** What a person can ask for that is not an action; without a wish in answer, there is still one to be made. */
const REQUESTS: Readonly<Record<string, (textGame: TextGame, seated: SeatedMatch) => Wish | undefined>> = {
  quit: () => ({ type: 'leave', why: 'quit' }),
  exit: () => ({ type: 'leave', why: 'quit' }),
  board: () => undefined,
  help({ printer, world, words }, seated) {
    printer.say(howToPlay(gameOn(seated), words, paintFor(world.colour), widthOf(world.stdout)));
    return undefined;
  },
  cards({ printer, world, words }, seated) {
    printer.say(cardLines(gameOn(seated), words, widthOf(world.stdout)).join('\n'));
    return undefined;
  },
  score({ printer, world, words }, seated) {
    const game = gameOn(seated);
    const names = seatNames(
      game,
      words,
      seated.record.seats.map(({ name }) => name),
    );
    printer.say(scoreText(game, names, words, widthOf(world.stdout)));
    return undefined;
  },
  undo({ printer, words }, seated) {
    const count = undoTarget(seated);
    if (count !== undefined) return { type: 'takeBack', count };
    printer.complain(words.asking.undoNothing);
    return undefined;
  },
};

/** Asks until a person wants something that the game can do. */
async function ask(textGame: TextGame, seated: SeatedMatch): Promise<Wish> {
  const { printer, lines, words } = textGame;
  const game = gameOn(seated);
  const items = menuOf(game);
  let prompt = printer.ask(game, items);
  for (;;) {
    const line = await lines.next(prompt);
    if (line === 'interrupted') return { type: 'leave', why: 'interrupted' };
    if (line === 'end') return { type: 'leave', why: 'quit' };
    const word = line.text.trim().toLowerCase();
    const request = Object.hasOwn(REQUESTS, word) ? REQUESTS[word] : undefined;
    if (request) {
      const wish = request(textGame, seated);
      if (wish) return wish;
      if (word === 'board') prompt = printer.ask(game, items);
      continue;
    }
    if (word === '' && items.length > 1) {
      printer.complain(words.asking.chooseNumber(items.length));
      continue;
    }
    const action = chosen(game, items, word === '' ? '1' : line.text, words);
    if (action.ok) return { type: 'act', action: action.value };
    printer.complain(action.error);
  }
}

/** People may take all the time they want. */
const FOR_EVER = { timeout: Number.POSITIVE_INFINITY };

/** Computers may think for long; between their actions the program listens for Ctrl-C. */
async function breathe(): Promise<void> {
  await new Promise((resume) => setImmediate(resume));
}

export async function playTextGame(textGame: TextGame, start: SeatedMatch): Promise<Result<Ended, Failure>> {
  const { printer, lines, words } = textGame;
  let seated = start;
  let failure: Failure | undefined;
  const { seed } = start.record.setup;
  const machine = makeMatchMachine<Game, GameView, Action, GameEvent>(mahjongFortress, {
    // From the seed and the number of the action, so that resuming changes nothing.
    think: async ({ view, level, moment }) =>
      COMPUTERS.get(level)?.decide(view, randomFromSeed(`${seed} choices ${moment}`)) ?? [],
    async show({ match, events }) {
      if (events.length === 0) return;
      printer.happened(gameNow(match), events);
      const [before, now] = match.games.slice(-2);
      if (before?.turn.player === now?.turn.player) return;
      const saved = await textGame.save(seated);
      if (!saved.ok) failure = saved.error;
    },
    pause: breathe,
    keep(match) {
      seated = seatedWith(seated, match);
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
        printer.complain(words.asking.noAnswer);
        seated = { ...seated, levels: seated.levels.with(seat, HUMAN) };
        actor.send({ type: 'substitute', seat: { type: 'person' } });
        continue;
      }
      const wish: Wish =
        value === 'waiting' ? await ask(textGame, seated) : { type: 'leave', why: 'interrupted' };
      if (wish.type === 'leave') return ok({ seated, why: wish.why });
      actor.send(wish);
    }
  } finally {
    actor.stop();
  }
  printer.over(gameOn(seated));
  return ok({ seated, why: 'over' });
}
