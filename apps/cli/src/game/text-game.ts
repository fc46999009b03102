/** A game in the terminal from where it stands to its end, or until the person stops. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { gameNow, seatFor } from '@mahjong-fortress/match';
import { type Fault, makeMatchMachine } from '@mahjong-fortress/match/chart';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { createActor, waitFor } from 'xstate';
import type { Failure } from '../command.ts';
import { paintFor } from '../draw/paint.ts';
import type { Lines } from '../lines.ts';
import { type World, widthOf } from '../world.ts';
import { AGAIN, type WayOn, wayMeant, waysOnFrom } from './fault.ts';
import { chosen, menuOf } from './menu.ts';
import type { Printer } from './printer.ts';
import {
  gameOn,
  levelsOf,
  reseated,
  type SeatedMatch,
  seatedWith,
  undoTarget,
  viewOn,
} from './seated-match.ts';

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

/** What a person wants: to do something, to take something back, to let a computer be replaced, or to leave. */
type Wish =
  | { readonly type: 'act'; readonly action: unknown }
  | { readonly type: 'takeBack'; readonly count: number }
  | { readonly type: 'goOn'; readonly way: WayOn }
  | { readonly type: 'leave'; readonly why: 'quit' | 'interrupted' };

function styleOf({ world, words }: TextGame) {
  return { paint: paintFor(world.colour), width: widthOf(world.stdout), words };
}

/** What a person can ask for that is not an action; without a wish in answer, there is still one to be made. */
const REQUESTS: Readonly<Record<string, (textGame: TextGame, seated: SeatedMatch) => Wish | undefined>> = {
  quit: () => ({ type: 'leave', why: 'quit' }),
  exit: () => ({ type: 'leave', why: 'quit' }),
  board({ printer }, seated) {
    const view = viewOn(seated);
    printer.ask(view, menuOf(seated.kit, view));
    return undefined;
  },
  help(textGame, seated) {
    textGame.printer.say(seated.kit.howToPlay(viewOn(seated), styleOf(textGame)));
    return undefined;
  },
  cards(textGame, seated) {
    textGame.printer.say(seated.kit.cardLines(viewOn(seated), styleOf(textGame)).join('\n'));
    return undefined;
  },
  score(textGame, seated) {
    const { kit, record } = seated;
    const game = gameOn(seated);
    const given = record.seats.map(({ name }) => name);
    const names = kit.seatNames(game, textGame.words, given);
    textGame.printer.say(kit.scoreText(game, { ...styleOf(textGame), names }));
    return undefined;
  },
  hint({ printer, words }, seated) {
    const { kit, record, match } = seated;
    const random = randomFromSeed(`${record.setup.seed} hint ${match.actions.length}`);
    const text = kit.hint?.(viewOn(seated), random, words);
    if (text === undefined) printer.complain(words.asking.notUnderstood('hint'));
    else printer.say(text);
    return undefined;
  },
  undo({ printer, words }, seated) {
    const count = undoTarget(seated);
    if (count !== undefined) return { type: 'takeBack', count };
    printer.complain(seated.kit.undoNothing(words));
    return undefined;
  },
};

/** Reads lines until one of them is a wish. */
async function listen(
  textGame: TextGame,
  seated: SeatedMatch,
  prompt: string,
  wishIn: (line: string) => Wish | undefined,
): Promise<Wish> {
  for (;;) {
    const line = await textGame.lines.next(prompt);
    if (line === 'interrupted') return { type: 'leave', why: 'interrupted' };
    if (line === 'end') return { type: 'leave', why: 'quit' };
    const word = line.text.trim().toLowerCase();
    const request = Object.hasOwn(REQUESTS, word) ? REQUESTS[word] : undefined;
    const wish = request ? request(textGame, seated) : wishIn(line.text);
    if (wish) return wish;
  }
}

/** Asks until a person wants something that the game can do. */
function ask(textGame: TextGame, seated: SeatedMatch): Promise<Wish> {
  const { printer, words } = textGame;
  const { kit } = seated;
  const view = viewOn(seated);
  const items = menuOf(kit, view);
  return listen(textGame, seated, printer.ask(view, items), (line) => {
    const action = chosen(kit, view, items, line, words);
    if (action.ok) return { type: 'act', action: action.value };
    printer.complain(action.error);
    return undefined;
  });
}

/** Asks what is to be done about a computer that did not answer as it should. */
function askWayOn(textGame: TextGame, seated: SeatedMatch, fault: Fault): Promise<Wish> {
  const { printer, words } = textGame;
  const ways = waysOnFrom(levelsOf(seated)[fault.seat], words);
  return listen(textGame, seated, printer.stalled(fault, ways), (line) => {
    const way = wayMeant(ways, line);
    if (way) return { type: 'goOn', way };
    printer.complain(words.asking.chooseNumber(ways.length));
    return undefined;
  });
}

/** People may take all the time they want. */
const FOR_EVER = { timeout: Number.POSITIVE_INFINITY };

/** Computers may think for long; between their actions the program listens for Ctrl-C. */
async function breathe(): Promise<void> {
  await new Promise((resume) => setImmediate(resume));
}

export async function playTextGame(textGame: TextGame, start: SeatedMatch): Promise<Result<Ended, Failure>> {
  const { printer, lines } = textGame;
  let seated = start;
  let failure: Failure | undefined;
  const { seed } = start.record.setup;
  const { rules, computers } = start.kit;
  const machine = makeMatchMachine<unknown, unknown, unknown, unknown>(rules, {
    // From the seed and the number of the action, so that resuming changes nothing.
    think: async ({ view, level, moment }) =>
      computers.get(level)?.decide(view, randomFromSeed(`${seed} choices ${moment}`)) ?? [],
    async show({ match, events }) {
      printer.happened(gameNow(match), events);
      const [before, now] = match.games.slice(-2).map((game) => rules.toMove(game));
      if (before?.type === 'seat' && now?.type === 'seat' && before.seat === now.seat) return;
      const saved = await textGame.save(seatedWith(seated, match));
      if (!saved.ok) failure = saved.error;
    },
    pause: breathe,
  });
  const actor = createActor(machine, {
    input: { match: start.match, seats: levelsOf(start).map(seatFor) },
  }).start();
  const isUp = () => failure !== undefined || lines.isInterrupted();

  /** What a person wants now; whoever only waits for computers can do no more than leave. */
  function wishNow(fault: Fault | undefined, isAsked: boolean): Promise<Wish> | Wish {
    if (fault) return askWayOn(textGame, seated, fault);
    return isAsked ? ask(textGame, seated) : { type: 'leave', why: 'interrupted' };
  }

  /** The computer is asked again, or somebody else takes its seat. */
  function goOn({ word }: WayOn, { seat }: Fault): void {
    if (word === AGAIN) return actor.send({ type: 'retry' });
    seated = reseated(seated, seat, word);
    actor.send({ type: 'substitute', seat: seatFor(word) });
  }

  try {
    actor.send({ type: 'begin' });
    for (;;) {
      const { value, context } = await waitFor(actor, (now) => isUp() || now.hasTag('resting'), FOR_EVER);
      seated = seatedWith(seated, context.match);
      if (failure) return err(failure);
      if (value === 'over') break;
      const wish = await wishNow(context.fault, value === 'waiting');
      if (wish.type === 'leave') return ok({ seated, why: wish.why });
      if (wish.type !== 'goOn') actor.send(wish);
      else if (context.fault) goOn(wish.way, context.fault);
    }
  } finally {
    actor.stop();
  }
  printer.over(gameOn(seated));
  return ok({ seated, why: 'over' });
}
