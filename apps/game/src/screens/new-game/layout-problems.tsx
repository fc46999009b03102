/** Why a fortress from outside cannot be opened, in sentences. */
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../../ui/words.ts';

export function LayoutProblems({ problems }: { readonly problems: readonly string[] }) {
  const { newGame } = useWords();
  const element = useRef<HTMLDivElement>(null);
  // Lists of fortresses are long; what is wrong with one may come out of sight.
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), [problems]);
  if (problems.length === 0) return null;
  return (
    <div class="problem" role="alert" ref={element}>
      {newGame.badLayout}
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
