/** The layouts that come with the game: the standard boards, then the others by number of players. */
import barracks from './bundled/barracks.json' with { type: 'json' };
import castle from './bundled/castle.json' with { type: 'json' };
import dragonsHead from './bundled/dragons-head.json' with { type: 'json' };
import forbiddenCity from './bundled/forbidden-city.json' with { type: 'json' };
import gatesOfFate from './bundled/gates-of-fate.json' with { type: 'json' };
import monasteryAtTheAbyss from './bundled/monastery-at-the-abyss.json' with { type: 'json' };
import outpost from './bundled/outpost.json' with { type: 'json' };
import pillarsOfTheUniverse from './bundled/pillars-of-the-universe.json' with { type: 'json' };
import seasons from './bundled/seasons.json' with { type: 'json' };
import square from './bundled/square.json' with { type: 'json' };
import standard2 from './bundled/standard-2.json' with { type: 'json' };
import standard3 from './bundled/standard-3.json' with { type: 'json' };
import standard4 from './bundled/standard-4.json' with { type: 'json' };
import thousandTowers from './bundled/thousand-towers.json' with { type: 'json' };
import twoTowers from './bundled/two-towers.json' with { type: 'json' };
import { type Layout, textIn } from './layout.ts';

// TypeScript reads `[2]` of a JSON file as number[]; a test holds every file against the schema.
export const BUNDLED_LAYOUTS = [
  standard2,
  standard3,
  standard4,
  seasons,
  thousandTowers,
  barracks,
  pillarsOfTheUniverse,
  castle,
  outpost,
  square,
  twoTowers,
  dragonsHead,
  monasteryAtTheAbyss,
  gatesOfFate,
  forbiddenCity,
] as readonly Layout[];

export function layoutById(id: string): Layout | undefined {
  return BUNDLED_LAYOUTS.find((layout) => layout.id === id);
}

/** Goes up when one of them is redrawn: records name it. */
const EDITION = 1;

interface Identity {
  readonly id: string;
  readonly version?: number;
  readonly name: string;
}

/** What the record of a game says about the fortress it was played on. */
export function identityOf(layout: Layout, language: string): Identity {
  const { id } = layout;
  const name = textIn(layout.name, language);
  return { id, ...(BUNDLED_LAYOUTS.includes(layout) ? { version: EDITION } : {}), name };
}

/** The fortress of the game that a record names, unless that has been redrawn since, or the name was somebody else's. */
export function bundledLayout(id: string | undefined, rows: readonly string[]): Layout | undefined {
  return BUNDLED_LAYOUTS.find((layout) => layout.id === id && layout.rows.join() === rows.join());
}
