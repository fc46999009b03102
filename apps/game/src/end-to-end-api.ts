/** Answers what end-to-end tests ask of a running game. They act through the page alone. */
import { boardsOf, makeAction, makePosition, makeRecord, phaseOf, viewFor } from '@mahjong-fortress/rules';
import type { EndToEndApi } from './end-to-end-contract.ts';
import { seedOf } from './session/seed.ts';
import type { AppModel } from './shell/app-model.ts';

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
    locate(spot) {
      const area = app.table.get()?.locate(spot);
      return area && { x: area.left + area.width / 2, y: area.top + area.height / 2 };
    },
    isPainted: () => app.table.get() !== undefined,
    seed() {
      const now = state();
      return now && seedOf(now.record);
    },
    record() {
      const now = state();
      return now && makeRecord(now.record);
    },
    saving: () => app.saving.get(),
    steps: () => state()?.record.actions.length ?? 0,
  };
}
