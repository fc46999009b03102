import type { ComponentChildren } from 'preact';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The key that chooses it, for the hint. */
  readonly key?: string;
  readonly face: ComponentChildren;
}

interface ChoiceProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly class?: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of several, as real radio buttons: arrow keys, names and states come with them. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { name, label, options, value, onChoose } = props;
  return (
    <fieldset class={`choice ${props.class ?? ''}`}>
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value} title={option.key ? `${option.label} (${option.key})` : option.label}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span class="choice-face">{option.face}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
