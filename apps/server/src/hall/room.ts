/**
 * A table that somebody is at, on this node: those who are here, what they are told, and what they ask for. What happened is
 * in the copy of its log.
 */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import type { Ask, Nack, Rating, ServerMessage } from '@mahjong-fortress/online';
import type { Presence } from '../store/presence-store.ts';
import { ratingIn } from '../store/rating-store.ts';
import { absenceEnd } from '../table/absence.ts';
import { clockEntry, movesByItself } from '../table/due.ts';
import type { EntryDraft } from '../table/entry.ts';
import { entryFor } from '../table/requests.ts';
import { entryOf, headOf, type LoggedTable, playersOf, seatOf } from '../table/table.ts';
import { type Company, newsOf } from '../table/telling.ts';
import type { House } from './house.ts';
import { openLogCopy } from './log-copy.ts';
import { nextMoves } from './moving.ts';
import { makeQueue } from './queue.ts';

/** A device of somebody, at a table. */
export interface Visitor {
  readonly player: string;
  send(text: string): void;
}

export interface Room {
  /** Lets somebody in and tells them what they don't know. */
  enter(visitor: Visitor, have: number): Promise<Result<string, Problem>>;
  leave(visitor: Visitor): void;
  ask(player: string, ask: Ask): Promise<ServerMessage>;
  /** Makes an entry that nobody asked for over a line, unless it was made before; about a seat, or whichever a player has. */
  put(draft: EntryDraft & { readonly cid: string }, player?: string): Promise<void>;
  /** Looks whether a clock has run out or a computer has to move. */
  nudge(): Promise<void>;
  /** Reads what other nodes have added. */
  catchUp(): Promise<void>;
  /** Forgets what is in memory; the next question reads it anew. */
  forget(): void;
  readonly visitors: ReadonlySet<Visitor>;
  head(): number;
  idleSince(): number;
  table(): Promise<Result<LoggedTable, Problem>>;
}

const ATTEMPTS = 6;
const TRY_AGAIN_MS = 700;

export function openRoom(id: string, house: House): Room {
  const inTurn = makeQueue();
  const visitors = new Set<Visitor>();
  const names = new Map<string, string>();
  const strengths = new Map<string, Rating | undefined>();
  let presences: ReadonlyMap<string, Presence> = new Map();
  /** The last entry that the visitors were told. */
  let told = 0;
  let used = house.now();
  let isMoving = false;
  const copy = openLogCopy(id, house, async (table) => {
    await learnNames(table);
    tell();
  });

  async function learnNames(next: LoggedTable): Promise<void> {
    const unknown = playersOf(next).filter((player) => !names.has(player));
    if (unknown.length === 0) return;
    const kind = { game: next.game.rules.id, seats: next.seats.length };
    const [known, ratings] = await Promise.all([house.players.names(unknown), house.ratings.of(unknown)]);
    for (const [player, name] of known) names.set(player, name);
    for (const player of unknown) strengths.set(player, ratingIn(ratings.get(player), kind));
  }

  function present(): Promise<Result<LoggedTable, Problem>> {
    used = house.now();
    return copy.present();
  }

  const company: Company = {
    nameOf: (player) => names.get(player) ?? '',
    ratingOf: (player) => strengths.get(player),
    goneSince,
    get ratings() {
      return copy.ratings();
    },
    get watchers() {
      const table = copy.table();
      return table ? [...visitors].filter(({ player }) => seatOf(table, player) === undefined).length : 0;
    },
  };

  function goneSince(player: string): number | undefined {
    const known = presences.get(player);
    if (known?.here || [...visitors].some((one) => one.player === player)) return undefined;
    return Math.max(known?.seen ?? 0, house.upSince) - (house.now() - copy.gameTime());
  }

  async function learnPresences(): Promise<void> {
    presences = await house.presence.of(id, house.now());
  }

  /** One text for each seat that somebody looks from, and one for all who watch. */
  function tell(except?: Visitor): void {
    const table = copy.table();
    if (!table) return;
    const newsFor = newsOf(table, company, { from: told, now: copy.gameTime() });
    told = headOf(table);
    const texts = new Map<number | undefined, string>();
    for (const visitor of visitors) {
      if (visitor === except) continue;
      const seat = seatOf(table, visitor.player);
      const text = texts.get(seat) ?? JSON.stringify(newsFor(seat));
      texts.set(seat, text);
      visitor.send(text);
    }
  }

  /** Stores an entry and sees to what follows from it. */
  async function commit(before: LoggedTable, draft: EntryDraft): Promise<Result<boolean, Problem>> {
    const stored = await copy.commit(before, draft);
    if (stored.ok && stored.value) {
      house.bus.wake(id);
      moveOn();
    }
    return stored;
  }

  async function isTurnAbsent(now: LoggedTable): Promise<boolean> {
    await learnPresences();
    const end = absenceEnd(now, goneSince);
    return end !== undefined && copy.gameTime() >= end;
  }

  function isApart({ settings, ...table }: LoggedTable, player: string): Promise<boolean> {
    const others = new Set([settings.host, ...playersOf(table)]);
    others.delete(player);
    return house.company.isApart(player, [...others]);
  }

  async function answer(player: string, { cid, on, request }: Ask): Promise<ServerMessage> {
    const intent = `${player}/${cid}`;
    const nack = ({ code, message }: Problem): Nack => ({ type: 'nack', cid, code, reason: message });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const now = await present();
      if (!now.ok) return nack(now.error);
      const done = entryOf(now.value, intent)?.seq;
      if (done !== undefined) return { type: 'ack', cid, seq: done };
      const isAboutAbsence = request.type === 'claim' || request.type === 'substitute';
      const draft = entryFor(now.value, {
        player,
        request,
        on,
        isTurnAbsent: isAboutAbsence && (await isTurnAbsent(now.value)),
        isApart: request.type === 'sit' && (await isApart(now.value, player)),
      });
      if (draft.ok && draft.value.body.type === 'rematch') await house.prepareRematch(now.value);
      const stored = draft.ok ? await commit(now.value, { ...draft.value, cid: intent }) : draft;
      if (!stored.ok) {
        // Another node may know what makes it possible.
        if (await copy.hasGrown(now.value)) continue;
        return nack(stored.error);
      }
      if (stored.value) return { type: 'ack', cid, seq: headOf(now.value) + 1 };
    }
    return { type: 'nack', cid, code: 'busy', reason: 'Too much happens at once.', retryMs: TRY_AGAIN_MS };
  }

  /** Makes the moves of rules and computers until it is a person's turn. */
  async function moveByItself(): Promise<void> {
    for (let begun = copy.table(); begun && movesByItself(begun); begun = copy.table()) {
      let { changedAt } = begun;
      for (const draft of await nextMoves(begun, house.computers)) {
        const isMade = await inTurn(async () => {
          const now = copy.table();
          // Somebody did something else meanwhile: it has to be thought over.
          if (!now || now.changedAt !== changedAt || !movesByItself(now)) return false;
          const stored = await commit(now, draft);
          changedAt = copy.table()?.changedAt ?? 0;
          return stored.ok && stored.value;
        });
        if (!isMade) break;
      }
    }
  }

  function moveOn(): void {
    const table = copy.table();
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

  async function note(visitor: Visitor, here: boolean): Promise<void> {
    try {
      await house.presence.put([{ game: id, player: visitor.player }], here, house.now());
      house.bus.wake(id);
    } catch {
      // What is kept is believed for half a minute only.
    }
  }

  /** Whoever is left hears it, with the time from which the leaver counts as gone. */
  async function tellOfLeaving(visitor: Visitor): Promise<void> {
    await note(visitor, false);
    if (visitors.size === 0) return;
    await learnPresences().catch(() => {});
    tell();
  }

  return {
    visitors,
    enter: (visitor, have) =>
      inTurn(async () => {
        let now = await present();
        // They come from a node that knows more.
        if (now.ok && have > headOf(now.value)) {
          await copy.refresh();
          now = await present();
        }
        if (!now.ok) return now;
        const isNew = !hasOther(visitor);
        // Nobody was here to be told of those at other nodes.
        if (visitors.size === 0) await learnPresences();
        visitors.add(visitor);
        if (isNew) {
          void note(visitor, true);
          tell(visitor);
        }
        moveOn();
        const newsFor = newsOf(now.value, company, { from: have, now: copy.gameTime() });
        return ok(JSON.stringify(newsFor(seatOf(now.value, visitor.player))));
      }),
    leave(visitor) {
      if (visitors.delete(visitor) && !hasOther(visitor)) void tellOfLeaving(visitor);
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
    put: (draft, player) =>
      inTurn(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const now = await present();
          if (!now.ok) throw new Error(now.error.message);
          if (entryOf(now.value, draft.cid)) return;
          const own = player === undefined ? undefined : seatOf(now.value, player);
          const stored = await commit(now.value, own === undefined ? draft : { ...draft, seat: own });
          if (!stored.ok) throw new Error(stored.error.message);
          if (stored.value) return;
        }
      }),
    nudge: () =>
      inTurn(async () => {
        await copy.refresh();
        const table = copy.table();
        const draft = table && clockEntry(table, copy.gameTime());
        if (table && draft) await commit(table, draft);
        moveOn();
      }),
    catchUp: () =>
      inTurn(async () => {
        if (visitors.size === 0 && !copy.table()) return;
        await learnPresences();
        names.clear();
        await copy.refresh();
      }),
    forget: copy.forget,
    head: () => told,
    idleSince: () => used,
    table: () => inTurn(present),
  };
}
