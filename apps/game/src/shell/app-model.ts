/** What the whole page knows: settings, the screen that is open, the game that is being played. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { Vault } from '@mahjong-fortress/base/vault';
import type { Layout } from '@mahjong-fortress/layouts-schema';
import type { GameWords } from '@mahjong-fortress/words/game';
import { type LoadWords, makeSpeaker, type Speech } from '@mahjong-fortress/words/speech';
import { problemWords } from '../log/problem-words.ts';
import { dealOf, fitted, type NewGame, newSeed, quickGame, sameDeal } from '../session/new-game.ts';
import type { Evaluator, Opponents } from '../session/opponent-client.ts';
import type { FortressRecord, PlayedGame } from '../session/played-game.ts';
import { openSession, type Session, type SessionState } from '../session/session.ts';
import { type Keeper, type Kept, keeperOf } from '../storage/keeping.ts';
import { openSave, saveKey, tidySaves } from '../storage/saves.ts';
import { changeSettings, readSettings, SETTINGS_KEY, type Settings } from '../storage/settings.ts';
import { countGame } from '../storage/statistics.ts';
import { makeStore, type Store } from '../store.ts';
import type { Speed, Table } from '../table/contract.ts';
import { forgetLessons, isNewHere, noteOffered } from '../teaching/offer.ts';
import type { Guide } from './table/guide.ts';

export type Screen =
  | { readonly name: 'title' }
  | { readonly name: 'newGame'; readonly choice: NewGame; readonly problems: readonly string[] }
  | {
      readonly name: 'table';
      /** Another one whenever a game is opened. */
      readonly id: string;
      readonly session: Session;
      /** Present in the lessons. */
      readonly guide?: Guide;
      /** Somebody new has begun to play, and may rather want to be shown how. */
      readonly offersLessons?: boolean;
    }
  | {
      readonly name: 'replay';
      /** Another one for every link or file that is opened. */
      readonly id: string;
      readonly played: PlayedGame;
      readonly step: number;
      /** The save that the watcher comes from. */
      readonly from: string | undefined;
    };

interface Watching {
  readonly step?: number;
  readonly from?: string;
}

export type DialogName =
  | 'settings'
  | 'help'
  | 'saves'
  | 'statistics'
  | 'daily'
  | 'openReplay'
  | 'brokenReplay'
  | 'notLoaded'
  | 'playedElsewhere';

/**
 * How the last save of the game at hand went; `underway` until the browser promises that it lasts. `elsewhere`: another
 * tab has played on; `diverged`: and so has this one.
 */
type Saving = Exclude<Kept, 'refused'> | 'underway' | 'elsewhere' | 'diverged';

export interface AppModel {
  readonly vault: Vault;
  ownLayouts(): readonly Layout[];
  readonly settings: Store<Settings>;
  readonly screen: Store<Screen>;
  readonly dialog: Store<DialogName | undefined>;
  /** The painted table, while one is open. */
  readonly table: Store<Table | undefined>;
  readonly saving: Store<Saving>;
  /** The language that is spoken. */
  readonly speech: Store<Speech<GameWords>>;
  /** Goes over to another language, once its words have come. */
  speak(language: Language): Promise<void>;
  speed(): Speed;
  volume(): number;
  change(settings: Partial<Omit<Settings, 'language'>>): void;
  toTitle(): void;
  toNewGame(layout?: Layout, problems?: readonly string[]): void;
  /** The sheet for a new game, with choices that are made already. */
  choose(choice: NewGame, problems?: readonly string[]): void;
  play(choice: NewGame): void;
  playQuick(): void;
  playAgain(record: FortressRecord): void;
  /** Goes on with a save, or with what is at hand if that is further on or could not be saved. */
  resume(id: string, atHand?: PlayedGame): boolean;
  /** Goes on with the game that was played on in another tab, as it stands there. */
  followElsewhere(): void;
  /** Goes on with the game as it stands here, as one of its own. */
  keepBoth(): void;
  /** The guided first game, where it was left or from its beginning. */
  teach(how?: { readonly afresh?: boolean }): Promise<void>;
  watch(played: PlayedGame, watching?: Watching): void;
  /** How the game stands for whoever's turn it is; nothing if nobody can say. */
  readonly evaluation: Evaluator['evaluation'];
}

export interface Surroundings {
  readonly vault: Vault;
  /** The fortresses that the person drew in the editor. */
  ownLayouts(): readonly Layout[];
  readonly opponents: Opponents & Evaluator;
  /** What is spoken at first. */
  readonly speech: Speech<GameWords>;
  readonly loadWords: LoadWords<GameWords>;
  prefersReducedMotion(): boolean;
  now(): number;
  /** There is something now that the browser should not clear away. */
  askToPersist(): void;
}

/** Long enough to follow what a computer does. */
const PAUSES: Readonly<Record<Speed, number>> = { normal: 420, fast: 120, off: 0 };

export function makeApp(surroundings: Surroundings): AppModel {
  const { vault, opponents, prefersReducedMotion, now } = surroundings;
  const settings = makeStore(readSettings(vault));
  const screen = makeStore<Screen>({ name: 'title' });
  const dialog = makeStore<DialogName | undefined>(undefined);
  const table = makeStore<Table | undefined>(undefined);
  const saving = makeStore<Saving>('kept');
  let session: Session | undefined;
  let keeper: Keeper | undefined;

  const speech = makeStore(surroundings.speech);
  const hear = makeSpeaker(surroundings.loadWords, speech.set);
  const speed = () => settings.get().speed ?? (prefersReducedMotion() ? 'off' : 'normal');

  const pause = () => new Promise<void>((resume) => setTimeout(resume, PAUSES[speed()]));

  function change(changes: Partial<Settings>): void {
    settings.set({ ...settings.get(), ...changes });
    changeSettings(vault, changes);
  }

  function leave(): void {
    if (session) {
      session.stop();
      if (session.state.get().record.actions.length === 0) void keeper?.dropUntouched();
    }
    session = undefined;
    keeper = undefined;
    saving.set('kept');
    dialog.set(undefined);
  }

  /** The game stands still until the person has chosen. */
  function stopFor(reason: 'elsewhere' | 'diverged'): void {
    session?.stop();
    saving.set(reason);
    dialog.set('playedElsewhere');
  }

  async function save({ id, record, game }: SessionState): Promise<void> {
    const by = keeper;
    if (!by) return;
    // A warning stays until something could be kept again.
    if (saving.get() !== 'no-room') saving.set('underway');
    if (game.over) countGame(vault, { id, record, game });
    const kept = await by.keep({ id, savedAt: now(), record });
    if (game.over) tidySaves(vault);
    if (by !== keeper) return;
    if (kept === 'refused') stopFor('diverged');
    // What has been played since is still on its way.
    else if (session?.state.get().record === record) saving.set(kept);
  }

  vault.subscribe((key) => {
    if (key === SETTINGS_KEY) {
      settings.set(readSettings(vault));
      const { language } = settings.get();
      if (language && language !== speech.get().language) void hear(language);
    }
    const id = session?.state.get().id;
    const isOpen = id !== undefined && key === saveKey(id);
    // Whoever has been asked already need not be asked less.
    if (isOpen && keeper?.isElsewhere() && saving.get() !== 'diverged') stopFor('elsewhere');
  });

  function open(id: string, played: PlayedGame): Session {
    leave();
    session = openSession({
      id,
      played,
      opponents,
      casualUndo: () => settings.get().casualUndo,
      save: (state) => void save(state),
      pause,
    });
    keeper = keeperOf(vault, id);
    screen.set({ name: 'table', id: newSeed(), session });
    return session;
  }

  function begin(played: PlayedGame): void {
    const opened = open(`${now().toString(36)}-${newSeed()}`, played);
    void save(opened.state.get());
    surroundings.askToPersist();
  }

  function choose(choice: NewGame, problems: readonly string[] = []): void {
    leave();
    screen.set({ name: 'newGame', choice, problems });
  }

  function play(choice: NewGame): void {
    const { language, words } = speech.get();
    const deal = dealOf(choice, language);
    if (deal.ok) begin(deal.value);
    else choose(choice, [problemWords(deal.error, words)]);
  }

  return {
    vault,
    ownLayouts: surroundings.ownLayouts,
    settings,
    screen,
    dialog,
    table,
    saving,
    speech,
    async speak(language) {
      if (await hear(language)) change({ language });
      else dialog.set('notLoaded');
    },
    speed,
    volume: () => (settings.get().muted ? 0 : settings.get().sound),
    change,
    toTitle() {
      leave();
      screen.set({ name: 'title' });
    },
    toNewGame(layout, problems) {
      choose(layout ? fitted(quickGame(), layout) : quickGame(), problems);
    },
    choose,
    play,
    playQuick() {
      const offersLessons = isNewHere(vault);
      play(quickGame());
      const now = screen.get();
      if (!offersLessons || now.name !== 'table') return;
      noteOffered(vault);
      screen.set({ ...now, offersLessons });
    },
    playAgain(record) {
      const deal = sameDeal(record);
      if (deal.ok) begin(deal.value);
    },
    resume(id, atHand) {
      const entry = openSave(vault, id);
      const steps = atHand?.record.actions.length ?? 0;
      const further = entry.ok && entry.save.record.actions.length >= steps ? entry.save : atHand;
      if (further) open(id, further);
      return further !== undefined;
    },
    followElsewhere() {
      const id = session?.state.get().id ?? '';
      const entry = openSave(vault, id);
      if (entry.ok) open(id, entry.save);
      else dialog.set('saves');
    },
    keepBoth() {
      const state = session?.state.get();
      if (state) begin(state);
    },
    async teach({ afresh = false } = {}) {
      const from = screen.get();
      const lessons = await import('../teaching/lessons.tsx').catch(() => undefined);
      // Somebody may have begun something else meanwhile.
      if (screen.get() !== from) return;
      if (!lessons) return dialog.set('notLoaded');
      leave();
      noteOffered(vault);
      if (afresh) forgetLessons(vault);
      const guide = lessons.openLessons({ vault, pause });
      session = guide.session;
      screen.set({ name: 'table', id: newSeed(), session, guide });
    },
    watch(played, { step = 0, from } = {}) {
      leave();
      screen.set({ name: 'replay', id: newSeed(), played, step, from });
    },
    evaluation: opponents.evaluation,
  };
}
