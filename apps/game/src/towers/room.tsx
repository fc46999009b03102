/** Towers on the shelf. */
import { ok } from '@mahjong-fortress/base/result';
import { gameNow, openRecordValue } from '@mahjong-fortress/match';
import { towers } from '@mahjong-fortress/towers';
import type { GameWords } from '@mahjong-fortress/words/game';
import { YOU } from '@mahjong-fortress/words/who';
import { computed } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Room } from '../app/room.ts';
import { whoIn } from '../words/who.ts';
import { countTowers } from './career/count.ts';
import { NewGameSheet } from './new-game/new-game.tsx';
import { TableScreen } from './play/table-screen.tsx';
import { ReplayScreen } from './replay/replay.tsx';
import { RulesDialog, RulesScreen } from './rules/rules.tsx';
import { openFarTowers } from './session/far-session.ts';
import { sameTowers, type TowersPlayed } from './session/new-game.ts';
import { towersOpponentsIn } from './session/opponent-client.ts';
import { towersRecord } from './session/record.ts';
import { openTowers } from './session/session.ts';
import { asShown, isTurnHere, type TowersSession } from './session/session-state.ts';
import './towers.css';
import { WithTowersWords } from './words.tsx';

const opponents = towersOpponentsIn(
  () => new Worker(new URL('./workers/opponent.worker.ts', import.meta.url), { type: 'module' }),
);

function spoken<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <WithTowersWords>
      <View {...props} />
    </WithTowersWords>
  );
}

const Help = spoken(({ onClose }: { onClose(): void }) => <RulesDialog isTaught={false} onClose={onClose} />);
const TaughtHelp = spoken(({ onClose }: { onClose(): void }) => <RulesDialog isTaught onClose={onClose} />);

/** What the tab is called. */
function titleOf(session: TowersSession, words: GameWords): string {
  const state = asShown(session.state.value);
  const { record, situation, view, reader } = state;
  if (situation === 'over') return words.end.heading;
  const player = whoIn(record, words, reader)[view.turn.seat] ?? YOU;
  return isTurnHere(state) ? words.table.yourTurn(player) : words.table.turnOf(player);
}

export const room: Room<TowersPlayed> = {
  openRecord: (value) => openRecordValue(towers, value),
  makeRecord: towersRecord,
  isOver: ({ match }) => gameNow(match).stage === 'over',
  sameDeal: sameTowers,
  openTable(opening) {
    const { place, key, offersLessons } = opening;
    const session = openTowers({ ...opening, opponents });
    return {
      session,
      screen: {
        name: 'room',
        place,
        id: key,
        View: spoken(() => <TableScreen session={session} offersLessons={offersLessons} />),
        Help,
        title: (words) => titleOf(session, words),
      },
    };
  },
  openFarTable(opening) {
    const opened = openFarTowers({ ...opening, opponents });
    if (!opened.ok) return opened;
    const session = opened.value;
    return ok({
      session,
      isTurnHere: computed(() => isTurnHere(asShown(session.state.value))),
      View: spoken(({ far }) => <TableScreen session={session} far={far} />),
      Help,
      title: (words) => titleOf(session, words),
    });
  },
  openReplay(opening) {
    const { place, key } = opening;
    const View = spoken(() => <ReplayScreen {...opening} />);
    return { name: 'room', place, id: key, View, Help, title: ({ replay }) => replay.heading };
  },
  async loadLessons() {
    const { openTowersLessons } = await import('./teaching/towers-lessons.tsx');
    return ({ vault, pause, key }) => {
      const guide = openTowersLessons({ vault, pause });
      const { session } = guide;
      return {
        session,
        screen: {
          name: 'room',
          place: { type: 'towers', page: 'learn' },
          id: key,
          View: spoken(() => <TableScreen session={session} guide={guide} />),
          Help: TaughtHelp,
          title: ({ teaching }) => teaching.guide,
        },
      };
    };
  },
  count: countTowers,
};

export const pages = { new: spoken(NewGameSheet), rules: spoken(RulesScreen) };
