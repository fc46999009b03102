import { useId } from 'preact/hooks';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Its place in the file, by which findings find it. */
  readonly field?: string;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
  readonly maxLength?: number;
  readonly lines?: number;
  readonly suggestions?: readonly string[];
  /** At every letter. */
  readonly onInput?: (text: string) => void;
  /** When the field is left; returns what was taken of the text. */
  readonly onChange?: (text: string) => string;
}

export function TextField(props: TextFieldProps) {
  const id = useId();
  const { label, value, hint, field, problem, maxLength, lines, suggestions, onInput, onChange } = props;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    maxLength,
    'data-field': field,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described || undefined,
    onInput: (event: { currentTarget: { value: string } }) => onInput?.(event.currentTarget.value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (onChange) currentTarget.value = onChange(currentTarget.value);
    },
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {lines ? (
        <textarea rows={lines} {...shared} />
      ) : (
        <input type="text" list={suggestions && `${id}-list`} {...shared} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {problem && (
        <p class="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
