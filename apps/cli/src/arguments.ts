/** From words on the command line to a call of a command. */

import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, languageFor } from '@mahjong-fortress/base/languages';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { badUsage, type Call, type Command, type Failure, type Option } from './command.ts';
import { suggestion } from './suggest.ts';
import type { World } from './world.ts';

/** Options that every command has. */
export const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  language: { value: 'L', about: `Language: ${LANGUAGES.join(', ')} (default: MF_LANG or LANG)` },
  json: { about: 'Print JSON, errors included' },
  help: { about: 'Show this help' },
};

type Values = ReadonlyMap<string, string>;

interface Given {
  readonly values: Values;
  readonly positionals: readonly string[];
}

function optionsOf(command: Command): Map<string, Option> {
  return new Map(Object.entries({ ...command.options, ...COMMON_OPTIONS }));
}

/** Reads the words without judging how many arguments there are, so that --help works on its own. */
function readWords(command: Command, words: readonly string[]): Result<Given, Failure> {
  const options = optionsOf(command);
  const { tokens, positionals } = parseArgs({
    args: [...words],
    options: {
      ...Object.fromEntries(
        [...options].map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options.get(token.name);
    if (!option) {
      const near = suggestion(token.name, [...options.keys()], '--');
      return badUsage(`Unknown option “${token.rawName}”.${near}`);
    }
    if (values.has(token.name)) return badUsage(`“--${token.name}” was given twice.`);
    if (!option.value && token.value !== undefined) return badUsage(`“--${token.name}” takes no value.`);
    // `--depth --json` is a forgotten value, not a value that begins with dashes.
    const forgotten = token.value === undefined || (!token.inlineValue && /^-./.test(token.value));
    if (option.value && forgotten) return badUsage(`“--${token.name}” needs a value: ${option.value}.`);
    values.set(token.name, token.value ?? '');
  }
  return ok({ values, positionals });
}

/** A call before its words have come. */
export interface ParsedCall extends Omit<Call, 'words'> {
  readonly help: boolean;
  readonly language: Language;
}

function languageFrom(given: string | undefined, world: World): Result<Language, Failure> {
  if (given === undefined) return ok(languageFor(world.languages));
  const language = LANGUAGES.find((known) => known === given);
  return language ? ok(language) : badUsage(`“--language” must be one of ${LANGUAGES.join(', ')}.`);
}

export function parseCall(
  command: Command,
  words: readonly string[],
  world: World,
): Result<ParsedCall, Failure> {
  const given = readWords(command, words);
  if (!given.ok) return given;
  const { values, positionals } = given.value;
  const [fewest, most] = command.takes;
  const help = values.has('help');
  if (!help && positionals.length < fewest) {
    return badUsage(`Missing argument: mf ${command.name} ${command.usage}`);
  }
  if (!help && positionals.length > most) {
    return badUsage(`Unexpected argument “${positionals[most]}”: mf ${command.name} ${command.usage}`);
  }
  const language = languageFrom(values.get('language'), world);
  if (!language.ok) return language;
  return ok({
    world,
    positionals,
    language: language.value,
    json: values.has('json'),
    help,
    value: (name) => values.get(name),
    has: (name) => values.has(name),
  });
}

/** A whole number given as an option. */
export function wholeOption(
  call: Call,
  name: string,
  limits: { readonly low: number; readonly high: number; readonly otherwise: number },
): Result<number, Failure> {
  const text = call.value(name);
  if (text === undefined) return ok(limits.otherwise);
  const number = Number(text);
  return /^\d{1,15}$/.test(text) && number >= limits.low && number <= limits.high
    ? ok(number)
    : badUsage(`“--${name}” must be a whole number from ${limits.low} to ${limits.high}.`);
}

/** One of a few words given as an option. */
export function choiceOption<const T extends string>(
  call: Call,
  name: string,
  known: readonly T[],
  otherwise: T,
): Result<T, Failure> {
  const text = call.value(name) ?? otherwise;
  const choice = known.find((one) => one === text);
  return choice ? ok(choice) : badUsage(`“--${name}” must be one of ${known.join(', ')}.`);
}
