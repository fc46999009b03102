/** What end-to-end tests may read of a running game. They act through the page alone. */
import { boardsOf, makeAction, makePosition, makeRecord, phaseOf, viewFor } from '@mahjong-fortress/rules';
import type { AppModel } from './shell/app-model.ts';
import type { TableSpot } from './table/contract.ts';

export interface EndToEndApi {
  /** Which screen is open. */
  screen(): string;
  phase(): string | undefined;
  /** What a person may do now, as the words of records: `take e3`, `shrine`. */
  legal(): readonly string[];
  /** The position as a player sees it. */
  position(): unknown;
  seed(): string | undefined;
  /** The game so far, as it is saved. */
  record(): unknown;
  /** Where something on the painted table is seen, in client coordinates. */
  locate(spot: TableSpot): { readonly x: number; readonly y: number } | undefined;
  /** Whether the painted table is open. */
  isPainted(): boolean;
  /** How many actions have been played. */
  steps(): number;
}

declare global {
  interface Window {
    mahjongFortress?: EndToEndApi;
  }
}

export function endToEndApi(app: AppModel): EndToEndApi {
  const state = () => {
    const screen = app.screen.get();
    return screen.name === 'table' ? screen.session.state.get() : undefined;
  };
  return {
    screen: () => app.screen.get().name,
    phase() {
      const now = state();
      return now && phaseOf(now.game);
    },
    legal() {
      const now = state();
      return now ? now.legal.map((action) => makeAction(boardsOf(now.game), action)) : [];
    },
    position() {
      const now = state();
      return now && makePosition(viewFor(now.game, now.me));
    },
    locate: (spot) => app.table.get()?.locate(spot),
    isPainted: () => app.table.get() !== undefined,
    seed: () => state()?.record.setup.seed,
    record() {
      const now = state();
      return now && makeRecord(now.record);
    },
    steps: () => state()?.record.actions.length ?? 0,
  };
}
