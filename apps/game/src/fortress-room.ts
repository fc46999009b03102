/** Mahjong Fortress on the shelf. */
import { ok } from '@mahjong-fortress/base/result';
import { gameNow, makeRecord, openRecordValue } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { computed } from '@preact/signals';
import { createElement } from 'preact';
import { tableTitle } from './app/page-title.ts';
import type { Room } from './app/room.ts';
import { openFarSession } from './online/far-session.ts';
import { TableScreen } from './play/table-screen.tsx';
import { ReplayScreen } from './replay/replay.tsx';
import { sameDeal } from './session/new-game.ts';
import type { PlayedGame } from './session/played-game.ts';
import { openSession } from './session/session.ts';
import { isTurnHere } from './session/session-state.ts';
import { asShown } from './session/shown.ts';
import { countGame } from './storage/statistics.ts';

export const fortressRoom: Room<PlayedGame> = {
  openRecord: (value) => openRecordValue(mahjongFortress, value),
  makeRecord: (record) => makeRecord(mahjongFortress, record),
  isOver: ({ match }) => gameNow(match).over,
  sameDeal,
  openTable({ place, key, offersLessons, trial, save, ...opening }) {
    const session = openSession({
      ...opening,
      save: ({ situation }, played) => save(played, situation === 'over'),
    });
    const props = { session, offersLessons, trial };
    return { session, screen: { name: 'table', place, id: key, View: TableScreen, props } };
  },
  openFarTable(opening) {
    const opened = openFarSession(opening);
    if (!opened.ok) return opened;
    const session = opened.value;
    return ok({
      session,
      isTurnHere: computed(() => isTurnHere(asShown(session.state.value))),
      View: ({ far }) => createElement(TableScreen, { session, far }),
      title: (words) => tableTitle({ session }, words),
    });
  },
  openReplay({ place, key, ...opening }) {
    const props = { ...opening, isForeign: opening.from === undefined };
    return { name: 'replay', place, id: key, View: ReplayScreen, props };
  },
  async loadLessons() {
    const { openLessons } = await import('./teaching/lessons.tsx');
    return ({ vault, pause, key }) => {
      const guide = openLessons({ vault, pause });
      const props = { session: guide.session, guide };
      const place = { type: 'lessons' } as const;
      return { session: guide.session, screen: { name: 'table', place, id: key, View: TableScreen, props } };
    };
  },
  count: (vault, { played, ...finished }) => countGame(vault, { ...finished, ...played }),
};
