/** What the gallery can be narrowed down by. */
import { FILTERS, type Filter, type FilterWish, optionText } from '@mahjong-fortress/gallery';
import type { GalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { TextField } from '../ui/text-field.tsx';

interface FilterFieldsProps {
  readonly wish: FilterWish;
  readonly words: GalleryScreenWords['filters'];
  readonly onChange: (changes: FilterWish) => void;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function ChoiceField({ label, value, options, onChange }: ChoiceFieldProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function FilterField({ filter, wish, words, onChange }: FilterFieldsProps & { readonly filter: Filter }) {
  const { field } = filter;
  const value = wish[field] ?? '';
  const change = (text: string) => onChange({ [field]: text });
  switch (filter.type) {
    case 'choice':
      return (
        <ChoiceField
          label={words[field]}
          value={value}
          options={[
            { value: '', label: words.anything },
            ...filter.values.map((one) => ({ value: one, label: optionText(field, one, words) })),
          ]}
          onChange={change}
        />
      );
    case 'only':
      return (
        <label class="gallery-only">
          <input
            type="checkbox"
            checked={value === '1'}
            onChange={(event) => change(event.currentTarget.checked ? '1' : '')}
          />
          {words[field]}
        </label>
      );
    case 'text': {
      const label = filter.example ? `${words[field]} (${filter.example})` : words[field];
      return <TextField label={label} value={value} maxLength={40} onInput={change} />;
    }
  }
}

export function FilterFields(props: FilterFieldsProps) {
  return (
    <details class="gallery-more">
      <summary>{props.words.filters}</summary>
      <div class="gallery-fields">
        {FILTERS.map((filter) => (
          <FilterField key={filter.field} filter={filter} {...props} />
        ))}
      </div>
    </details>
  );
}
