/**
 * A table that somebody is at, in the memory of this node: a cache of its log and nothing more. Everything that changes it
 * is stored first, told to those who are here, and hinted at to the other nodes.
 */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { gameNow } from '@mahjong-fortress/match';
import { type Ask, absenceFor, type Nack, type ServerMessage } from '@mahjong-fortress/online';
import type { Bus } from '../bus/bus.ts';
import type { Computers } from '../computers/computers.ts';
import type { Games } from '../online-game.ts';
import type { Appender } from '../store/appender.ts';
import type { GameStore } from '../store/game-store.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { Presence, PresenceStore } from '../store/presence-store.ts';

import { replayTable, withEntry } from '../table/course.ts';
import { clockEntry, movesByItself } from '../table/due.ts';
import type { Entry, EntryDraft } from '../table/entry.ts';
import { entryFor } from '../table/requests.ts';
import { headOf, levelAt, playersOf, seatOf, type Table, turnOf } from '../table/table.ts';
import { type Company, newsFor } from '../table/telling.ts';
import type { Metrics } from '../web/metrics.ts';
import { makeQueue } from './queue.ts';

/** A device of somebody, at a table. */
export interface Visitor {
  readonly player: string;
  send(text: string): void;
}

/** What all rooms of a node share. */
export interface House {
  readonly games: Games;
  readonly gameStore: GameStore;
  readonly players: PlayerStore;
  readonly presence: PresenceStore;
  readonly appender: Appender;
  readonly computers: Computers;
  readonly bus: Bus;
  readonly metrics: Metrics;
  now(): number;
  /** Whoever was away because nothing ran was not away. */
  readonly upSince: number;
  /** Makes the table of a rematch, once, and says which it is. */
  prepareRematch(table: Table): Promise<string>;
}

export interface Room {
  /** Lets somebody in and tells them what they don't know. */
  enter(visitor: Visitor, have: number): Promise<Result<string, Problem>>;
  leave(visitor: Visitor): void;
  ask(player: string, ask: Ask): Promise<ServerMessage>;
  /** Makes an entry that nobody asked for over a line, unless it was made before. */
  put(draft: EntryDraft & { readonly cid: string }): Promise<void>;
  /** Looks whether a clock has run out or a computer has to move. */
  nudge(): Promise<void>;
  /** Reads what other nodes have added. */
  catchUp(): Promise<void>;
  /** Forgets what is in memory; the next question reads it anew. */
  forget(): void;
  readonly visitors: ReadonlySet<Visitor>;
  head(): number;
  idleSince(): number;
  table(): Promise<Result<Table, Problem>>;
}

const ATTEMPTS = 6;
const TRY_AGAIN_MS = 700;

export function openRoom(id: string, house: House): Room {
  const inTurn = makeQueue();
  const visitors = new Set<Visitor>();
  const names = new Map<string, string>();
  let presences: ReadonlyMap<string, Presence> = new Map();
  let table: Table | undefined;
  let lost = 0;
  /** The last entry that the visitors were told. */
  let told = 0;
  let used = house.now();
  let isMoving = false;

  const gameTime = (): number => house.now() - lost;

  async function learnNames(next: Table): Promise<void> {
    const unknown = playersOf(next).filter((player) => !names.has(player));
    for (const [player, name] of await house.players.names(unknown)) names.set(player, name);
  }

  async function load(): Promise<Result<Table, Problem>> {
    const row = await house.gameStore.find(id);
    const game = row && house.games.get(row.game);
    if (!row || !game) return err(problem('no-such-game', '', 'There is no such table.'));
    if (row.rules !== game.version) {
      return err(
        problem('other-rules', '', 'This game was begun with other rules, which this server doesn’t have.'),
      );
    }
    const entries = await house.gameStore.entriesAfter(id, 0);
    const replayed = replayTable({ id, game, settings: row.settings, seed: row.seed }, entries);
    if (!replayed.ok) return replayed;
    lost = row.lost;
    await learnNames(replayed.value);
    table = replayed.value;
    tell();
    return replayed;
  }

  async function present(): Promise<Result<Table, Problem>> {
    used = house.now();
    return table ? ok(table) : load();
  }

  const company: Company = {
    nameOf: (player) => names.get(player) ?? '',
    isHere: (player) => isHere(player),
    get watchers() {
      return table
        ? [...visitors].filter(({ player }) => seatOf(table as Table, player) === undefined).length
        : 0;
    },
  };

  function isHere(player: string): boolean {
    return [...visitors].some((one) => one.player === player) || presences.get(player)?.here === true;
  }

  /** One text for each seat that somebody looks from, and one for all who watch. */
  function tell(except?: Visitor): void {
    if (!table) return;
    const from = told;
    told = headOf(table);
    const texts = new Map<number | undefined, string>();
    for (const visitor of visitors) {
      if (visitor === except) continue;
      const seat = seatOf(table, visitor.player);
      const text =
        texts.get(seat) ?? JSON.stringify(newsFor(table, company, { from, seat, now: gameTime() }));
      texts.set(seat, text);
      visitor.send(text);
    }
  }

  async function refresh(): Promise<void> {
    if (!table) {
      await load();
      return;
    }
    for (const entry of await house.gameStore.entriesAfter(id, headOf(table))) {
      const next = withEntry(table, entry);
      if (!next.ok) {
        table = undefined;
        await load();
        return;
      }
      table = next.value;
    }
    await learnNames(table);
    tell();
  }

  /** Whether other nodes have added to the log since. */
  async function hasGrown(since: Table): Promise<boolean> {
    await refresh();
    return table !== since;
  }

  /** Stores an entry; false where somebody else's came first and is known now. */
  async function commit(before: Table, draft: EntryDraft): Promise<Result<boolean, Problem>> {
    const at = Math.max(gameTime(), before.entries.at(-1)?.at ?? 0);
    const entry: Entry = { ...draft, seq: headOf(before) + 1, at };
    const next = withEntry(before, entry);
    if (!next.ok) return next;
    let isStored: boolean;
    try {
      isStored = await house.appender.append(next.value);
    } catch (error) {
      // Whether it was stored, only the database knows.
      table = undefined;
      throw error;
    }
    if (!isStored) {
      await refresh();
      // Nothing new, and yet refused: the row is not what it was.
      if (table === before) table = undefined;
      return ok(false);
    }
    table = next.value;
    house.metrics.count('entries');
    await learnNames(next.value);
    tell();
    house.bus.wake(id);
    moveOn();
    return ok(true);
  }

  async function isTurnAbsent(now: Table): Promise<boolean> {
    const limit = absenceFor(now.settings.pace);
    const turn = turnOf(now);
    const sitter = turn === undefined ? undefined : now.seats[turn];
    if (limit === undefined || sitter?.type !== 'person' || levelAt(now, turn ?? -1) !== undefined)
      return false;
    if (gameTime() - (now.entries[now.changedAt - 1]?.at ?? 0) < limit) return false;
    presences = await house.presence.of(id, house.now());
    const seen = Math.max(presences.get(sitter.player)?.seen ?? 0, house.upSince);
    return !isHere(sitter.player) && house.now() - seen >= limit;
  }

  async function answer(player: string, { cid, on, request }: Ask): Promise<ServerMessage> {
    const intent = `${player}/${cid}`;
    const nack = ({ code, message }: Problem): Nack => ({ type: 'nack', cid, code, reason: message });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const now = await present();
      if (!now.ok) return nack(now.error);
      const done = now.value.intents.get(intent);
      if (done !== undefined) return { type: 'ack', cid, seq: done };
      const isAboutAbsence = request.type === 'claim' || request.type === 'substitute';
      const draft = entryFor(now.value, {
        player,
        request,
        on,
        isTurnAbsent: isAboutAbsence && (await isTurnAbsent(now.value)),
        next: request.type === 'rematch' ? await house.prepareRematch(now.value) : '',
      });
      const stored = draft.ok ? await commit(now.value, { ...draft.value, cid: intent }) : draft;
      if (!stored.ok) {
        // Another node may know what makes it possible.
        if (await hasGrown(now.value)) continue;
        return nack(stored.error);
      }
      if (stored.value) return { type: 'ack', cid, seq: headOf(now.value) + 1 };
    }
    return { type: 'nack', cid, code: 'busy', reason: 'Too much happens at once.', retryMs: TRY_AGAIN_MS };
  }

  /** What the rules or a computer do next; a computer that fails is replaced by the first thing that is allowed. */
  async function nextMoves(now: Table): Promise<readonly EntryDraft[]> {
    const { rules } = now.game;
    const game = now.match && gameNow(now.match);
    const turn = rules.toMove(game);
    if (turn.type === 'nobody') return [];
    if (turn.type === 'rules') {
      return [{ body: { type: 'acted', by: 'rules', action: rules.makeAction(game, turn.action) } }];
    }
    const view = rules.view(game, turn.seat);
    const decided = await house.computers.decide({
      game: rules.id,
      view,
      level: levelAt(now, turn.seat) ?? '',
    });
    const [first] = decided;
    const isAllowed = first !== undefined && rules.play(game, first).ok;
    const actions = isAllowed ? decided : rules.legal(view).slice(0, 1);
    return actions.map((action) => ({
      seat: turn.seat,
      body: { type: 'acted', by: 'computer', action: rules.makeAction(game, action) },
    }));
  }

  /** Makes the moves of rules and computers until it is a person's turn. */
  async function moveByItself(): Promise<void> {
    while (table && movesByItself(table)) {
      const begun = table;
      const drafts = await nextMoves(begun);
      let changedAt = begun.changedAt;
      for (const draft of drafts) {
        const isMade = await inTurn(async () => {
          // Somebody did something else meanwhile: it has to be thought over.
          if (!table || table.changedAt !== changedAt || !movesByItself(table)) return false;
          const stored = await commit(table, draft);
          changedAt = table?.changedAt ?? 0;
          return stored.ok && stored.value;
        });
        if (!isMade) break;
      }
    }
  }

  function moveOn(): void {
    if (isMoving || !table || !movesByItself(table)) return;
    isMoving = true;
    moveByItself()
      .catch((error) => console.error(`table ${id}: ${error.message}`))
      .finally(() => {
        isMoving = false;
      });
  }

  function hasOther(visitor: Visitor): boolean {
    return [...visitors].some((one) => one.player === visitor.player);
  }

  function note(visitor: Visitor, here: boolean): void {
    house.presence
      .put([{ game: id, player: visitor.player }], here, house.now())
      .then(() => house.bus.wake(id))
      .catch(() => {});
  }

  return {
    visitors,
    enter: (visitor, have) =>
      inTurn(async () => {
        let now = await present();
        // They come from a node that knows more.
        if (now.ok && have > headOf(now.value)) {
          await refresh();
          now = await present();
        }
        if (!now.ok) return now;
        const isNew = !hasOther(visitor);
        visitors.add(visitor);
        if (isNew) {
          note(visitor, true);
          tell(visitor);
        }
        const seat = seatOf(now.value, visitor.player);
        moveOn();
        return ok(JSON.stringify(newsFor(now.value, company, { from: have, seat, now: gameTime() })));
      }),
    leave(visitor) {
      if (!visitors.delete(visitor) || hasOther(visitor)) return;
      note(visitor, false);
      tell();
    },
    ask: (player, ask) =>
      inTurn(async () => {
        try {
          return await answer(player, ask);
        } catch (error) {
          console.error(`table ${id}: ${error instanceof Error ? error.message : error}`);
          const reason = 'The server can’t store anything right now; it is tried again.';
          return { type: 'nack', cid: ask.cid, code: 'try-again', reason, retryMs: TRY_AGAIN_MS };
        }
      }),
    put: (draft) =>
      inTurn(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const now = await present();
          if (!now.ok) throw new Error(now.error.message);
          if (now.value.intents.has(draft.cid)) return;
          const stored = await commit(now.value, draft);
          if (!stored.ok) throw new Error(stored.error.message);
          if (stored.value) return;
        }
      }),
    nudge: () =>
      inTurn(async () => {
        await refresh();
        const draft = table && clockEntry(table, gameTime());
        if (table && draft) await commit(table, draft);
        moveOn();
      }),
    catchUp: () =>
      inTurn(async () => {
        if (visitors.size === 0 && !table) return;
        presences = await house.presence.of(id, house.now());
        names.clear();
        await refresh();
      }),
    forget() {
      table = undefined;
    },
    head: () => told,
    idleSince: () => used,
    table: () => inTurn(present),
  };
}
