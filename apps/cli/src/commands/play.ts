import { ok, type Result } from '@mahjong-fortress/base/result';
import { beginRecord, HUMAN, makeRecord, openRecord } from '@mahjong-fortress/match';
import { mahjongFortress, PLAYER_COUNTS } from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { badUsage, type Call, type Command, EXIT, type Failure, rejected } from '../command.ts';
import { COMPUTER_NAMES } from '../computers.ts';
import { jsonPrinter, textPrinter } from '../game/printer.ts';
import { levelsOf, type SeatedMatch } from '../game/seated-match.ts';
import { playTextGame } from '../game/text-game.ts';
import { readParsed } from '../input.ts';
import { linesOf } from '../lines.ts';
import { writeText } from '../output.ts';
import { SEATS_OPTION, seatsOf, seatsOption } from '../seats.ts';
import { SETUP_OPTIONS, setupFrom } from '../setup-options.ts';
import { plain } from '../terminal.ts';

async function newMatch(call: Call): Promise<Result<SeatedMatch, Failure>> {
  const seats = seatsOption(call, PLAYER_COUNTS, [HUMAN, ...COMPUTER_NAMES], (index) =>
    index === 0 ? HUMAN : 'random',
  );
  if (!seats.ok) return seats;
  const seed = call.value('seed') ?? call.world.now().toString(36);
  const setup = await setupFrom(call, seats.value.players, seed);
  if (!setup.ok) return setup;
  const begun = beginRecord(mahjongFortress, setup.value, seatsOf(seats.value.levels));
  return begun.ok ? begun : rejected(begun.error, 'the setup');
}

async function resumedMatch(call: Call, path: string): Promise<Result<SeatedMatch, Failure>> {
  if (path === '-') return badUsage('“--resume” needs a file: standard input is for what you type.');
  const fixed = [...Object.keys(SETUP_OPTIONS), 'seats'].find((name) => call.has(name));
  if (fixed)
    return badUsage(
      `“--${fixed}” can’t be used with “--resume”: the record already says how the game was set up.`,
    );
  return readParsed(call.world, path, (text) => openRecord(mahjongFortress, text));
}

function greetingFor(seated: SeatedMatch, { greeting, ingenuity }: TerminalWords): string {
  const { record, match } = seated;
  const { seed, players, fortress } = record.setup;
  const levels = levelsOf(seated);
  const people = record.seats.filter((_, seat) => levels[seat] === HUMAN).map(({ name }) => name);
  const sentences = [
    greeting.title(fortress?.name, seed),
    people.length === 1 && people[0] ? greeting.you(people[0]) : '',
    players === 1 ? greeting.solo(ingenuity.name) : '',
    match.actions.length > 0 ? greeting.resumed(match.actions.length) : '',
    greeting.help,
  ];
  return plain(sentences.filter(Boolean).join(' '));
}

export const play: Command = {
  name: 'play',
  summary: 'Play a game in the terminal, against the computer or with friends',
  usage: '[options]',
  takes: [0, 0],
  options: {
    ...SETUP_OPTIONS,
    seats: SEATS_OPTION,
    record: { value: 'FILE', about: 'save the game to a file after every turn' },
    resume: { value: 'FILE', about: 'continue a saved game' },
  },
  details: [
    'Type an action, part of it, or its number in the menu; or undo, score, cards, board, help, quit.',
    'Without --seats you play against random opponents. With --json, every line is an object: “ask” (legal actions),',
    '“events”, “error” or “over”; type one action per line. Ctrl-C keeps the record and exits with 130.',
  ].join('\n'),
  examples: [
    'mf play',
    'mf play --players 1',
    'mf play --seats human,human,random --spirits 1 --dragons 1 --record game.json',
    'mf play --resume game.json --record game.json',
  ],
  async run(call) {
    const { world, words, json } = call;
    const resume = call.value('resume');
    const seated = resume === undefined ? await newMatch(call) : await resumedMatch(call, resume);
    if (!seated.ok) return seated;

    const path = call.value('record');
    const save = async ({ record }: SeatedMatch) =>
      path === undefined
        ? ok(undefined)
        : writeText(world, path, `${JSON.stringify(makeRecord(mahjongFortress, record), null, 2)}\n`);
    // Saved before the first turn too: a file that cannot be written should not come to light after an hour.
    const saved = await save(seated.value);
    if (!saved.ok) return saved;

    const printer = json
      ? jsonPrinter(world)
      : textPrinter(
          world,
          words,
          seated.value.record.seats.map(({ name }) => name),
        );
    const lines = linesOf(world);
    printer.say(greetingFor(seated.value, words));
    const ended = await playTextGame({ world, words, printer, lines, save }, seated.value);
    lines.close();
    if (!ended.ok) return ended;
    const kept = await save(ended.value.seated);
    if (!kept.ok) return kept;
    if (ended.value.why !== 'over') {
      const { farewell, farewellKept } = words.greeting;
      printer.say(
        `\n${path === undefined ? farewell : farewellKept(`mf play --resume ${path} --record ${path}`)}`,
      );
    }
    return ok({
      json: { ended: ended.value.why, actions: ended.value.seated.record.actions.length },
      text: '',
      exit: ended.value.why === 'interrupted' ? EXIT.interrupted : EXIT.fine,
    });
  },
};
