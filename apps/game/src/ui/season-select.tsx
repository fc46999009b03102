/** The season of a seat. */
import { useWords } from './words.ts';

interface Props {
  readonly season: number;
  readonly label: string;
  onChange(season: number): void;
}

export function SeasonSelect({ season: chosen, label, onChange }: Props) {
  const { seasons } = useWords();
  return (
    <select
      aria-label={label}
      value={chosen}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {seasons.map((season, number) => (
        <option key={season} value={number}>
          {season}
        </option>
      ))}
    </select>
  );
}
