/** What the command line asks for. */
import { parseArgs } from 'node:util';

/** What is run: the dearest texts, each the first in a process of its own, or the campaign of random ones. */
const PARTS = ['first-texts', 'campaign'] as const;
type Part = (typeof PARTS)[number];

export interface FuzzOptions {
  readonly parts: readonly Part[];
  readonly seed: string;
  readonly minutes: number;
  readonly inputs: number;
  readonly games: number;
  /** Only this one. */
  readonly door: string | undefined;
  /** Only the text in this file. */
  readonly file: string | undefined;
}

export const HELP = `npm run fuzz [-- options]

  --minutes N   for how long (1, unless inputs or games are counted)
  --inputs N    at most so many texts for all doors together
  --games N     at most so many games
  --seed S      the same seed tries the same again (a new one every time if not given)
  --door D      only one door, or “games”
  --part P      only the “campaign”, or only the “first-texts”, which are timed and want a quiet machine
  --file F      only the text in this file, at the door that is named
`;

const OPTIONS = {
  minutes: { type: 'string' },
  inputs: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  door: { type: 'string' },
  part: { type: 'string' },
  file: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Something to say instead of a campaign: help, or what is wrong. */
interface Words {
  readonly sentence: string;
  readonly isBad: boolean;
}

interface Surroundings {
  readonly freshSeed: () => string;
  readonly doors: readonly string[];
}

function wrong(sentence: string): Words {
  return { sentence, isBad: true };
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

export function parseOptions(
  args: readonly string[],
  { freshSeed, doors }: Surroundings,
): FuzzOptions | Words {
  const values = valuesIn(args);
  if ('sentence' in values) return values;
  const { door, file, seed = freshSeed() } = values;
  if (values.help) return { sentence: 'Everything a stranger could send, and random games.', isBad: false };
  if (door !== undefined && !doors.includes(door)) {
    return wrong(`There is no door “${door}”: ${doors.join(', ')}.`);
  }
  if (file !== undefined && door === undefined) return wrong('“--file” needs a “--door”.');
  const parts = PARTS.filter((part) => values.part === undefined || values.part === part);
  if (parts.length === 0) return wrong(`There is no part “${values.part}”: ${PARTS.join(', ')}.`);
  const isCounted = values.inputs !== undefined || values.games !== undefined;
  const unlimited = Number.POSITIVE_INFINITY;
  const amounts = {
    minutes: Number(values.minutes ?? (isCounted ? unlimited : 1)),
    inputs: Number(values.inputs ?? (isCounted ? 0 : unlimited)),
    games: Number(values.games ?? (isCounted ? 0 : unlimited)),
  };
  const strange = Object.entries(amounts).find(([, amount]) => !(amount >= 0));
  return strange ? wrong(`“--${strange[0]}” is a number.`) : { parts, seed, ...amounts, door, file };
}
