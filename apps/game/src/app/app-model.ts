/** What the whole page knows: settings, the screen that is open, the game that is being played. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { Vault } from '@mahjong-fortress/base/vault';
import type { Layout } from '@mahjong-fortress/layouts-schema';
import type { GameWords } from '@mahjong-fortress/words/game';
import { type LoadWords, makeSpeaker, type Speech } from '@mahjong-fortress/words/speech';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { dealOf, fitted, type NewGame, newSeed, quickGame, sameDeal } from '../session/new-game.ts';
import type { Evaluator, Opponents } from '../session/opponent-client.ts';
import type { FortressRecord, PlayedGame } from '../session/played-game.ts';
import type { Session, SessionOptions, SessionState } from '../session/session.ts';
import { type Keeper, type Kept, keeperOf } from '../storage/keeping.ts';
import { forgetLessons, isNewHere, noteOffered } from '../storage/offer.ts';
import { openSave, saveKey, tidySaves } from '../storage/saves.ts';
import { changeSettings, readSettings, SETTINGS_KEY, type Settings } from '../storage/settings.ts';
import { countGame } from '../storage/statistics.ts';
import type { Speed, Table } from '../table/contract.ts';
import { problemWords } from '../words/problem-words.ts';
import type { Guide } from './guide.ts';
import type { Playing, Screen } from './screen.ts';

interface Lessons {
  openLessons(options: { readonly vault: Vault; pause(): Promise<void> }): Guide;
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
  readonly settings: ReadonlySignal<Settings>;
  readonly screen: ReadonlySignal<Screen>;
  readonly dialog: Signal<DialogName | undefined>;
  /** The painted table, while one is open. */
  readonly table: Signal<Table | undefined>;
  readonly saving: ReadonlySignal<Saving>;
  /** The language that is spoken. */
  readonly speech: ReadonlySignal<Speech<GameWords>>;
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

export interface GameSurroundings {
  readonly vault: Vault;
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
  prefersReducedMotion(): boolean;
  now(): number;
  /** There is something now that the browser should not clear away. */
  askToPersist(): void;
}

/** Long enough to follow what a computer does. */
const PAUSES: Readonly<Record<Speed, number>> = { normal: 420, fast: 120, off: 0 };

export function makeApp(surroundings: GameSurroundings): AppModel {
  const { vault, opponents, prefersReducedMotion, now } = surroundings;
  const settings = signal(readSettings(vault));
  const screen = signal<Screen>({ name: 'title' });
  const dialog = signal<DialogName | undefined>(undefined);
  const table = signal<Table | undefined>(undefined);
  const saving = signal<Saving>('kept');
  let session: Session | undefined;
  let keeper: Keeper | undefined;

  const speech = signal(surroundings.speech);
  const hear = makeSpeaker(surroundings.loadWords, (next) => {
    speech.value = next;
  });
  const speed = () => settings.value.speed ?? (prefersReducedMotion() ? 'off' : 'normal');

  const pause = () => new Promise<void>((resume) => setTimeout(resume, PAUSES[speed()]));

  function change(changes: Partial<Settings>): void {
    settings.value = { ...settings.value, ...changes };
    changeSettings(vault, changes);
  }

  function leave(): void {
    if (session) {
      session.stop();
      if (session.state.value.record.actions.length === 0) void keeper?.dropUntouched();
    }
    session = undefined;
    keeper = undefined;
    saving.value = 'kept';
    dialog.value = undefined;
  }

  /** The game stands still until the person has chosen. */
  function stopFor(reason: 'elsewhere' | 'diverged'): void {
    session?.stop();
    saving.value = reason;
    dialog.value = 'playedElsewhere';
  }

  async function save({ id, record, view }: SessionState): Promise<void> {
    const by = keeper;
    if (!by) return;
    // A warning stays until something could be kept again.
    if (saving.value !== 'no-room') saving.value = 'underway';
    if (view.over) countGame(vault, { id, record, game: view });
    const kept = await by.keep({ id, savedAt: now(), record });
    if (view.over) tidySaves(vault);
    if (by !== keeper) return;
    if (kept === 'refused') stopFor('diverged');
    // What has been played since is still on its way.
    else if (session?.state.value.record === record) saving.value = kept;
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

  /** Goes to a table or a replay: at once, or as soon as it is here, unless something else was begun meanwhile. */
  function withPlaying(go: (playing: Playing) => void, from = screen.value): void {
    function arrive(loaded: Playing): void {
      playing = loaded;
      if (screen.value !== from) return;
      leave();
      go(loaded);
    }
    if (playing) return arrive(playing);
    surroundings.loadPlaying().then(arrive, () => {
      dialog.value = 'notLoaded';
    });
  }

  interface Opening {
    /** Nothing of it has been kept yet. */
    readonly isNew?: boolean;
    readonly offersLessons?: boolean;
  }

  function open(id: string, played: PlayedGame, { isNew, offersLessons = false }: Opening = {}): void {
    withPlaying(({ openSession, TableScreen: View }) => {
      session = openSession({
        id,
        played,
        opponents,
        casualUndo: () => settings.value.casualUndo,
        save: (state) => void save(state),
        pause,
        inspect: surroundings.inspect,
      });
      keeper = keeperOf(vault, id);
      screen.value = { name: 'table', View, id: newSeed(), props: { session, offersLessons } };
      if (offersLessons) noteOffered(vault);
      if (!isNew) return;
      void save(session.state.value);
      surroundings.askToPersist();
    });
  }

  function begin(played: PlayedGame, opening: Opening = {}): void {
    open(`${now().toString(36)}-${newSeed()}`, played, { ...opening, isNew: true });
  }

  function choose(choice: NewGame, problems: readonly string[] = []): void {
    leave();
    screen.value = { name: 'newGame', choice, problems };
  }

  function play(choice: NewGame, opening: Opening = {}): void {
    const { language, words } = speech.value;
    const deal = dealOf(choice, language);
    if (deal.ok) begin(deal.value, opening);
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
      else dialog.value = 'notLoaded';
    },
    speed,
    volume: () => (settings.value.muted ? 0 : settings.value.sound),
    change,
    toTitle() {
      leave();
      screen.value = { name: 'title' };
    },
    toNewGame(layout, problems) {
      choose(layout ? fitted(quickGame(), layout) : quickGame(), problems);
    },
    choose,
    play: (choice) => play(choice),
    playQuick: () => play(quickGame(), { offersLessons: isNewHere(vault) }),
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
      const id = session?.state.value.id ?? '';
      const entry = openSave(vault, id);
      if (entry.ok) open(id, entry.save);
      else dialog.value = 'saves';
    },
    keepBoth() {
      const state = session?.state.value;
      if (state) begin(state);
    },
    async teach({ afresh = false } = {}) {
      const from = screen.value;
      const lessons = await surroundings.loadLessons().catch(() => undefined);
      if (!lessons) {
        dialog.value = 'notLoaded';
        return;
      }
      withPlaying(({ TableScreen: View }) => {
        noteOffered(vault);
        if (afresh) forgetLessons(vault);
        const guide = lessons.openLessons({ vault, pause });
        session = guide.session;
        screen.value = { name: 'table', View, id: newSeed(), props: { session, guide } };
      }, from);
    },
    watch(played, { step = 0, from } = {}) {
      withPlaying(({ ReplayScreen: View }) => {
        const props = { played, firstStep: step, from };
        screen.value = { name: 'replay', View, id: newSeed(), props };
      });
    },
    evaluation: opponents.evaluation,
  };
}
