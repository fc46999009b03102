/** A tile of every kind with its name, for whoever sees them for the first time. */
import { FACES, KINDS } from '@mahjong-fortress/rules';
import { TileFace } from '../mirror/tile-face.tsx';
import { useWords } from '../ui/words.ts';

export function Kinds() {
  const words = useWords();
  return (
    <ul class="coach-kinds">
      {KINDS.map((kind) => (
        <li key={kind}>
          <TileFace face={FACES.findIndex((face) => face.kind === kind)} />
          {words.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}
