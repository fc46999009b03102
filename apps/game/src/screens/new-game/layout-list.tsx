/** Fortresses to choose from, as pictures with their names. */
import { type Layout, makePicture, textIn } from '@mahjong-fortress/layouts-schema';
import { Picture } from '../../ui/picture.tsx';
import { useLanguage } from '../../ui/words.ts';

function shapeKey(layout: Layout): string {
  return `${layout.id} ${layout.rows.join('/')}`;
}

/** Two collections may have the same fortress. */
export function uniqueLayouts(layouts: readonly Layout[]): readonly Layout[] {
  return [...new Map(layouts.map((layout) => [shapeKey(layout), layout])).values()];
}

export function LayoutPicture({ layout }: { readonly layout: Layout }) {
  return (
    <Picture
      drawing={`layout ${shapeKey(layout)}`}
      draw={() => makePicture(layout, { table: false, idPrefix: 'p' })}
      alt=""
      class="layout-picture"
    />
  );
}

interface Props {
  readonly layouts: readonly Layout[];
  /** A word below each name. */
  readonly notes?: readonly string[];
  readonly chosen: Layout;
  onChoose(layout: Layout, index: number): void;
}

export function LayoutList({ layouts, notes = [], chosen, onChoose }: Props) {
  const language = useLanguage();
  return (
    <ul class="layout-list">
      {layouts.map((one, index) => (
        <li key={`${index} ${shapeKey(one)}`}>
          <button
            type="button"
            class="layout-choice"
            aria-pressed={shapeKey(one) === shapeKey(chosen)}
            onClick={() => onChoose(one, index)}
          >
            <LayoutPicture layout={one} />
            {textIn(one.name, language)}
            {notes[index] ? <small>{notes[index]}</small> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
