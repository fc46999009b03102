/** The layouts that come with the game. */
import standard2 from './bundled/standard-2.json' with { type: 'json' };
import standard3 from './bundled/standard-3.json' with { type: 'json' };
import standard4 from './bundled/standard-4.json' with { type: 'json' };
import type { Layout } from './layout.ts';

// TypeScript reads `[2]` of a JSON file as number[]; a test holds every file against the schema.
export const BUNDLED_LAYOUTS = [standard2, standard3, standard4] as readonly Layout[];

export function layoutById(id: string): Layout | undefined {
  return BUNDLED_LAYOUTS.find((layout) => layout.id === id);
}
