/** What the whole page knows: settings, the screen that is open, the game that is being played. */

import type { Language } from '@mahjong-fortress/base/languages';
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import { type Layout, receiveFortress } from '@mahjong-fortress/layouts-schema';
import type { GameWords } from '@mahjong-fortress/words/game';
import { type LoadWords, makeSpeaker, type Speech } from '@mahjong-fortress/words/speech';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { dealOf, levelOf, type NewGame, newSeed, quickGame } from '../session/new-game.ts';
import type { Evaluator, Opponents } from '../session/opponent-client.ts';
import { packRecord, unpackRecord } from '../session/record-link.ts';
import { hasPeople } from '../session/seats.ts';
import type { SessionOptions } from '../session/session.ts';
import { type GameId, gameOfRecord } from '../shelf/games.ts';
import { type Claim, type Claims, UNGUARDED } from '../storage/claims.ts';
import { type Keeper, type Kept, keeperOf } from '../storage/keeping.ts';
import { forgetLessons, isNewHere, noteOffered } from '../storage/offer.ts';
import {
  gameBegun,
  gameOfSave,
  gameUnderWay,
  listSaves,
  openSaveWith,
  saveKey,
  tidySaves,
  wrapped,
} from '../storage/saves.ts';
import { wasServerSeen } from '../storage/server-seen.ts';
import { changeSettings, readSettings, type Settings, type WatchPace } from '../storage/settings.ts';
import type { Speed, Table } from '../table/contract.ts';
import { problemWords } from '../words/problem-words.ts';
import { type DialogName, isPlayLink, type Place, type SheetName, type TowersPage } from './address.ts';
import type { FarStay } from './far-stay.ts';
import type { AnyPlayed, AnySession, Room } from './room.ts';
import type { NewGameScreen, Online, Playing, Screen, TowersPlaying } from './screen.ts';
import { gameOn, makeSheets } from './sheets.ts';
import { backToDrawing } from './trial.ts';

interface Watching {
  /** Which game it is. */
  readonly game?: GameId;
  readonly step?: number;
  /** The save that the watcher comes from and goes back to; absent for what came by a link or as a file. */
  readonly from?: string;
  /** The coach looks at it at once. */
  readonly isCoached?: boolean;
}

/**
 * How the last save of the game at hand went; `underway` until the browser promises that it lasts. `elsewhere`: another
 * tab has played on; `diverged`: and so has this one.
 */
type Saving = Exclude<Kept, 'refused'> | 'underway' | 'elsewhere' | 'diverged';

interface SiteServer {
  /** In how many online games it is one's turn. */
  readonly turns: number;
}

export interface AppModel {
  readonly vault: Vault;
  ownLayouts(): readonly Layout[];
  readonly settings: ReadonlySignal<Settings>;
  readonly screen: ReadonlySignal<Screen>;
  readonly dialog: Signal<DialogName | undefined>;
  /** The painted table, while one is open. */
  readonly table: Signal<Table | undefined>;
  readonly saving: ReadonlySignal<Saving>;
  /** The server that this site has, or had when it was last here; nothing where there is none. */
  readonly server: Signal<SiteServer | undefined>;
  /** The language that is spoken. */
  readonly speech: ReadonlySignal<Speech<GameWords>>;
  /** Goes over to another language, once its words have come. */
  speak(language: Language): Promise<void>;
  speed(): Speed;
  volume(): number;
  change(settings: Partial<Omit<Settings, 'language'>>): void;
  toTitle(): void;
  /** Open tables online. */
  toLobby(): void;
  toNewGame(sheet: SheetName): void;
  /** The sheet for a new game as it was left. */
  returnToSheet(sheet: SheetName): void;
  /** The sheet for a new game, on a fortress that was sent; or the game, where the link says so and none is under way. */
  openFortress(link: string): Promise<void>;
  /** A game on a fortress that is being drawn, dealt at once and kept nowhere. */
  tryOut(link: string): Promise<void>;
  /** The sheet for a new game, with choices that are made already. */
  choose(choice: NewGame): void;
  play(choice: NewGame): Promise<void>;
  /** A game against the usual opponent, unless one is under way: then the person is asked. */
  playQuick(): void;
  /** The same deal once more, of Mahjong Fortress unless told; the person is asked likewise. */
  playAgain(record: AnyPlayed['record'], game?: GameId): void;
  /** A game of Towers, as it was dealt; or against the usual opponent, and the person is asked likewise. */
  playTowers(dealt?: AnyPlayed): Promise<void>;
  /** Begins what the person was asked about, beside the game that is under way; on the fortress that was sent, if one was. */
  playAnother(): void;
  toTowers(page: TowersPage): Promise<void>;
  /** Goes on with a save, or with what is at hand if that is further on or could not be saved. */
  resume(id: string, atHand?: AnyPlayed): Promise<boolean>;
  /** Goes on with the game that was played on in another tab, as it stands there. */
  followElsewhere(): void;
  /** Watches the game that another tab plays, as it goes on. */
  watchElsewhere(): void;
  /** Goes on with the game as it stands here, as one of its own. */
  keepBoth(): Promise<void>;
  /** The guided first game, where it was left or from its beginning; of Mahjong Fortress unless told. */
  teach(how?: { readonly afresh?: boolean; readonly game?: GameId }): Promise<void>;
  /** A puzzle that was sent as a code, or that comes with the game; tells whether it could be opened. */
  toPuzzle(code: string): Promise<boolean>;
  watch(played: AnyPlayed, watching?: Watching): Promise<void>;
  /** Watches the game at the table, as it was after so many actions. */
  lookBack(step: number): Promise<void>;
  /** Watches a save, or a game that was sent as a code; tells whether it could be opened. */
  watchSave(id: string, step?: number): Promise<boolean>;
  watchCode(code: string, step?: number): Promise<boolean>;
  /** Watches a record of any game, as it is kept and sent. */
  watchRecord(record: unknown): Promise<Result<unknown, Problem>>;
  /** To a table of a server. */
  toFarTable(id: string, game?: GameId): Promise<void>;
  /** Whoever watches has come to another step. */
  noteStep(step: number): void;
  /** How the game stands for whoever's turn it is; nothing if nobody can say. */
  readonly evaluation: Evaluator['evaluation'];
  /** What was better than what was played; nothing if nobody can say. */
  readonly review: Evaluator['review'];
}

export interface GameSurroundings {
  readonly vault: Vault;
  /** Which tab plays which game. */
  readonly claims: Claims;
  /** The fortresses that the person drew in the editor. */
  ownLayouts(): readonly Layout[];
  readonly opponents: Opponents & Evaluator;
  /** What is spoken at first. */
  readonly speech: Speech<GameWords>;
  readonly loadWords: LoadWords<GameWords>;
  /** Hears of everything that happens in the charts. */
  readonly inspect: SessionOptions['inspect'];
  loadPlaying(): Promise<Playing>;
  loadTowers(): Promise<TowersPlaying>;
  loadOnline(): Promise<Online>;
  prefersReducedMotion(): boolean;
  now(): number;
  /** There is something now that the browser should not clear away. */
  askToPersist(): void;
}

/** Long enough to follow what a computer does, and no longer: three of them may be waited for. */
export const PAUSES: Readonly<Record<Speed, number>> = { normal: 150, fast: 60, off: 0 };
/** The same where computers are among themselves. */
const PACE_PAUSES: Readonly<Record<WatchPace, number>> = { slow: 1500, normal: 500, fast: 60 };

export function makeApp(surroundings: GameSurroundings): AppModel {
  const { vault, claims, opponents, prefersReducedMotion, now } = surroundings;
  const settings = signal(readSettings(vault));
  const screen = signal<Screen>({ name: 'opening' });
  const dialog = signal<DialogName | undefined>(undefined);
  const table = signal<Table | undefined>(undefined);
  const saving = signal<Saving>('kept');
  const server = signal<SiteServer | undefined>(wasServerSeen(vault) ? { turns: 0 } : undefined);
  let session: AnySession | undefined;
  /** The game that the session is one of. */
  let game: GameId = 'mahjong-fortress';
  let stay: FarStay | undefined;
  let keeper: Keeper | undefined;
  let claim: Claim | undefined;
  /** A game that was asked for while another tab plays it. */
  let heldElsewhere: string | undefined;

  const speech = signal(surroundings.speech);
  const hear = makeSpeaker(surroundings.loadWords, (next) => {
    speech.value = next;
  });
  const speed = () => settings.value.speed ?? (prefersReducedMotion() ? 'off' : 'normal');

  const wait = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
  const pause = () => wait(PAUSES[speed()]);

  function change(changes: Partial<Settings>): void {
    settings.value = { ...settings.value, ...changes };
    changeSettings(vault, changes);
  }

  function leave(): void {
    if (session) {
      session.stop();
      if (session.state.value.record.actions.length === 0) void keeper?.dropUntouched();
    }
    claim?.release();
    stay?.close();
    stay = undefined;
    session = undefined;
    keeper = undefined;
    claim = undefined;
    heldElsewhere = undefined;
    saving.value = 'kept';
    dialog.value = undefined;
  }

  /** The game stands still until the person has chosen. */
  function stopFor(reason: 'elsewhere' | 'diverged'): void {
    session?.stop();
    saving.value = reason;
    dialog.value = 'playedElsewhere';
  }

  /** How often something was to be kept; only the last time tells whether everything is. */
  let saves = 0;

  async function save(room: Room, id: string, played: AnyPlayed, isSettled = false): Promise<void> {
    const by = keeper;
    if (!by) return;
    saves++;
    const mine = saves;
    // A warning stays until something could be kept again.
    if (saving.value !== 'no-room') saving.value = 'underway';
    const isOver = isSettled && room.isOver(played);
    if (isOver) room.count(vault, { id, endedAt: now(), played });
    const kept = await by.keep(wrapped(now(), room.makeRecord(played.record)));
    if (isOver) tidySaves(vault);
    if (by !== keeper) return;
    if (kept === 'refused') stopFor('diverged');
    // What has been played since is still on its way.
    else if (mine === saves) saving.value = kept;
  }

  vault.subscribe((key) => {
    if (key === ENTRIES.settings) {
      settings.value = readSettings(vault);
      const { language } = settings.value;
      if (language && language !== speech.value.language) void hear(language);
    }
    const id = session?.state.value.id;
    const isOpen = id !== undefined && key === saveKey(id);
    // Whoever has been asked already need not be asked less.
    if (isOpen && keeper?.isElsewhere() && saving.value !== 'diverged') stopFor('elsewhere');
  });

  function failToLoad(): void {
    if (screen.value.name === 'opening') toTitle();
    dialog.value = 'notLoaded';
  }

  /** Fetched once; a second time only if the first failed. */
  function fetched<T>(load: () => Promise<T>): () => Promise<T | undefined> {
    let loaded: T | undefined;
    return async () => {
      try {
        loaded ??= await load();
      } catch {
        failToLoad();
      }
      return loaded;
    };
  }

  const loadPlaying = fetched(surroundings.loadPlaying);
  const loadTowers = fetched(surroundings.loadTowers);
  const LOADERS: Readonly<Record<GameId, () => Promise<{ readonly room: Room } | undefined>>> = {
    'mahjong-fortress': loadPlaying,
    towers: loadTowers,
  };

  async function roomOf(id: GameId): Promise<Room | undefined> {
    return (await LOADERS[id]())?.room;
  }

  /** A save with the room of its game; nothing if it can't be opened. */
  async function saved(id: string) {
    const kind = gameOfSave(vault, id);
    const room = kind && (await roomOf(kind));
    if (!kind || !room) return undefined;
    const entry = openSaveWith(vault, id, room.openRecord);
    return entry.ok ? { game: kind, played: entry.save as AnyPlayed } : undefined;
  }

  /** Goes to a table or a replay, unless something else was begun meanwhile. */
  function arrive(from: Screen, at: () => void): boolean {
    if (screen.value !== from) return false;
    leave();
    at();
    return true;
  }

  /** The game for this tab; nothing if another one plays it and keeps it. A game that is over is everybody's. */
  async function claimed(id: string, isOver: boolean, takesOver: boolean): Promise<Claim | undefined> {
    if (isOver) return UNGUARDED;
    if (!takesOver) return claims.ask(id);
    // What this tab may still hold itself is no other tab's.
    claim?.release();
    claim = undefined;
    return claims.takeOver(id);
  }

  interface Opening {
    /** Which game it is. */
    readonly game?: GameId;
    /** Nothing of it has been kept yet. */
    readonly isNew?: boolean;
    readonly offersLessons?: boolean;
    /** Wherever else it is played. */
    readonly takesOver?: boolean;
  }

  /** What every table is given, whether its game is kept or not. */
  function tableFor(id: string, played: AnyPlayed) {
    return {
      id,
      played,
      key: newSeed(),
      opponents,
      casualUndo: () => settings.value.casualUndo,
      asksToEnd: () => settings.value.asksToEnd,
      pause: hasPeople(played.record) ? pause : () => wait(PACE_PAUSES[settings.value.pace]),
      inspect: surroundings.inspect,
    };
  }

  async function open(id: string, played: AnyPlayed, opening: Opening = {}): Promise<void> {
    const { game: kind = 'mahjong-fortress', isNew, offersLessons = false, takesOver = false } = opening;
    const from = screen.value;
    const room = await roomOf(kind);
    if (!room) return;
    const mine = await claimed(id, room.isOver(played), takesOver);
    if (!mine) {
      heldElsewhere = id;
      return stopFor('elsewhere');
    }
    const isOpen = arrive(from, () => {
      const table = room.openTable({
        ...tableFor(id, played),
        place: { type: 'game', id },
        save: (now, isSettled) => void save(room, id, now, isSettled),
        offersLessons,
      });
      session = table.session;
      game = kind;
      keeper = keeperOf(vault, id);
      claim = mine;
      screen.value = table.screen;
      if (offersLessons) noteOffered(vault, kind);
      if (!isNew) return;
      void save(room, id, played);
      surroundings.askToPersist();
    });
    if (!isOpen) return mine.release();
    void mine.lost.then(() => {
      if (claim === mine) stopFor('elsewhere');
    });
  }

  function begin(played: AnyPlayed, opening: Opening = {}): Promise<void> {
    return open(`${now().toString(36)}-${newSeed()}`, played, { ...opening, isNew: true });
  }

  function toTitle(): void {
    leave();
    screen.value = { name: 'title', place: { type: 'title' } };
  }

  const sheets = makeSheets(vault, () => settings.value.level);

  function showSheet(sheet: NewGameScreen): void {
    leave();
    screen.value = sheet;
  }

  async function play(choice: NewGame, opening: Opening = {}): Promise<void> {
    const { language, words } = speech.value;
    const begun = gameBegun(listSaves(vault), 'mahjong-fortress', choice);
    if (begun) return void resume(begun.id);
    const deal = dealOf(choice, language);
    if (!deal.ok) return showSheet(sheets.chosen(choice, [problemWords(deal.error, words)]));
    const level = levelOf(choice);
    if (level && level !== settings.value.level) change({ level });
    await begin(deal.value, opening);
  }

  function playNew(choice: NewGame): Promise<void> {
    return play(choice, { offersLessons: isNewHere(vault, 'mahjong-fortress') });
  }

  /** Against the usual opponent; on the fortress that was sent, where somebody comes to play that. */
  function playUsual(): void {
    const { place } = screen.value;
    const game = quickGame(settings.value.level);
    const sent = place?.type === 'sharedFortress' ? gameOn(place.link, game) : undefined;
    void playNew(sent?.ok ? sent.value : game);
  }

  /** What the person is asked about; a link opens that question, too. */
  let another = playUsual;

  /** Whether there is a game that another one would be begun beside, or that could not be kept. */
  function isBusy(kind: GameId): boolean {
    const open = session?.state.value;
    const entries = listSaves(vault).filter((entry) => {
      // A game in which nobody has done anything yet is nothing to keep.
      const isUntouched = entry.ok && entry.save.id === open?.id && open.record.actions.length === 0;
      return !isUntouched;
    });
    return saving.value === 'no-room' || gameUnderWay(entries, kind) !== undefined;
  }

  function ask(question: DialogName, begin: () => void): void {
    another = begin;
    dialog.value = question;
  }

  /** Begins a game; beside another one only after the person has been asked. */
  function beginAsked(kind: GameId, question: DialogName, begin: () => void): void {
    if (isBusy(kind)) ask(question, begin);
    else begin();
  }

  async function openFortress(link: string): Promise<void> {
    const game = isPlayLink(link) ? gameOn(link, quickGame(settings.value.level)) : undefined;
    if (game?.ok && !isBusy('mahjong-fortress')) {
      receiveFortress(vault, game.value.layout, now());
      return playNew(game.value);
    }
    showSheet(sheets.onFortress(link, speech.value.words));
    if (game?.ok) ask('play', playUsual);
  }

  /** The game that another tab has: the one that was played here until then, or that was asked for. */
  const idElsewhere = () => session?.state.value.id ?? heldElsewhere ?? '';

  async function resume(id: string, atHand?: AnyPlayed): Promise<boolean> {
    const entry = await saved(id);
    const steps = atHand?.record.actions.length ?? 0;
    const further = entry && entry.played.record.actions.length >= steps ? entry.played : atHand;
    if (further) await open(id, further, { game: entry?.game ?? game });
    return further !== undefined;
  }

  async function teach({ afresh = false, game: kind = 'mahjong-fortress' as GameId } = {}): Promise<void> {
    const from = screen.value;
    const room = await roomOf(kind);
    if (!room) return;
    const openLessons = await room.loadLessons().catch(() => undefined);
    if (!openLessons) return failToLoad();
    arrive(from, () => {
      noteOffered(vault, kind);
      if (afresh) forgetLessons(vault, kind);
      const lessons = openLessons({ vault, pause, key: newSeed() });
      session = lessons.session;
      screen.value = lessons.screen;
    });
  }

  async function toPuzzle(code: string): Promise<boolean> {
    const from = screen.value;
    const playing = await loadPlaying();
    const openGuide = await playing?.loadPuzzleGuide().catch(() => undefined);
    if (!playing || !openGuide) {
      if (playing) failToLoad();
      return true;
    }
    const asksToEnd = () => settings.value.asksToEnd;
    const guide = await openGuide({ code, opponents, asksToEnd, pause });
    if (!guide) return false;
    const isOpen = arrive(from, () => {
      session = guide.session;
      const props = { session: guide.session, guide };
      const View = playing.TableScreen;
      screen.value = { name: 'table', place: { type: 'puzzle', code }, id: newSeed(), View, props };
    });
    if (!isOpen) guide.session.stop();
    return true;
  }

  async function tryOut(link: string): Promise<void> {
    const from = screen.value;
    const playing = await loadPlaying();
    if (!playing) return;
    const game = gameOn(link, quickGame(settings.value.level));
    const deal = game.ok ? dealOf(game.value, speech.value.language) : game;
    // The sheet says what is wrong.
    if (!deal.ok) return showSheet(sheets.onFortress(link, speech.value.words));
    arrive(from, () => {
      const table = playing.room.openTable({
        ...tableFor(newSeed(), deal.value),
        played: deal.value,
        place: { type: 'trial', link },
        save: () => undefined,
        offersLessons: false,
        trial: { again: () => void tryOut(link), back: () => backToDrawing(link) },
      });
      session = table.session;
      screen.value = table.screen;
    });
  }

  async function playTowers(dealt?: AnyPlayed): Promise<void> {
    const towers = await loadTowers();
    if (!towers) return;
    if (!dealt)
      return beginAsked('towers', 'playTowers', () => {
        const deal = towers.quick(settings.value.level);
        if (deal.ok) void begin(deal.value, { game: 'towers', offersLessons: isNewHere(vault, 'towers') });
      });
    const begun = gameBegun(listSaves(vault), 'towers', dealt.record.setup);
    if (begun) return void resume(begun.id);
    await begin(dealt, { game: 'towers' });
  }

  async function toTowers(page: TowersPage): Promise<void> {
    if (page === 'learn') return teach({ game: 'towers' });
    const from = screen.value;
    const towers = await loadTowers();
    if (!towers) return;
    arrive(from, () => {
      const title = ({ newGame, help }: GameWords) => (page === 'new' ? newGame.headings.new : help.heading);
      const place = { type: 'towers', page } as const;
      screen.value = { name: 'room', place, id: newSeed(), View: towers.pages[page], title };
    });
  }

  async function toFarTable(id: string, kind: GameId = 'mahjong-fortress'): Promise<void> {
    const from = screen.value;
    const online = await surroundings.loadOnline().catch(() => undefined);
    if (!online) return failToLoad();
    if (screen.value !== from) return;
    leave();
    const { inspect } = surroundings;
    stay = online.openFarStay({ id, vault, opponents, inspect, roomOf });
    const View = online.FarTableScreen;
    const place: Place = { type: 'farTable', id, ...(kind === 'towers' ? { game: kind } : {}) };
    screen.value = { name: 'farTable', place, View, id: newSeed(), props: stay };
  }

  /** A game of this device is known by its save, any other by the link that would be sent of it. */
  async function watch(played: AnyPlayed, watching: Watching = {}): Promise<void> {
    const { game: kind = 'mahjong-fortress', step = 0, from, isCoached = false } = watching;
    const before = screen.value;
    const room = await roomOf(kind);
    if (!room) return;
    const place: Place =
      from === undefined
        ? { type: 'sharedReplay', code: await packRecord(room.makeRecord(played.record)), step }
        : { type: 'replay', id: from, step };
    arrive(before, () => {
      screen.value = room.openReplay({ place, key: newSeed(), played, firstStep: step, from, isCoached });
    });
  }

  async function lookBack(step: number): Promise<void> {
    const played = session?.played?.();
    if (session && played) await watch(played, { game, step, from: session.state.value.id });
  }

  async function watchSave(id: string, step = 0): Promise<boolean> {
    const entry = await saved(id);
    if (entry) await watch(entry.played, { game: entry.game, step, from: id });
    return entry !== undefined;
  }

  async function watchRecord(record: unknown, step = 0): Promise<Result<unknown, Problem>> {
    const kind = gameOfRecord(record) ?? 'mahjong-fortress';
    const room = await roomOf(kind);
    if (!room) return ok(undefined);
    const opened = room.openRecord(record);
    if (opened.ok) await watch(opened.value, { game: kind, step });
    return opened;
  }

  async function watchCode(code: string, step = 0): Promise<boolean> {
    const unpacked = await unpackRecord(code);
    return unpacked.ok && (await watchRecord(unpacked.value, step)).ok;
  }

  return {
    vault,
    ownLayouts: surroundings.ownLayouts,
    settings,
    screen,
    dialog,
    table,
    saving,
    server,
    speech,
    async speak(language) {
      if (await hear(language)) change({ language });
      else dialog.value = 'notLoaded';
    },
    speed,
    volume: () => (settings.value.muted ? 0 : settings.value.sound),
    change,
    toTitle,
    toLobby() {
      leave();
      screen.value = { name: 'lobby', place: { type: 'lobby' } };
    },
    toNewGame: (sheet) => showSheet(sheets.fresh(sheet)),
    returnToSheet: (sheet) => showSheet(sheets.asLeft(sheet)),
    openFortress,
    tryOut,
    choose: (choice) => showSheet(sheets.chosen(choice)),
    play: (choice) => play(choice),
    playQuick: () => beginAsked('mahjong-fortress', 'play', playUsual),
    playAnother: () => another(),
    async playAgain(record, kind = 'mahjong-fortress') {
      const deal = (await roomOf(kind))?.sameDeal(record);
      if (deal?.ok) beginAsked(kind, 'sameDeal', () => void begin(deal.value, { game: kind }));
    },
    playTowers,
    toTowers,
    resume,
    async followElsewhere() {
      const id = idElsewhere();
      const entry = await saved(id);
      if (entry) await open(id, entry.played, { game: entry.game, takesOver: true });
      else dialog.value = 'saves';
    },
    async watchElsewhere() {
      const from = idElsewhere();
      const entry = await saved(from);
      const step = entry?.played.record.actions.length ?? 0;
      if (entry) await watch(entry.played, { game: entry.game, step, from });
      else dialog.value = 'saves';
    },
    async keepBoth() {
      const here = session?.played?.();
      if (here) await begin(here, { game });
    },
    teach,
    toPuzzle,
    watch,
    lookBack,
    watchSave,
    watchCode,
    watchRecord,
    toFarTable,
    noteStep(step) {
      const now = screen.value;
      if (!('place' in now) || !now.place || !('step' in now.place) || now.place.step === step) return;
      screen.value = { ...now, place: { ...now.place, step } } as Screen;
    },
    evaluation: opponents.evaluation,
    review: opponents.review,
  };
}
