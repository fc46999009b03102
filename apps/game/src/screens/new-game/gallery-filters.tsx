/** What the gallery can be narrowed down by, besides the number of players, which the sheet knows. */
import { FILTERS, type Filter, type FilterWish, optionText } from '@mahjong-fortress/gallery';
import type { GalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';

interface Props {
  readonly wish: FilterWish;
  readonly words: GalleryScreenWords['filters'];
  onChange(changes: FilterWish): void;
}

const SHOWN = FILTERS.filter(({ field }) => field !== 'players');

function FilterField({ filter, wish, words, onChange }: Props & { readonly filter: Filter }) {
  const { field } = filter;
  const value = wish[field] ?? '';
  const change = (text: string) => onChange({ [field]: text });
  switch (filter.type) {
    case 'only':
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={value === '1'}
            onChange={(event) => change(event.currentTarget.checked ? '1' : '')}
          />
          {words[field]}
        </label>
      );
    case 'choice':
      return (
        <label>
          {words[field]}
          <select value={value} onChange={(event) => change(event.currentTarget.value)}>
            <option value="">{words.anything}</option>
            {filter.values.map((one) => (
              <option key={one} value={one}>
                {optionText(field, one, words)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'text':
      return (
        <label>
          {words[field]}
          <input
            type="text"
            maxLength={40}
            placeholder={filter.example}
            value={value}
            onInput={(event) => change(event.currentTarget.value)}
          />
        </label>
      );
  }
}

export function GalleryFilters(props: Props) {
  return (
    <details class="gallery-more">
      <summary>{props.words.filters}</summary>
      <div class="gallery-filters">
        {SHOWN.map((filter) => (
          <FilterField key={filter.field} filter={filter} {...props} />
        ))}
      </div>
    </details>
  );
}
