/** What the whole page knows: settings, the screen that is open, the game that is being played. */
import type { Layout } from '@mahjong-fortress/layouts-schema';
import { textIn } from '@mahjong-fortress/layouts-schema';
import type { GameRecord } from '@mahjong-fortress/rules';
import { type Language, languageFor, WORDS } from '../i18n/language.ts';
import { problemWords } from '../log/problem-words.ts';
import { fitted, type NewGame, newSeed, quickGame, recordOf, sameDeal } from '../session/new-game.ts';
import type { Evaluator, Opponents } from '../session/opponent-client.ts';
import { openSession, type Session, type SessionState } from '../session/session.ts';
import { dropSave, readSave, tidySaves, writeSave } from '../storage/saves.ts';
import { readSettings, type Settings, writeSettings } from '../storage/settings.ts';
import type { Shelf } from '../storage/shelf.ts';
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
      readonly record: GameRecord;
      readonly seasons: readonly number[];
      readonly step: number;
      /** The save that the watcher comes from. */
      readonly from: string | undefined;
    };

/** A game as it stands. */
interface Kept {
  readonly record: GameRecord;
  readonly seasons: readonly number[];
}

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
  | 'notLoaded';

export interface AppModel {
  readonly shelf: Shelf;
  ownLayouts(): readonly Layout[];
  readonly settings: Store<Settings>;
  readonly screen: Store<Screen>;
  readonly dialog: Store<DialogName | undefined>;
  /** The painted table, while one is open. */
  readonly table: Store<Table | undefined>;
  /** Whether the last attempt to save failed. */
  readonly cannotSave: Store<boolean>;
  language(): Language;
  speed(): Speed;
  volume(): number;
  change(settings: Partial<Settings>): void;
  toTitle(): void;
  toNewGame(layout?: Layout, problems?: readonly string[]): void;
  /** The sheet for a new game, with choices that are made already. */
  choose(choice: NewGame, problems?: readonly string[]): void;
  play(choice: NewGame): void;
  playQuick(): void;
  playAgain(record: GameRecord, seasons: readonly number[]): void;
  /** Goes on with a save, or with what is at hand if that is further on or could not be saved. */
  resume(id: string, atHand?: Kept): boolean;
  /** The guided first game, where it was left or from its beginning. */
  teach(how?: { readonly afresh?: boolean }): Promise<void>;
  watch(record: GameRecord, seasons: readonly number[], watching?: Watching): void;
  /** How the game stands for whoever's turn it is; nothing if nobody can say. */
  readonly evaluation: Evaluator['evaluation'];
}

export interface Surroundings {
  readonly shelf: Shelf;
  /** The fortresses that the person drew in the editor. */
  ownLayouts(): readonly Layout[];
  readonly opponents: Opponents & Evaluator;
  /** What the browser wants to read. */
  readonly languages: readonly string[];
  prefersReducedMotion(): boolean;
  now(): number;
}

/** Long enough to follow what a computer does. */
const PAUSES: Readonly<Record<Speed, number>> = { normal: 420, fast: 120, off: 0 };

export function makeApp(surroundings: Surroundings): AppModel {
  const { shelf, opponents, languages, prefersReducedMotion, now } = surroundings;
  const settings = makeStore(readSettings(shelf));
  const screen = makeStore<Screen>({ name: 'title' });
  const dialog = makeStore<DialogName | undefined>(undefined);
  const table = makeStore<Table | undefined>(undefined);
  const cannotSave = makeStore(false);
  let session: Session | undefined;

  const language = () => settings.get().language ?? languageFor(languages);
  const words = () => WORDS[language()];
  const speed = () => settings.get().speed ?? (prefersReducedMotion() ? 'off' : 'normal');

  const pause = () => new Promise<void>((resume) => setTimeout(resume, PAUSES[speed()]));

  function leave(): void {
    if (session) {
      const { id, record } = session.state.get();
      // A deal that nobody touched is no game to go on with.
      if (record.actions.length === 0) dropSave(shelf, id);
      session.stop();
      session = undefined;
    }
    dialog.set(undefined);
  }

  function save({ id, record, seasons, game }: SessionState): void {
    cannotSave.set(!writeSave(shelf, { id, savedAt: now(), record, seasons }));
    if (!game.over) return;
    countGame(shelf, { id, record, game });
    tidySaves(shelf);
  }

  function open(id: string, record: GameRecord, seasons: readonly number[]): boolean {
    leave();
    const opened = openSession({
      id,
      record,
      seasons,
      opponents,
      casualUndo: () => settings.get().casualUndo,
      save,
      pause,
    });
    if (!opened.ok) return false;
    session = opened.value;
    screen.set({ name: 'table', session });
    return true;
  }

  function begin(record: GameRecord, seasons: readonly number[]): void {
    const id = `${now().toString(36)}-${newSeed()}`;
    if (open(id, record, seasons) && session) save(session.state.get());
  }

  function choose(choice: NewGame, problems: readonly string[] = []): void {
    leave();
    screen.set({ name: 'newGame', choice, problems });
  }

  function play(choice: NewGame): void {
    const record = recordOf(choice, textIn(choice.layout.name, language()));
    if (record.ok)
      begin(
        record.value,
        choice.seats.map(({ season }) => season),
      );
    else choose(choice, [problemWords(record.error, words())]);
  }

  return {
    shelf,
    ownLayouts: surroundings.ownLayouts,
    settings,
    screen,
    dialog,
    table,
    cannotSave,
    language,
    speed,
    volume: () => (settings.get().muted ? 0 : settings.get().sound),
    change(changes) {
      settings.set({ ...settings.get(), ...changes });
      writeSettings(shelf, settings.get());
    },
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
      const offersLessons = isNewHere(shelf);
      play(quickGame());
      const now = screen.get();
      if (!offersLessons || now.name !== 'table') return;
      noteOffered(shelf);
      screen.set({ ...now, offersLessons });
    },
    playAgain: (record, seasons) => begin(sameDeal(record), seasons),
    resume(id, atHand) {
      const entry = readSave(shelf, id);
      const steps = atHand?.record.actions.length ?? 0;
      const kept = entry.ok && entry.save.record.actions.length >= steps ? entry.save : atHand;
      return kept !== undefined && open(id, kept.record, kept.seasons);
    },
    async teach({ afresh = false } = {}) {
      const from = screen.get();
      const lessons = await import('../teaching/lessons.tsx').catch(() => undefined);
      // Somebody may have begun something else meanwhile.
      if (screen.get() !== from) return;
      if (!lessons) return dialog.set('notLoaded');
      leave();
      noteOffered(shelf);
      if (afresh) forgetLessons(shelf);
      const guide = lessons.openLessons({ shelf, pause });
      session = guide.session;
      screen.set({ name: 'table', session, guide });
    },
    watch(record, seasons, { step = 0, from } = {}) {
      leave();
      screen.set({ name: 'replay', id: newSeed(), record, seasons, step, from });
    },
    evaluation: opponents.evaluation,
  };
}
