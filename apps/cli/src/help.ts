/** The overview and the help of a command, made from what the commands say about themselves. */
import { COMMON_OPTIONS } from './arguments.ts';
import type { Command, Option } from './command.ts';

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function optionRow([name, { value, about }]: [string, Option]): [string, string] {
  return [value ? `--${name} ${value}` : `--${name}`, about];
}

export function overview(commands: readonly Command[]): string {
  return [
    'Mahjong Fortress in the terminal.',
    '',
    'Usage: mf <command> [arguments] [options]',
    '',
    ...table(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Every command takes --help and --json. Use “-” as a file name for standard input.',
    'Exit codes: 0 success, 1 rejected, 2 bad usage, 130 interrupted.',
    '',
    'New here? Try: mf play',
  ].join('\n');
}

export function helpFor(command: Command): string {
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(optionRow);
  return [
    `${command.summary}.`,
    '',
    `Usage: mf ${command.name} ${command.usage}`.trimEnd(),
    ...(command.details ? ['', command.details] : []),
    '',
    'Options:',
    ...table(options),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example}`),
  ].join('\n');
}
