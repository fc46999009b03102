/** Answers what end-to-end tests ask of a running game. They act through the page alone. */
import { makeRecord } from '@mahjong-fortress/match';
import { boardsOf, mahjongFortress, makeAction, makeView, phaseOf } from '@mahjong-fortress/rules';
import type { AppModel } from '../app/app-model.ts';
import { seedOf } from '../session/seed.ts';
import type { SessionState } from '../session/session-state.ts';
import { openBoard } from '../towers/play/open-board.ts';
import type { EndToEndApi } from './end-to-end-contract.ts';

export function endToEndApi(app: AppModel): EndToEndApi {
  const state = () => {
    const screen = app.screen.value;
    if (screen.name === 'table') return screen.props.session.state.value;
    const far = screen.name === 'farTable' ? screen.props.playing.value?.session.state.value : undefined;
    // Tables of other games are read from their pages.
    return far && 'past' in far ? (far as SessionState) : undefined;
  };
  return {
    screen: () => app.screen.value.name,
    phase() {
      const now = state();
      return now && phaseOf(now.view);
    },
    legal() {
      const now = state();
      return now ? now.legal.map((action) => makeAction(boardsOf(now.view), action)) : [];
    },
    position() {
      const now = state();
      return now && makeView(now.view);
    },
    locate(spot) {
      const area = app.table.value?.locate(spot);
      return area && { x: area.left + area.width / 2, y: area.top + area.height / 2 };
    },
    locateCell(cell) {
      const area = openBoard.value?.locate({ type: 'cell', cell });
      return area && { x: area.left + area.width / 2, y: area.top + area.height / 2 };
    },
    isPainted: () => app.table.value !== undefined,
    seed() {
      const now = state();
      return now && seedOf(now.record);
    },
    record() {
      const now = state();
      return now && makeRecord(mahjongFortress, now.record);
    },
    saving: () => app.saving.value,
    steps: () => state()?.past.events.length ?? 0,
  };
}
