/** The editor without its screen: the state and everything that can be done to it. */

import type { Language } from '@mahjong-fortress/base/languages';
import {
  checkLayout,
  isError,
  type Layout,
  makeShareCode,
  parseShareCode,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { type LoadWords, makeSpeaker, type Speech } from '@mahjong-fortress/words/speech';
import { emptyDocument, type FortressDocument, fromLayout, toLayout } from '../document/document.ts';
import { centreShape } from '../document/edits.ts';
import { sizeOf } from '../document/grid.ts';
import type { Saying } from '../document/saying.ts';
import { middleAxes, mirrorOf } from '../document/symmetry.ts';
import { createEditing, type Editing } from './editing.ts';
import { createGestures, type Gestures } from './gestures.ts';
import { createPieces, type Pieces } from './pieces.ts';
import { createShelf, type Shelf, type ShelfSurroundings } from './shelf.ts';
import { createState, type State } from './state.ts';

export interface EditorSurroundings extends ShelfSurroundings {
  readonly loadWords: LoadWords<EditorWords>;
}

export interface Editor {
  readonly state: State;
  readonly editing: Editing;
  readonly gestures: Gestures;
  readonly pieces: Pieces;
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
  /** Goes over to another language once its words have come. */
  readonly speak: (language: Language) => Promise<void>;
  readonly say: (words: Saying) => void;
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

  function putOnTable(key: string, document: FortressDocument, words: Saying): void {
    state.fortressKey.value = key;
    editing.open(document, words);
    state.sheet.value = undefined;
    state.keeping.value = 'kept';
    // What went wrong before does not matter any more.
    if (state.notice.value?.kind === 'trouble') state.notice.value = undefined;
  }

  function startEmpty(size?: GridSize): void {
    const document = emptyDocument(state.messages.value.newName, size);
    putOnTable(surroundings.newKey(), document, (messages) => messages.saidBegin);
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
    if (document) putOnTable(key, document, (messages) => messages.saidOpen(nameOf(document)));
  }

  function openSaved(key: string): void {
    showSaved(key);
    shelf.rememberOpen();
  }

  function show(layout: Layout): () => void {
    const document = fromLayout(layout);
    const wanted = textOf(document);
    const drawing = toLayout(document).rows.join();
    const known = shelf.list.value.saved.find(({ key }) => {
      const saved = shelf.read(key);
      if (!saved) return false;
      // Codes cost time, so only where the drawing is the same.
      const isSameDrawing = toLayout(saved).rows.join() === drawing;
      return textOf(saved) === wanted || (isSameDrawing && textAsShared(saved) === wanted);
    });
    if (known) {
      showSaved(known.key);
      return shelf.rememberOpen;
    }
    putOnTable(surroundings.newKey(), document, (messages) => messages.saidOpen(nameOf(document)));
    state.keeping.value = 'not-yet';
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
  if (last) putOnTable(last.key, last.document, (messages) => messages.saidOpen(nameOf(last.document)));
  else startEmpty();

  return {
    state,
    editing,
    gestures: createGestures(state, editing),
    pieces: createPieces(state, editing),
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
      if (document) editing.adopt(document, (messages) => messages.changedElsewhere);
    },
    async speak(language) {
      if (!(await hear(language))) warn((words) => words.languageNotLoaded);
    },
    say(words) {
      state.notice.value = { words, kind: 'news' };
    },
    warn,
  };
}
