/** Good texts with something wrong, or only unusual, about them. */
import type { Random } from '@mahjong-fortress/base/random';
import type { Inputs } from '../door.ts';
import { oneIn, pick } from './chance.ts';
import { changedText } from './characters.ts';
import { changedJson, treeIn } from './values.ts';

const MOST_CHANGES = 4;
/** How many accepted mutants are changed further, beside the examples. */
const MOST_WELCOME = 200;

function mutantOf(text: string, random: Random, other: string): string {
  // Broken JSON is refused at once, so most changes leave it whole.
  const tree = oneIn(5, random) ? undefined : treeIn(text);
  return tree ? changedJson(text, tree, random, other) : changedText(text, random, other);
}

export function mutantsOf(examples: readonly string[]): Inputs {
  const welcomed: string[] = [];
  const longest = 2 * Math.max(...examples.map(({ length }) => length));
  let told = 0;
  return {
    examples,
    next(random) {
      const seeds = welcomed.length > 0 && oneIn(2, random) ? welcomed : examples;
      let text = pick(seeds, random);
      for (let changes = 1 + random.below(MOST_CHANGES); changes > 0; changes--) {
        text = mutantOf(text, random, pick(examples, random));
      }
      return text;
    },
    welcome(text) {
      // Long ones would only be slow to change.
      if (text.length <= longest) welcomed[told++ % MOST_WELCOME] = text;
    },
  };
}
