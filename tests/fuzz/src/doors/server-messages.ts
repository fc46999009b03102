/** What a server of online tables says, or what became of it on its way. */
import { gameNow } from '@mahjong-fortress/match';
import { type Heard, type News, parseServerMessage, type WireEvents } from '@mahjong-fortress/online';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { openFarSession } from '../../../../apps/game/src/online/far-session.ts';
import { openFarTable } from '../../../../apps/game/src/online/far-table.ts';
import type { Door } from '../door.ts';
import { examplePlayed } from '../examples.ts';
import { mutantsOf } from '../mutate/mutants.ts';

const GAME = 'g';
const STEPS = [1, 5, 12];

/** What each seat is told of the first steps of a game. */
function exampleNews(): readonly News[] {
  return examplePlayed().flatMap(({ record, match }, index) => {
    const { setup, seats } = record;
    const most = STEPS[index % STEPS.length] ?? 1;
    const acted = match.events.slice(0, most).map(
      (events, step): Heard => ({
        seq: step + 2,
        at: step,
        seat: 0,
        what: { type: 'acted', by: 'person', events },
      }),
    );
    const game = match.games[acted.length] ?? gameNow(match);
    const turn = mahjongFortress.toMove(game);
    const seat = index % seats.length;
    const person = { type: 'person', player: 'p', name: 'P', here: true } as const;
    return [
      {
        type: 'news',
        game: GAME,
        from: 0,
        list: [{ seq: 1, at: 0, what: { type: 'started' } }, ...acted],
        table: {
          stage: 'playing',
          seats: seats.map((_, one) => (one === 1 ? { type: 'computer', level: 'novice' } : person)),
          watchers: 1,
          pausing: [],
          clocks: { left: seats.map(() => 60_000), running: { seat: 0, since: 0 } },
          absence: 60_000,
          ...(turn.type === 'seat' ? { turn: turn.seat } : {}),
        },
        about: {
          game: mahjongFortress.id,
          setup: mahjongFortress.makeSetup(mahjongFortress.seeded(setup, '')),
          pace: { type: 'live', bank: 60, increment: 0 },
          public: false,
          host: 'p',
          commitment: '',
        },
        seat,
        view: mahjongFortress.makeView(mahjongFortress.view(game, seat)),
        now: 0,
      },
    ];
  });
}

function exampleMessages(): readonly string[] {
  const all = exampleNews();
  const you = { player: 'p', name: 'P' };
  return [
    ...all,
    ...all.map((news) => ({ type: 'welcome', you, build: 'b', news })),
    { type: 'ack', cid: 'c', seq: 1 },
    { type: 'nack', cid: 'c', code: 'stale', reason: 'Something happened meanwhile.', retryMs: 1000 },
    { type: 'pong' },
    { type: 'bye', code: 'restart', reason: 'The server is restarted.', retryMs: 1000 },
  ].map((message) => JSON.stringify(message));
}

/** A page at a table hears it, and hears it again; if it can be shown, it is. */
function hearTwice(text: string): void {
  let wire: WireEvents | undefined;
  const table = openFarTable({
    id: GAME,
    world: {
      connect(events) {
        wire = events;
        return { send() {}, close() {} };
      },
      later: () => () => {},
      chance: () => 0,
      newId: () => 'c',
    },
    ticks: () => 0,
    unsent: { read: () => [], write() {} },
  });
  wire?.opened();
  wire?.heard(text);
  if (table.news.value) {
    const session = openFarSession({
      table,
      opponents: { hint: () => new Promise(() => {}), cancel() {} },
      loadRecord: () => new Promise(() => {}),
      onUnreadable() {},
      inspect: undefined,
    });
    if (session.ok) session.value.start();
    wire?.heard(text);
    if (session.ok) session.value.stop();
  }
  table.close();
}

export const serverMessages: Door = {
  name: 'server-messages',
  inputs: () => mutantsOf(exampleMessages()),
  open(text) {
    const read = parseServerMessage(text);
    if (!read.ok) return undefined;
    return () => hearTwice(text);
  },
};
