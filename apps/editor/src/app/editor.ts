/** The editor without its screen: the state and everything that can be done to it. */

import type { Language } from '@mahjong-fortress/base/languages';
import {
  checkLayout,
  isError,
  type Layout,
  makeShareCode,
  parseShareCode,
  textIn,
  trimRows,
} from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { type LoadWords, makeSpeaker, type Speech } from '@mahjong-fortress/words/speech';
import { batch } from '@preact/signals';
import {
  emptyDocument,
  type FortressDocument,
  fromDraft,
  fromLayout,
  toLayout,
} from '../document/document.ts';
import { centreShape } from '../document/edits.ts';
import { sizeOf } from '../document/grid.ts';
import { type Said, type Saying, said } from '../document/saying.ts';
import { middleAxes, mirrorOf } from '../document/symmetry.ts';
import { createClipboard } from './clipboard.ts';
import { createEditing, type Editing } from './editing.ts';
import { createGestures, type Gestures } from './gestures.ts';
import { createPieces, type Pieces } from './pieces.ts';
import { createShelf, type Shelf, type ShelfSurroundings } from './shelf.ts';
import { createState, type Keeping, type State } from './state.ts';
import { createTiers, type Tiers } from './tiers.ts';
import { createWorks } from './works.ts';

export interface EditorSurroundings extends ShelfSurroundings {
  readonly loadWords: LoadWords<EditorWords>;
}

export interface Editor {
  readonly state: State;
  readonly editing: Editing;
  readonly gestures: Gestures;
  readonly pieces: Pieces;
  readonly tiers: Tiers;
  readonly shelf: Shelf;
  readonly startEmpty: (size?: GridSize) => void;
  /** A layout from elsewhere becomes a fortress of its own; the one at hand stays on the shelf. */
  readonly startFrom: (layout: Layout) => void;
  /** Puts a layout on the table without keeping anything yet; what it answers with keeps it. */
  readonly show: (layout: Layout) => () => void;
  readonly openSaved: (key: string) => void;
  /** The shape to the middle of the paper, and the axes to the middle of the shape. */
  readonly centre: () => void;
  readonly axesToShape: () => void;
  /** Another tab has written the fortress that is open here. */
  readonly takeOver: () => void;
  /** Another tab has copied something. */
  readonly takeClipboard: () => void;
  /** Goes over to another language once its words have come. */
  readonly speak: (language: Language) => Promise<void>;
  readonly say: (words: Saying) => void;
  /** News that wait until they are read, however long they are. */
  readonly tell: (words: Saying) => void;
  readonly warn: (words: Saying) => void;
}

const textOf = (document: FortressDocument) => JSON.stringify(toLayout(document));

/** What a link leaves of a fortress, which is not every language and not a long description. */
function textAsShared(document: FortressDocument): string | undefined {
  const layout = toLayout(document);
  if (checkLayout(layout).some(isError)) return undefined;
  const shared = parseShareCode(makeShareCode(layout));
  return shared.ok ? textOf(fromLayout(shared.value.layout)) : undefined;
}

export function createEditor(speech: Speech<EditorWords>, surroundings: EditorSurroundings): Editor {
  const state = createState(speech);
  const hear = makeSpeaker(surroundings.loadWords, (heard) => {
    state.speech.value = heard;
  });
  const shelf = createShelf(state, surroundings, {
    onOpenRemoved: () => startEmpty(),
    onOpenRestored: openSaved,
  });
  const editing = createEditing(state, shelf.keep);
  const clipboard = createClipboard(state, surroundings.vault);
  const works = createWorks(state, surroundings);

  function putOnTable(key: string, document: FortressDocument, words: Said, keeping: Keeping = 'kept'): void {
    const work = works.read(key);
    batch(() => {
      state.fortressKey.value = key;
      editing.open(document, words, work);
      state.sheet.value = undefined;
      state.keeping.value = keeping;
    });
    // What went wrong before does not matter any more.
    if (state.notice.value?.kind === 'trouble') state.notice.value = undefined;
  }

  function startEmpty(size?: GridSize): void {
    const document = emptyDocument(state.messages.value.newName, size);
    putOnTable(surroundings.newKey(), document, said('saidBegin'), 'not-yet');
  }

  function nameOf({ about }: FortressDocument): string {
    return textIn(about.name, state.language.value);
  }

  function showSaved(key: string): void {
    if (key === state.fortressKey.value) {
      // It is on the table already, with its history.
      state.sheet.value = undefined;
      return;
    }
    const document = shelf.read(key);
    if (document) putOnTable(key, document, said('saidOpen', nameOf(document)));
  }

  function openSaved(key: string): void {
    showSaved(key);
    shelf.rememberOpen();
  }

  function show(layout: Layout): () => void {
    const document = fromLayout(layout);
    const wanted = textOf(document);
    const drawing = toLayout(document).rows.join();
    const known = shelf.list.value.saved.find(({ draft }) => {
      // Codes cost time, so only where the drawing is the same.
      if (trimRows(draft.rows).join() !== drawing) return false;
      const saved = fromDraft(draft);
      return textOf(saved) === wanted || textAsShared(saved) === wanted;
    });
    if (known) {
      showSaved(known.key);
      return shelf.rememberOpen;
    }
    putOnTable(surroundings.newKey(), document, said('saidOpen', nameOf(document)), 'not-yet');
    return shelf.keep;
  }

  function axesToShape(): void {
    const { grid, axes } = state;
    axes.value = mirrorOf(grid.value)?.axes ?? middleAxes(sizeOf(grid.value));
  }

  function warn(words: Saying): void {
    state.notice.value = { words, kind: 'trouble' };
  }

  const last = shelf.lastOpen();
  if (last) putOnTable(last.key, last.document, said('saidOpen', nameOf(last.document)));
  else startEmpty();

  return {
    state,
    editing,
    gestures: createGestures(state, editing),
    pieces: createPieces(state, editing, clipboard.keep),
    tiers: createTiers(state, editing),
    shelf,
    startEmpty,
    startFrom: (layout) => show(layout)(),
    show,
    openSaved,
    centre() {
      editing.run(centreShape);
      axesToShape();
    },
    axesToShape,
    takeOver() {
      const document = shelf.read(state.fortressKey.value);
      if (document) editing.adopt(document, said('changedElsewhere'));
    },
    takeClipboard: clipboard.takeOver,
    async speak(language) {
      if (!(await hear(language))) warn((words) => words.languageNotLoaded);
    },
    say(words) {
      state.notice.value = { words, kind: 'news' };
    },
    tell(words) {
      state.notice.value = { words, kind: 'word' };
    },
    warn,
  };
}
