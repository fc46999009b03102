/** What the whole page knows: settings, the screen that is open, the game that is being played. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { Vault } from '@mahjong-fortress/base/vault';
import type { Layout } from '@mahjong-fortress/layouts-schema';
import { gameNow } from '@mahjong-fortress/match';
import type { GameWords } from '@mahjong-fortress/words/game';
import { type LoadWords, makeSpeaker, type Speech } from '@mahjong-fortress/words/speech';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FarStay } from '../online/far-stay.ts';
import { dealOf, levelOf, type NewGame, newSeed, quickGame, sameDeal } from '../session/new-game.ts';
import type { Evaluator, Opponents } from '../session/opponent-client.ts';
import type { FortressRecord, PlayedGame } from '../session/played-game.ts';
import { makeRecordCode } from '../session/record-link.ts';
import { hasPeople } from '../session/seats.ts';
import type { SessionOptions } from '../session/session.ts';
import type { Session, SessionState } from '../session/session-state.ts';
import { type Claim, type Claims, UNGUARDED } from '../storage/claims.ts';
import { type Keeper, type Kept, keeperOf } from '../storage/keeping.ts';
import { forgetLessons, isNewHere, noteOffered } from '../storage/offer.ts';
import { gameBegun, gameUnderWay, listSaves, openSave, saveKey, tidySaves } from '../storage/saves.ts';
import { wasServerSeen } from '../storage/server-seen.ts';
import { changeSettings, type Pace, readSettings, SETTINGS_KEY, type Settings } from '../storage/settings.ts';
import type { Speed, Table } from '../table/contract.ts';
import { problemWords } from '../words/problem-words.ts';
import type { DialogName, Place, SheetName } from './address.ts';
import type { Guide } from './guide.ts';
import type { NewGameScreen, Online, Playing, Screen } from './screen.ts';
import { makeSheets } from './sheets.ts';

interface Lessons {
  openLessons(options: { readonly vault: Vault; pause(): Promise<void> }): Guide;
}

interface Watching {
  readonly step?: number;
  /** The save that the watcher comes from and goes back to; absent for what came by a link or as a file. */
  readonly from?: string;
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
  /** The sheet for a new game, on a fortress that was sent. */
  openFortress(link: string): void;
  /** The sheet for a new game, with choices that are made already. */
  choose(choice: NewGame): void;
  play(choice: NewGame): void;
  /** A game against the usual opponent, unless one is under way: then the person is asked. */
  playQuick(): void;
  /** The same, beside a game that is under way. */
  playAnother(): void;
  playAgain(record: FortressRecord): void;
  /** Goes on with a save, or with what is at hand if that is further on or could not be saved. */
  resume(id: string, atHand?: PlayedGame): Promise<boolean>;
  /** Goes on with the game that was played on in another tab, as it stands there. */
  followElsewhere(): void;
  /** Watches the game that another tab plays, as it goes on. */
  watchElsewhere(): void;
  /** Goes on with the game as it stands here, as one of its own. */
  keepBoth(): Promise<void>;
  /** The guided first game, where it was left or from its beginning. */
  teach(how?: { readonly afresh?: boolean }): Promise<void>;
  watch(played: PlayedGame, watching?: Watching): Promise<void>;
  /** To a table of a server. */
  toFarTable(id: string): Promise<void>;
  /** Whoever watches has come to another step. */
  noteStep(step: number): void;
  /** How the game stands for whoever's turn it is; nothing if nobody can say. */
  readonly evaluation: Evaluator['evaluation'];
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
  loadLessons(): Promise<Lessons>;
  loadOnline(): Promise<Online>;
  prefersReducedMotion(): boolean;
  now(): number;
  /** There is something now that the browser should not clear away. */
  askToPersist(): void;
}

/** Long enough to follow what a computer does, and no longer: three of them may be waited for. */
export const PAUSES: Readonly<Record<Speed, number>> = { normal: 150, fast: 60, off: 0 };
/** The same where computers are among themselves. */
const PACE_PAUSES: Readonly<Record<Pace, number>> = { slow: 1500, normal: 500, fast: 60 };

export function makeApp(surroundings: GameSurroundings): AppModel {
  const { vault, claims, opponents, prefersReducedMotion, now } = surroundings;
  const settings = signal(readSettings(vault));
  const screen = signal<Screen>({ name: 'opening' });
  const dialog = signal<DialogName | undefined>(undefined);
  const table = signal<Table | undefined>(undefined);
  const saving = signal<Saving>('kept');
  const server = signal<SiteServer | undefined>(wasServerSeen(vault) ? { turns: 0 } : undefined);
  let session: Session | undefined;
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

  async function save({ id, view }: SessionState, { record, match }: PlayedGame): Promise<void> {
    const by = keeper;
    if (!by) return;
    saves++;
    const mine = saves;
    // A warning stays until something could be kept again.
    if (saving.value !== 'no-room') saving.value = 'underway';
    if (view.over) playing?.countGame(vault, { id, record, match, endedAt: now() });
    const kept = await by.keep({ id, savedAt: now(), record });
    if (view.over) tidySaves(vault);
    if (by !== keeper) return;
    if (kept === 'refused') stopFor('diverged');
    // What has been played since is still on its way.
    else if (mine === saves) saving.value = kept;
  }

  vault.subscribe((key) => {
    if (key === SETTINGS_KEY) {
      settings.value = readSettings(vault);
      const { language } = settings.value;
      if (language && language !== speech.value.language) void hear(language);
    }
    const id = session?.state.value.id;
    const isOpen = id !== undefined && key === saveKey(id);
    // Whoever has been asked already need not be asked less.
    if (isOpen && keeper?.isElsewhere() && saving.value !== 'diverged') stopFor('elsewhere');
  });

  let playing: Playing | undefined;

  function failToLoad(): void {
    if (screen.value.name === 'opening') toTitle();
    dialog.value = 'notLoaded';
  }

  /** Goes to a table or a replay as soon as it is here, unless something else was begun meanwhile. */
  async function withPlaying(arrive: (playing: Playing) => void, from = screen.value): Promise<boolean> {
    try {
      playing ??= await surroundings.loadPlaying();
    } catch {
      failToLoad();
      return false;
    }
    if (screen.value !== from) return false;
    leave();
    arrive(playing);
    return true;
  }

  /** The game for this tab; nothing if another one plays it and keeps it. A game that is over is everybody's. */
  async function claimed(id: string, { match }: PlayedGame, takesOver: boolean): Promise<Claim | undefined> {
    if (gameNow(match).over) return UNGUARDED;
    if (!takesOver) return claims.ask(id);
    // What this tab may still hold itself is no other tab's.
    claim?.release();
    claim = undefined;
    return claims.takeOver(id);
  }

  interface Opening {
    /** Nothing of it has been kept yet. */
    readonly isNew?: boolean;
    readonly offersLessons?: boolean;
    /** Wherever else it is played. */
    readonly takesOver?: boolean;
  }

  async function open(
    id: string,
    played: PlayedGame,
    { isNew, offersLessons = false, takesOver = false }: Opening = {},
  ): Promise<void> {
    const from = screen.value;
    const mine = await claimed(id, played, takesOver);
    if (!mine) {
      heldElsewhere = id;
      return stopFor('elsewhere');
    }
    const isOpen = await withPlaying(({ openSession, TableScreen: View }) => {
      session = openSession({
        id,
        played,
        opponents,
        casualUndo: () => settings.value.casualUndo,
        asksToEnd: () => settings.value.asksToEnd,
        save: (state, kept) => void save(state, kept),
        pause: hasPeople(played.record) ? pause : () => wait(PACE_PAUSES[settings.value.pace]),
        inspect: surroundings.inspect,
      });
      keeper = keeperOf(vault, id);
      claim = mine;
      const place = { type: 'game', id } as const;
      screen.value = { name: 'table', place, View, id: newSeed(), props: { session, offersLessons } };
      if (offersLessons) noteOffered(vault);
      if (!isNew) return;
      void save(session.state.value, played);
      surroundings.askToPersist();
    }, from);
    if (!isOpen) return mine.release();
    void mine.lost.then(() => {
      if (claim === mine) stopFor('elsewhere');
    });
  }

  function begin(played: PlayedGame, opening: Opening = {}): Promise<void> {
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

  function play(choice: NewGame, opening: Opening = {}): void {
    const { language, words } = speech.value;
    const begun = gameBegun(listSaves(vault), choice.seed);
    if (begun) return void resume(begun.id);
    const deal = dealOf(choice, language);
    if (!deal.ok) return showSheet(sheets.chosen(choice, [problemWords(deal.error, words)]));
    const level = levelOf(choice);
    if (level && level !== settings.value.level) change({ level });
    void begin(deal.value, opening);
  }

  function playAnother(): void {
    play(quickGame(settings.value.level), { offersLessons: isNewHere(vault) });
  }

  /** The game that another tab has: the one that was played here until then, or that was asked for. */
  const idElsewhere = () => session?.state.value.id ?? heldElsewhere ?? '';

  async function resume(id: string, atHand?: PlayedGame): Promise<boolean> {
    const entry = openSave(vault, id);
    const steps = atHand?.record.actions.length ?? 0;
    const further = entry.ok && entry.save.record.actions.length >= steps ? entry.save : atHand;
    if (further) await open(id, further);
    return further !== undefined;
  }

  async function teach({ afresh = false } = {}): Promise<void> {
    const from = screen.value;
    const lessons = await surroundings.loadLessons().catch(() => undefined);
    if (!lessons) return failToLoad();
    await withPlaying(({ TableScreen: View }) => {
      noteOffered(vault);
      if (afresh) forgetLessons(vault);
      const guide = lessons.openLessons({ vault, pause });
      session = guide.session;
      const place = { type: 'lessons' } as const;
      screen.value = { name: 'table', place, View, id: newSeed(), props: { session, guide } };
    }, from);
  }

  async function toFarTable(id: string): Promise<void> {
    const from = screen.value;
    const online = await surroundings.loadOnline().catch(() => undefined);
    if (!online) return failToLoad();
    if (screen.value !== from) return;
    leave();
    const { inspect } = surroundings;
    stay = online.openFarStay({ id, opponents, inspect });
    const View = online.FarTableScreen;
    screen.value = { name: 'farTable', place: { type: 'farTable', id }, View, id: newSeed(), props: stay };
  }

  /** A game of this device is known by its save, any other by the link that would be sent of it. */
  async function watch(played: PlayedGame, { step = 0, from }: Watching = {}): Promise<void> {
    const before = screen.value;
    const place: Place =
      from === undefined
        ? { type: 'sharedReplay', code: await makeRecordCode(played.record), step }
        : { type: 'replay', id: from, step };
    await withPlaying(({ ReplayScreen: View }) => {
      const props = { played, firstStep: step, from, isForeign: from === undefined };
      screen.value = { name: 'replay', place, View, id: newSeed(), props };
    }, before);
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
    openFortress: (link) => showSheet(sheets.onFortress(link, speech.value.words)),
    choose: (choice) => showSheet(sheets.chosen(choice)),
    play: (choice) => play(choice),
    playQuick() {
      if (gameUnderWay(listSaves(vault))) dialog.value = 'play';
      else playAnother();
    },
    playAnother,
    playAgain(record) {
      const deal = sameDeal(record);
      if (deal.ok) void begin(deal.value);
    },
    resume,
    followElsewhere() {
      const id = idElsewhere();
      const entry = openSave(vault, id);
      if (entry.ok) void open(id, entry.save, { takesOver: true });
      else dialog.value = 'saves';
    },
    watchElsewhere() {
      const from = idElsewhere();
      const entry = openSave(vault, from);
      if (entry.ok) void watch(entry.save, { step: entry.save.record.actions.length, from });
      else dialog.value = 'saves';
    },
    async keepBoth() {
      const here = session?.state.value.played;
      if (here) await begin(here);
    },
    teach,
    watch,
    toFarTable,
    noteStep(step) {
      const now = screen.value;
      if (now.name !== 'replay' || !('step' in now.place) || now.place.step === step) return;
      screen.value = { ...now, place: { ...now.place, step } };
    },
    evaluation: opponents.evaluation,
  };
}
