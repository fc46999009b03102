import { ok, type Result } from '@mahjong-fortress/base/result';
import { beginRecord, HUMAN, makeRecord, openRecord } from '@mahjong-fortress/match';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { badUsage, type Call, type Command, EXIT, type Failure, rejected } from '../command.ts';
import { COMPUTER_NAMES } from '../computers.ts';
import { jsonPrinter, textPrinter } from '../game/printer.ts';
import { levelsOf, type SeatedMatch } from '../game/seated-match.ts';
import { playTextGame } from '../game/text-game.ts';
import { ALL_SETUP_OPTIONS, gameOption, kitOf } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { readParsed } from '../input.ts';
import { linesOf } from '../lines.ts';
import { writeText } from '../output.ts';
import { SEATS_OPTION, seatsOf, seatsOption } from '../seats.ts';
import { plain } from '../terminal.ts';

async function newMatch(kit: AnyKit, call: Call): Promise<Result<SeatedMatch, Failure>> {
  const seats = seatsOption(call, kit.playerCounts, [HUMAN, ...COMPUTER_NAMES], (index) =>
    index === 0 ? HUMAN : 'random',
  );
  if (!seats.ok) return seats;
  const seed = call.value('seed') ?? call.world.now().toString(36);
  const setup = await kit.setupFrom(call, seats.value.players, seed);
  if (!setup.ok) return setup;
  const begun = beginRecord(kit.rules, setup.value, seatsOf(seats.value.levels));
  return begun.ok ? ok({ kit, ...begun.value }) : rejected(begun.error, 'the setup');
}

async function resumedMatch(kit: AnyKit, call: Call, path: string): Promise<Result<SeatedMatch, Failure>> {
  if (path === '-') return badUsage('“--resume” needs a file: standard input is for what you type.');
  const settings = [...Object.keys(ALL_SETUP_OPTIONS), 'seats'].filter((name) => name !== 'game');
  const fixed = settings.find((name) => call.has(name));
  if (fixed)
    return badUsage(
      `“--${fixed}” can’t be used with “--resume”: the record already says how the game was set up.`,
    );
  const opened = await readParsed(call.world, path, (text) => openRecord(kit.rules, text));
  return opened.ok ? ok({ kit, ...opened.value }) : opened;
}

function greetingFor(seated: SeatedMatch, words: TerminalWords): string {
  const { greeting, ingenuity } = words;
  const { kit, record, match } = seated;
  const levels = levelsOf(seated);
  const people = record.seats.filter((_, seat) => levels[seat] === HUMAN).map(({ name }) => name);
  const sentences = [
    kit.title(record.setup, words),
    people.length === 1 && people[0] ? greeting.you(people[0]) : '',
    record.setup.players === 1 ? greeting.solo(ingenuity.name) : '',
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
    ...ALL_SETUP_OPTIONS,
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
    'mf play --game towers --seats human,apprentice',
    'mf play --seats human,human,random --spirits 1 --dragons 1 --record game.json',
    'mf play --resume game.json --record game.json',
  ],
  async run(call) {
    const { world, words, json } = call;
    const game = gameOption(call);
    if (!game.ok) return game;
    const kit = kitOf(game.value);
    const resume = call.value('resume');
    const seated = resume === undefined ? await newMatch(kit, call) : await resumedMatch(kit, call, resume);
    if (!seated.ok) return seated;

    const path = call.value('record');
    const save = async ({ record }: SeatedMatch) =>
      path === undefined
        ? ok(undefined)
        : writeText(world, path, `${JSON.stringify(makeRecord(kit.rules, record), null, 2)}\n`);
    // Saved before the first turn too: a file that cannot be written should not come to light after an hour.
    const saved = await save(seated.value);
    if (!saved.ok) return saved;

    const printer = json
      ? jsonPrinter(world, kit)
      : textPrinter(
          world,
          words,
          kit,
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
        `\n${path === undefined ? farewell : farewellKept(`mf play${call.has('game') ? ` --game ${game.value}` : ''} --resume ${path} --record ${path}`)}`,
      );
    }
    return ok({
      json: { ended: ended.value.why, actions: ended.value.seated.record.actions.length },
      text: '',
      exit: ended.value.why === 'interrupted' ? EXIT.interrupted : EXIT.fine,
    });
  },
};
