import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly value: Signal<number>;
  readonly min: number;
  readonly max: number;
}

export function NumberField({ label, value, min, max }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="field narrow">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={value.value}
        onInput={(event) => {
          const number = Math.round(event.currentTarget.valueAsNumber);
          if (number >= min && number <= max) value.value = number;
        }}
        onBlur={(event) => {
          // What was refused does not stay.
          event.currentTarget.value = String(value.value);
        }}
      />
    </div>
  );
}
