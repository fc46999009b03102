/** The frame around all commands: finds the command, runs it, prints its answer, names the exit code. */
import { loadTerminalWords } from '@mahjong-fortress/words/terminal';
import { parseCall } from './arguments.ts';
import { badUsage, type Command, EXIT, type Exit, type Failure } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { helpFor, overview } from './help.ts';
import { suggestion } from './suggest.ts';
import { print, printJson, tell } from './terminal.ts';
import type { World } from './world.ts';

function sentenceOf({ problem, source }: Failure): string {
  const path = problem.path === '' ? undefined : `at ${problem.path}`;
  const place = [source, path].filter((part) => part !== undefined).join(', ');
  return place === '' ? problem.message : `${place}: ${problem.message}`;
}

function fail(world: World, name: string, json: boolean, failure: Failure): Exit {
  const { code, path, message } = failure.problem;
  if (json) {
    const source = failure.source === undefined ? {} : { source: failure.source };
    printJson(world, { error: { code, ...source, path, message } });
  } else {
    tell(world, `${name}: ${sentenceOf(failure)}`);
    if (failure.exit === EXIT.usage) tell(world, `See: ${name} --help`);
  }
  return failure.exit;
}

async function runCommand(command: Command, words: readonly string[], world: World): Promise<Exit> {
  const name = `mf ${command.name}`;
  const call = parseCall(command, words, world);
  if (!call.ok) return fail(world, name, words.includes('--json'), call.error);
  if (call.value.help) {
    print(world, helpFor(command));
    return EXIT.fine;
  }
  const outcome = await command.run({ ...call.value, words: await loadTerminalWords(call.value.language) });
  if (!outcome.ok) return fail(world, name, call.value.json, outcome.error);
  const { json, text, exit = EXIT.fine } = outcome.value;
  if (call.value.json) printJson(world, json);
  else if (text !== '') print(world, text);
  return exit;
}

export async function runCli(argv: readonly string[], world: World): Promise<Exit> {
  // `mf --game towers play` is `mf play --game towers`.
  const [name, ...words] = argv[0] === '--game' ? [...argv.slice(2), ...argv.slice(0, 2)] : argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = COMMANDS.find((command) => command.name === words[0]);
    print(world, asked ? helpFor(asked) : overview(COMMANDS));
    return EXIT.fine;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return runCommand(command, words, world);
  const names = COMMANDS.map((candidate) => candidate.name);
  const unknown = badUsage(`Unknown command “${name}”.${suggestion(name, names)}`);
  return fail(world, 'mf', argv.includes('--json'), unknown.ok ? unknown.value : unknown.error);
}
