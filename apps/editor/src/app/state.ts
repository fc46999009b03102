/** Everything the editor knows at a moment, as signals that the screen follows. */
import type { Language } from '@mahjong-fortress/base/languages';
import { type Cell, checkLayout, type Finding, isError, type Opened } from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import type { Speech } from '@mahjong-fortress/words/speech';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Cause, causesOf } from '../document/causes.ts';
import { emptyDocument, type FortressDocument, toDraft } from '../document/document.ts';
import { type Grid, sizeOf } from '../document/grid.ts';
import { beginHistory, currentState, type History } from '../document/history.ts';
import { type Said, type Saying, said } from '../document/saying.ts';
import type { Selection } from '../document/selection.ts';
import { type Axes, type Mirror, middleAxes, type Symmetry } from '../document/symmetry.ts';
import type { ToolId } from '../tools/tools.ts';

export type SheetId = 'start' | 'share' | 'publish' | 'publications' | 'offer' | 'deal' | 'balance' | 'keys';
export const DRAWER_IDS = ['history', 'fortresses', 'shaping', 'check'] as const;
export type DrawerId = (typeof DRAWER_IDS)[number];

/** Ways to begin; the gallery only where there is one. */
export const BEGINNINGS = [
  'empty',
  'bundled',
  'community',
  'gallery',
  'generator',
  'file',
  'picture',
  'link',
] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** Something that happened, perhaps with a way to take it back; or a newer version that can be taken. */
interface Notice {
  readonly words: Saying;
  /** News go by themselves; everything else stays until it is closed. */
  readonly kind: 'news' | 'word' | 'trouble' | 'update';
  readonly undo?: () => void;
  readonly reload?: () => void;
}

/** Whether the fortress at hand is safe; one from a link is not kept yet while nobody has touched it. */
export type Keeping = 'kept' | 'not-yet' | 'failed';

export interface State {
  readonly speech: Signal<Speech<EditorWords>>;
  readonly language: ReadonlySignal<Language>;
  readonly messages: ReadonlySignal<EditorWords>;

  readonly fortressKey: Signal<string>;
  readonly history: Signal<History<FortressDocument, Said>>;
  /** The document with the stroke that is being drawn. */
  readonly underway: Signal<FortressDocument | undefined>;
  readonly document: ReadonlySignal<FortressDocument>;
  readonly grid: ReadonlySignal<Grid>;
  readonly findings: ReadonlySignal<readonly Finding[]>;
  /** The findings, told once for every cause. */
  readonly causes: ReadonlySignal<readonly Cause[]>;
  readonly isPlayable: ReadonlySignal<boolean>;
  readonly keeping: Signal<Keeping>;

  readonly tool: Signal<ToolId>;
  readonly height: Signal<number>;
  readonly symmetry: Signal<Symmetry>;
  readonly axes: Signal<Axes>;
  readonly mirror: ReadonlySignal<Mirror>;
  readonly cursor: Signal<Cell>;
  /** The cell under the pointer. */
  readonly hover: Signal<Cell | undefined>;
  readonly selection: Signal<Selection | undefined>;
  readonly clipboard: Signal<Grid | undefined>;

  /** The one tier that is shown clearly; undefined for all. */
  readonly tier: Signal<number | undefined>;
  readonly showsAvailable: Signal<boolean>;
  readonly showsRelief: Signal<boolean>;
  /** Cells that a finding is pointing at. */
  readonly pointedAt: Signal<readonly Cell[]>;

  readonly sheet: Signal<SheetId | undefined>;
  readonly drawer: Signal<DrawerId | undefined>;
  /** Where the start sheet is at. */
  readonly beginning: Signal<Beginning>;
  /** A file of several boards, one of which is to be chosen. */
  readonly boards: Signal<Opened | undefined>;
  readonly pictureFile: Signal<File | undefined>;
  readonly notice: Signal<Notice | undefined>;
  /** What a screen reader should say. */
  readonly spoken: Signal<Saying>;
}

export function createState(spoken: Speech<EditorWords>): State {
  const speech = signal(spoken);
  const first = emptyDocument(spoken.words.newName);
  const history = signal(beginHistory<FortressDocument, Said>(first, said('saidBegin')));
  const underway = signal<FortressDocument | undefined>(undefined);
  const document = computed(() => underway.value ?? currentState(history.value));
  const grid = computed(() => document.value.grid);
  const findings = computed(() => checkLayout(toDraft(document.value)));
  const symmetry = signal<Symmetry>('both');
  const axes = signal(middleAxes(sizeOf(first.grid)));
  return {
    speech,
    language: computed(() => speech.value.language),
    messages: computed(() => speech.value.words),
    fortressKey: signal(''),
    history,
    underway,
    document,
    grid,
    findings,
    causes: computed(() => causesOf(findings.value)),
    isPlayable: computed(() => !findings.value.some(isError)),
    keeping: signal<Keeping>('kept'),
    tool: signal<ToolId>('paint'),
    height: signal(1),
    symmetry,
    axes,
    mirror: computed(() => ({ symmetry: symmetry.value, axes: axes.value })),
    cursor: signal({ row: 0, column: 0 }),
    hover: signal<Cell | undefined>(undefined),
    selection: signal<Selection | undefined>(undefined),
    clipboard: signal<Grid | undefined>(undefined),
    tier: signal<number | undefined>(undefined),
    showsAvailable: signal(false),
    showsRelief: signal(false),
    pointedAt: signal<readonly Cell[]>([]),
    sheet: signal<SheetId | undefined>(undefined),
    drawer: signal<DrawerId | undefined>(undefined),
    beginning: signal<Beginning>('bundled'),
    boards: signal<Opened | undefined>(undefined),
    pictureFile: signal<File | undefined>(undefined),
    notice: signal<Notice | undefined>(undefined),
    spoken: signal<Saying>(() => ''),
  };
}
